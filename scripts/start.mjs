/**
 * `npm start`: from a fresh clone to a running product. Installs what is missing, builds what is stale, starts the back end (which starts
 * its own PostgreSQL, migrates and seeds) and the dashboard, prints where they are, starts again what has ended by itself, and ends both at Ctrl-C.
 */
import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from './build.mjs';
import { variableProblems } from './check-variables.mjs';
import { checkPort, startChild } from './children.mjs';
import { badPort, loadDotEnv, Refusal, ROOT, readPort, runScript } from './environment.mjs';
import { ensureInstalled } from './install.mjs';
import { keepRunning } from './keep-running.mjs';

/** The first start seeds; a slow machine may take its time. */
const BACKEND_MS = 300_000;
const DASHBOARD_MS = 60_000;
/** In which a process that cannot start says so. */
const OTHER_MS = 2_500;

await runScript(async () => {
  const since = Date.now();
  loadDotEnv();
  const dataDir = path.resolve(ROOT, process.env.DATA_DIR || '.data');
  ensureInstalled();
  await ensureBuilt();
  const { port, backendPort } = await checkedPorts(dataDir);

  const env = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    ...ownMachine(port, backendPort),
  };
  const log = (name) => path.join(dataDir, `${name}.log`);
  const kinds = [
    {
      start: () => startChild('back end', 'build/backend/main.js', { env, log: log('backend'), onLine: showProgress }),
      isUp: (child) => child.answers(`http://127.0.0.1:${backendPort}/healthz`, BACKEND_MS),
    },
    {
      start: () => startChild('dashboard', 'build/door/main.js', { env, log: log('dashboard') }),
      isUp: (child) => child.answers(`http://127.0.0.1:${port}/healthz`, DASHBOARD_MS),
    },
  ];
  let running = kinds.map(({ start }) => start());
  const end = endTogether(() => running);

  try {
    console.log('Starting the database, the back end and the dashboard …');
    await bothAnswer(kinds.map(({ isUp }, n) => isUp(running[n])));
  } catch (error) {
    await end(1, error instanceof Refusal ? error.message : String(error));
  }
  console.log(welcome({ port, backendPort, dataDir, seconds: (Date.now() - since) / 1000 }));
  running = kinds.map(({ start, isUp }, n) =>
    keepRunning(running[n], start, {
      say: (sentence) => console.log(sentence),
      giveUp: (sentence) => end(1, `${sentence}\nThe logs lie in ${dataDir}.`),
      isUp,
    }),
  );
});

/** The two ports, after everything that keeps either process from starting was looked for. Throws one Refusal that names all of it. */
async function checkedPorts(dataDir) {
  const problems = [];
  const note = async (check) => {
    try {
      await check();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push(error.message);
    }
  };
  const [port, backendPort] = [readPort('PORT', 3000), readPort('BACKEND_PORT', 8031)];
  for (const [name, number] of [
    ['PORT', port],
    ['BACKEND_PORT', backendPort],
  ]) {
    if (number === null) problems.push(badPort(name));
    else await note(() => checkPort(name, number));
  }
  if (port !== null && port === backendPort)
    problems.push(`PORT and BACKEND_PORT are both ${port}: give them different ones.`);
  await note(() => checkFolder(dataDir));
  // What is wrong with a port has been said.
  const others = (await variableProblems(process.env)).filter((line) => !/: (BACKEND_)?PORT\b/.test(line));
  problems.push(...others);
  if (problems.length > 0)
    throw new Refusal(
      ['Nothing was started. Mend these (see .env.example):', ...problems.map((line) => `  - ${line}`)].join('\n'),
    );
  return { port, backendPort };
}

