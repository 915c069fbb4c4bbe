/** Which commit a whole green run was of: `.cache/passed` holds its hash, for whoever wants to know before handing it in. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './environment.mjs';

const FILE = path.join(ROOT, '.cache/passed');

/** The commit that is checked out, or null where something besides it lies in the tree, or where there is no git. */
export function cleanCommit() {
  const status = git('status', '--porcelain');
  return status === '' ? git('rev-parse', 'HEAD') : null;
}

/** Writes the commit down where the tree is still clean and still that commit's; takes an older note away where it is not. */
export function recordPassed(before) {
  if (before === null || cleanCommit() !== before) {
    rmSync(FILE, { force: true });
    console.log('\nNot recorded as passed: the tree is not a commit, or it changed meanwhile.');
    return;
  }
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${before}\n`);
}

function git(...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
