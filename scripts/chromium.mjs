/**
 * Finds the browser for the journeys; run by itself it prints the browser's path, with the word `reader` that of one that shows PDFs, with `ready`
 * after installing it where it is missing. Chromium's own build without windows comes first: the same engine at less than half of the processor's
 * time, since it draws no window that nobody sees.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Refusal, runScript } from './environment.mjs';

/** Debian's build of Chromium without windows. */
const HEADLESS = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium that shows PDFs, which the build without windows does not; any other where there is none. */
export function findReader() {
  const own = process.env.CHROMIUM_PATH;
  if (own && path.basename(own) !== HEADLESS) return own;
  return candidates(NAMES).find(runs) ?? findChromium();
}

/** Path of a Chromium on this machine, or null. `CHROMIUM_PATH` wins. */
export function findChromium() {
  const own = process.env.CHROMIUM_PATH;
  if (own) {
    if (!runs(own)) throw new Refusal(`CHROMIUM_PATH is "${own}", where no program lies.`);
    return own;
  }
  return candidates([HEADLESS, ...NAMES]).find(runs) ?? null;
}

function candidates(names) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  return [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...PLACES];
}

/**
 * Finds a Chromium, installing Debian's two builds where we may; where that without windows cannot be had, any Chromium serves. Throws a
 * sentence that says what to install where there is none.
 */
export function ensureChromium() {
  const found = findChromium();
  if (process.env.CHROMIUM_PATH) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const hasReader = candidates(NAMES).some(runs);
    const refusal = hasReader ? null : install('chromium');
    if (refusal && !found) throw new Refusal(refusal);
    if (!candidates([HEADLESS]).some(runs)) install(HEADLESS);
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
  // The path alone is this script's own answer.
  console.error(`Installing ${browser} by apt-get …`);
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

/** What this script answers to a word. */
const ANSWERS = { ready: ensureChromium, reader: findReader };

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await runScript(() => console.log((ANSWERS[process.argv[2]] ?? findChromium)() ?? ''));
