/**
 * `npm test`: everything, on a machine with only Node and npm. Installs packages and, beside them, a browser, then lint and unit tests with the build and types beside them, tests
 * across borders, strangers' requests, browser journeys. Each stage runs whatever the one before it gave. A run without a failure, on a clean
 * tree, leaves its commit in `.cache/passed`. The last line is `N passed, N failed`.
 */
import { fork, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bundleProcess } from './bundle-process.mjs';
import { ROOT, runScript } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { cleanCommit, recordPassed } from './passed-commit.mjs';
import { readyChromium } from './ready-chromium.mjs';
import {
  playwrightCounts,
  playwrightFailures,
  playwrightShaky,
  readReport,
  vitestCounts,
  vitestFailures,
} from './test-reports.mjs';

const MINUTE = 60_000;
const RESULTS = path.join(ROOT, '.cache/results');
/** No test may depend on what a developer's shell or `.env` says. */
const CLEARED = [
  'DATABASE_URL',
  'DATA_DIR',
  'PORT',
  'BACKEND_PORT',
  'SMTP_URL',
  'SENTRY_DSN',
  'LOCAL_API_BASE',
  'DASHBOARD_ORIGIN',
  'FUZZ_SEED',
  'FUZZ_REQUESTS',
  'RANDOM_WALKS',
  'ALL_ORDERS',
  'ALL_BYTES',
  'ALL_VALUES',
  'JOURNEYS',
  'NEWCOMERS',
  'TEST_CLUSTER_URL',
  'TEST_FILES',
  'TEST_WORKER',
];
/** Stages whose tests have databases: they share one cluster, which is made while the stages before them run. */
const ON_DATABASES = ['border', 'journeys'];

/** These two go on beside the stages before `border`, one after the other, and what they say is printed when those have ended: a build keeps one core busy, and a check of types waits for memory. */
const BESIDE = [
  { name: 'build', script: 'scripts/build.mjs', limit: 10 * MINUTE },
  // The compiler gives memory back seldom: half of its time went there.
  {
    name: 'types',
    command: ['typescript-native/bin/tsc', '--noEmit', '-p', '.'],
    env: { GOGC: '300' },
    limit: 10 * MINUTE,
  },
];

/** A run takes some half an hour on two cores of its own. Whoever runs it waits for an hour and a half: whatever has not ended by then says so in time. */
const RUN_LIMIT = 88 * MINUTE;

/** A limit ends what hangs, not what is slow: it is at least three times what a stage takes on a machine of its own. `tests` reads counts out of a stage's report; a stage without one counts where it fails. */
const STAGES = [
  { name: 'lint', command: ['@biomejs/biome/bin/biome', 'ci', '--colors=off', '.'], limit: 5 * MINUTE },
  { name: 'unit', command: vitest('unit'), limit: 12 * MINUTE, tests: vitestCounts, failures: vitestFailures },
  { name: 'border', command: vitest('border'), limit: 40 * MINUTE, tests: vitestCounts, failures: vitestFailures },
  {
    name: 'journeys',
    command: ['@playwright/test/cli.js', 'test'],
    limit: 70 * MINUTE,
    tests: playwrightCounts,
    failures: playwrightFailures,
    shaky: playwrightShaky,
  },
];

/** How much of what a stage said last is said again where it was ended. */
const LAST_WORDS = 3000;

await runScript(async () => {
  const deadline = Date.now() + RUN_LIMIT;
  process.chdir(ROOT);
  const chromium = readyChromium();
  ensureInstalled();
  mkdirSync(RESULTS, { recursive: true });
  const env = { ...process.env, APP_ENV: 'test', FORCE_COLOR: '0' };
  for (const name of CLEARED) delete env[name];

  const before = cleanCommit();
  const results = [];
  const cluster = holdCluster(env);
  const said = [];
  const beside = inTurn(BESIDE, (stage) => runStage(stage, env, deadline, (words) => said.push(words)));
  for (const stage of STAGES) {
    if (stage.name === 'border') {
      results.push(...(await beside));
      process.stdout.write(Buffer.concat(said));
      env.CHROMIUM_PATH = await chromium;
    }
    const own = ON_DATABASES.includes(stage.name) ? { ...env, ...(await cluster.variables) } : env;
    results.push(await runStage(stage, own, deadline));
  }
  await cluster.end();

  // Said again at the end: of a long print-out often only the last part is kept.
  for (const { name, failures } of results)
    for (const { test, words } of failures) console.log(`\nFailed in ${name}: ${test}\n${words.slice(0, LAST_WORDS)}`);
  for (const { name, shaky } of results)
    for (const { test, words } of shaky)
      console.log(`\nShaky in ${name}, passed at its second try: ${test}\n${words.slice(0, 800)}`);
  console.log('\nStage       seconds   passed  failed  skipped');
  for (const { name, seconds, counts } of results) {
    const numbers = [counts.passed, counts.failed, counts.skipped].map((count) => String(count).padStart(8)).join('');
    console.log(`${name.padEnd(10)}${seconds.toFixed(1).padStart(9)} ${numbers}`);
  }
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map((key) =>
    results.reduce((sum, { counts }) => sum + counts[key], 0),
  );
  const words = [`${passed} passed`, `${failed} failed`, ...(skipped > 0 ? [`${skipped} skipped`] : [])];
  console.log(`\n${words.join(', ')}`);
  const isGreen = failed === 0 && passed > 0;
  if (isGreen) recordPassed(before);
  process.exitCode = isGreen ? 0 : 1;
});

