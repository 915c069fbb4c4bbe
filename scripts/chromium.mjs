/**
 * Finds the browser for the journeys; run by itself it prints the browser's path. Chromium's own build without windows comes first: the same
 * engine at less than half of the processor's time, since it draws no window that nobody sees.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Refusal } from './environment.mjs';

/** Debian's build of Chromium without windows. */
const HEADLESS = 'chromium-headless-shell';
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
  const named = [HEADLESS, ...NAMES].flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...named, ...PLACES].find(runs) ?? null;
}

/**
 * Finds a Chromium, installing Debian's build without windows where we may; where that cannot be had, any Chromium serves. Throws a sentence
 * that says what to install where there is none.
 */
export function ensureChromium() {
  const found = findChromium();
  if (found && (process.env.CHROMIUM_PATH || path.basename(found) === HEADLESS)) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const refusal = install(HEADLESS);
    const second = refusal && !found ? install('chromium') : null;
    if (second) throw new Refusal(second);
  }
  const installed = findChromium();
  if (!installed)
    throw new Refusal(
      'The browser journeys need Chromium or Google Chrome: install one (on Debian or Ubuntu: "sudo apt-get install chromium"), or set CHROMIUM_PATH.',
    );
  return installed;
}

/** Installs one of Debian's browsers, and letters for it. Gives null, or a sentence that says what failed. */
function install(browser) {
  console.log(`Installing ${browser} by apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const words of [['update'], ['install', '-y', '--no-install-recommends', browser, 'fonts-noto-core']]) {
    const { status, stderr } = spawnSync('apt-get', words, { env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    if (status !== 0) return `"apt-get ${words.join(' ')}" failed: ${stderr?.trim().split('\n').pop()}`;
  }
  return null;
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
