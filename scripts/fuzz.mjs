/**
 * `npm run fuzz [seed]`: what `npm test` tries with one seed, with another and for longer: properties, random sequences of orders, payments and campaigns,
 * crashes, and strangers' requests to every operation and every form. Prints the seed, which brings the same run about again.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { Refusal, ROOT, runScript } from './environment.mjs';
import { ensureInstalled } from './install.mjs';

const REQUESTS = 60_000;
const WALKS = 2_000;
const RUNS = [
  ['run', '--project', 'unit'],
  ['run', '--project', 'border', 'tests/fuzz/', 'tests/routes/broken-bytes.test.ts', 'tests/backend/isolation.test.ts'],
];

await runScript(async () => {
  ensureInstalled();
  await ensureBuilt();
  const seed = process.argv[2] ?? String(randomInt(2 ** 31));
  if (!/^\d{1,10}$/.test(seed)) throw new Refusal(`The seed must be a whole number, not "${seed}".`);
  console.log(`Seed ${seed}: "npm run fuzz ${seed}" does the same again.`);
  const env = {
    ...process.env,
    APP_ENV: 'test',
    FUZZ_SEED: seed,
    FUZZ_REQUESTS: process.env.FUZZ_REQUESTS || String(REQUESTS),
    RANDOM_WALKS: process.env.RANDOM_WALKS || String(WALKS),
    ALL_ORDERS: '1',
    ALL_BYTES: '1',
    ALL_VALUES: '1',
  };
  const failed = RUNS.filter((words) => !run(words, env));
  if (failed.length > 0)
    throw new Refusal(`Failed with seed ${seed}: ${failed.map((words) => words.join(' ')).join('; ')}.`);
});

function run(words, env) {
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  return spawnSync(process.execPath, [vitest, ...words], { cwd: ROOT, env, stdio: 'inherit' }).status === 0;
}
