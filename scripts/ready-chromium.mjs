import { spawn } from 'node:child_process';
import path from 'node:path';
import { Refusal, ROOT } from './environment.mjs';

/**
 * The path of the journeys' browser, installed where it is missing by a process of its own: packages are installed and the first stages run meanwhile.
 * Fails with a `Refusal`, which is told to whoever waits for the path.
 */
export function readyChromium() {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/chromium.mjs'), 'ready'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (piece) => {
    said += piece;
  });
  const found = new Promise((done, fail) => {
    child.once('error', fail).once('close', (code) => {
      if (code === 0 && said.trim()) done(said.trim());
      else fail(new Refusal('There is no browser for the journeys: what is missing stands above.'));
    });
  });
  // Waited for before the build: until then a failure is nobody's to catch.
  found.catch(() => undefined);
  return found;
}