async function inTurn(stages, run) {
  const results = [];
  for (const stage of stages) results.push(await run(stage));
  return results;
}

/** Makes the cluster of all databases. A cluster that could not be made leaves each stage to its own, which says why. */
function holdCluster(env) {
  const file = '.cache/test-cluster/held-cluster.js';
  let child;
  const variables = bundleProcess('tests/support/held-cluster.ts', file).then(
    () =>
      new Promise((done) => {
        child = fork(path.join(ROOT, file), [], {
          cwd: ROOT,
          env,
          execArgv: ['--import', path.join(ROOT, 'scripts/end-with-parent.mjs')],
        });
        child.once('message', done).once('exit', () => done({}));
      }),
    () => ({}),
  );
  const end = async () => {
    await variables;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGTERM');
    await new Promise((done) => child.once('exit', done));
  };
  return { variables, end };
}

/** `tell` takes what the stage says; without it, it is printed as it comes. */
async function runStage(stage, env, deadline, tell = print) {
  const { name, command, script, limit, tests, failures, shaky } = stage;
  tell(Buffer.from(`\n== ${name}\n`));
  const report = path.join(RESULTS, `${name}.json`);
  rmSync(report, { force: true });
  const since = Date.now();
  const words = script ? [script] : [path.join(ROOT, 'node_modules', command[0]), ...command.slice(1)];
  const allowed = Math.max(0, Math.min(limit, deadline - since));
  const { code, isLate, last } = await run(words, { ...env, ...stage.env }, allowed, tell);
  const counts = tests ? tests(readReport(report)) : { passed: 0, failed: 0, skipped: 0 };
  // A stage that ended badly without a failed test of its own (types, lint, a crash, a time-out, no test found) is one failure.
  if (tests && counts.passed + counts.failed === 0) counts.failed = 1;
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  const written = readReport(report);
  const ended = { test: `ended after ${Math.round(allowed / MINUTE)} minutes; what it said last`, words: last };
  return {
    name,
    seconds: (Date.now() - since) / 1000,
    counts,
    failures: [...(failures?.(written) ?? []), ...(isLate ? [ended] : [])],
    shaky: shaky?.(written) ?? [],
  };
}

/** Runs a program in a process group of its own, so that nothing it started outlives its limit or our Ctrl-C. */
function run(words, env, limit, tell) {
  return new Promise((done) => {
    const child = spawn(process.execPath, words, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let last = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece) => {
        tell(piece);
        last = `${last}${piece}`.slice(-LAST_WORDS);
      });
    const send = (signal) => {
      try {
        process.kill(-child.pid, signal);
      } catch {
        child.kill(signal);
      }
    };
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      console.error(`Ended after ${Math.round(limit / MINUTE)} minutes.`);
      send('SIGTERM');
      setTimeout(() => send('SIGKILL'), 10_000).unref();
    }, limit);
    const interrupted = () => {
      send('SIGTERM');
      // After the other stage that may be running has been told as well.
      setImmediate(() => process.exit(130));
    };
    process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
    const end = (code) => {
      clearTimeout(late);
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
      done({ code: code ?? 1, isLate, last });
    };
    // What a killed stage leaves running may hold its output open: nobody waits for that.
    child.once('close', end).once('exit', (code) => setTimeout(() => end(code), 5_000).unref());
  });
}

/** @param {Buffer} words */
function print(words) {
  process.stdout.write(words);
}

function vitest(project) {
  const report = path.join(RESULTS, `${project}.json`);
  return [
    'vitest/vitest.mjs',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
}
