import { execFileSync } from 'node:child_process';

/** No calls of the browser's own to anywhere; as root Chromium runs only without its sandbox. */
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A journey's page lives for seconds: what the engine spends on making its script quicker for later, in threads of its own, is never earned back, and was two fifths of the browser's time where axe looks.
  '--js-flags=--no-opt,--no-maglev',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * How a browser of this machine is started: one of Playwright's own would have to be downloaded. A `reader` shows PDFs in itself, which the
 * build without windows that runs the other journeys does not.
 */
export function launchOf(kind: 'chromium' | 'reader'): { executablePath: string; args: string[] } {
  const found = execFileSync(process.execPath, ['scripts/chromium.mjs', kind], { encoding: 'utf8' }).trim();
  return { executablePath: found, args: FLAGS };
}
