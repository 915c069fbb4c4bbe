/** Finds the browser for the journeys; run by itself it prints the browser's path. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Refusal } from './environment.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium on this machine, or null. `CHROMIUM_PATH` wins. */
export function findChromium() {
  const own = process.env.CHROMIUM_PATH;
  if (own) {
    if (!runs(own)) throw new Refusal(`CHROMIUM_PATH is "${own}", where no program lies.`);
    return own;
  }
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))), ...PLACES];
  return candidates.find(runs) ?? null;
}

/** Finds a Chromium, installing Debian's where we may. Throws a sentence that says what to install where we may not. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version'))
    throw new Refusal(
      'The browser journeys need Chromium or Google Chrome: install one (on Debian or Ubuntu: "sudo apt-get install chromium"), or set CHROMIUM_PATH.',
    );
  console.log('Installing Chromium by apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-core']]) {
    const { status, stderr } = spawnSync('apt-get', words, { env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    if (status !== 0) throw new Refusal(`"apt-get ${words.join(' ')}" failed: ${stderr.trim().split('\n').pop()}`);
  }
  const installed = findChromium();
  if (!installed) throw new Refusal('Chromium was installed by apt-get, but is not found: set CHROMIUM_PATH.');
  return installed;
}

function runs(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(findChromium() ?? '');