/** Waits for both. Where one refuses to start, the other is given a moment to say what it misses, so that one reading mends everything. */
async function bothAnswer(answers) {
  const refusals = [];
  const watched = answers.map((answer) => answer.catch((error) => void refusals.push(error)));
  const first = Promise.race(answers.map((answer) => answer.then(() => new Promise(() => {}))));
  await Promise.race([Promise.all(watched), first.catch(() => sleep(OTHER_MS))]);
  if (refusals.length > 0) throw new Refusal(refusals.map((error) => error.message ?? String(error)).join('\n'));
}

function checkFolder(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Refusal(`The data folder ${dataDir} cannot be written (${error.code}): set DATA_DIR to one that can.`);
  }
}

/** On one's own machine the two must find each other when a port is not the usual one, and know each other without anybody setting a secret. */
function ownMachine(port, backendPort) {
  const isOwnMachine = ['local', 'test'].includes(process.env.APP_ENV || 'local');
  if (!isOwnMachine) return {};
  return {
    LOCAL_API_BASE: process.env.LOCAL_API_BASE || `http://localhost:${backendPort}`,
    DASHBOARD_ORIGIN: process.env.DASHBOARD_ORIGIN || `http://{host}:${port}`,
    DASHBOARD_SECRET: process.env.DASHBOARD_SECRET || randomBytes(32).toString('base64url'),
  };
}

/** The back end logs JSON; what it says while it prepares the database is shown. */
function showProgress(line) {
  try {
    const { progress } = JSON.parse(line);
    if (progress) console.log(`  ${progress}`);
  } catch {
    // not a line of the log
  }
}

/** Ctrl-C, SIGTERM or a closed terminal ends both, and then us. The answer does the same for another reason; it never returns. */
function endTogether(running) {
  let ending = false;
  const end = async (code, why) => {
    if (!ending) {
      ending = true;
      console.log(why);
      await Promise.all(running().map((child) => child.stop()));
      process.exit(code);
    }
    await new Promise(() => {});
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0, '\nEnding …'));
  return end;
}

function welcome({ port, backendPort, dataDir, seconds }) {
  const env = process.env.APP_ENV || 'local';
  const lines = [
    '',
    `Ready after ${seconds.toFixed(1)} s.`,
    '',
    `  Dashboard   http://localhost:${port}  (tenant aurora)`,
    `              http://<tenant>.localhost:${port}  with any of:`,
    ...wrapped(tenantNames()).map((line) => `              ${line}`),
    `  API         http://localhost:${backendPort}/docs`,
  ];
  if (env === 'local' || env === 'test')
    lines.push(
      `  Mailbox     http://localhost:${backendPort}/mailbox`,
      `  Identities  http://localhost:${backendPort}/local-identity`,
      `  Portals     http://localhost:${backendPort}/local-portal/<tenant>.localhost  (enclave and arboleda sign in there)`,
      ...(process.env.GOOGLE_CLIENT_ID
        ? []
        : ['  Google      a provider of this machine, behind the button of aurora, cumbre and jugada']),
    );
  if (env !== 'prod' && env !== 'dev')
    lines.push(
      '',
      '  Demo log-ins, at each tenant, all with the password lonja-demo-2026:',
      '    manager@<tenant>.test    approver@<tenant>.test (the second manager)',
      '    issuer@<tenant>.test     investor@<tenant>.test    newcomer@<tenant>.test',
    );
  lines.push('', `  Data and logs lie in ${dataDir}. Ctrl-C ends everything.`, '');
  return lines.join('\n');
}

/** Names in the order of the registry's list. */
function tenantNames() {
  const text = readFileSync(path.join(ROOT, 'tenants/registry.ts'), 'utf8');
  const begin = text.indexOf('= [', text.indexOf('const TENANTS'));
  return text
    .slice(begin + 3, text.indexOf(']', begin + 3))
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

function wrapped(names) {
  const lines = [''];
  for (const name of names) {
    if (lines.at(-1).length + name.length > 80) lines.push('');
    lines[lines.length - 1] += `${lines.at(-1) ? ', ' : ''}${name}`;
  }
  return lines;
}
