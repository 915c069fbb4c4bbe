/** Brings `node_modules` to what `package-lock.json` says, and does nothing where it is there already. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal, ROOT } from './environment.mjs';

/** Runs `npm ci` where a package is missing or of another version than the lock's. */
export function ensureInstalled() {
  const reason = staleBecause();
  if (!reason) return;
  console.log(`Installing packages (${reason}); about a minute …`);
  const cli = process.env.npm_execpath;
  const [command, ...first] = cli?.endsWith('.js') ? [process.execPath, cli] : ['npm'];
  const { status } = spawnSync(command, [...first, 'ci', '--include=dev', '--include=optional', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32' && !cli,
  });
  if (status !== 0) throw new Refusal('The packages could not be installed: see what "npm ci" printed above.');
}

/** Compares the lock with npm's own note of what it installed; null where they agree. */
function staleBecause() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  if (!present) return 'none are here yet';
  for (const [place, { version, optional, devOptional, peer, link }] of Object.entries(wanted ?? {})) {
    if (place === '' || link) continue;
    const found = present[place];
    if (!found && (optional || devOptional || peer)) continue;
    if (found?.version !== version) return `${place.replace('node_modules/', '')} changed`;
  }
  return null;
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).packages;
  } catch {
    return null;
  }
}
