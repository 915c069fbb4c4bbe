/** `npm run bench [part of a name]`: runs each measurement of `bench/*.ts` by itself, one after another, and prints what it prints. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { loadDotEnv, Refusal, ROOT, runScript } from './environment.mjs';
import { ensureInstalled } from './install.mjs';

await runScript(async () => {
  loadDotEnv();
  ensureInstalled();
  await ensureBuilt();
  const part = process.argv[2] ?? '';
  const names = readdirSync(path.join(ROOT, 'bench'))
    .filter((name) => name.endsWith('.ts') && name.includes(part))
    .sort();
  if (names.length === 0) throw new Refusal(`There is no measurement with "${part}" in its name in bench/.`);
  const failed = names.filter((name) => !measure(name));
  if (failed.length > 0) throw new Refusal(`Failed: ${failed.join(', ')}.`);
});

function measure(name) {
  console.log(`\n${name}`);
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', path.join('bench', name)], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  return status === 0;
}
