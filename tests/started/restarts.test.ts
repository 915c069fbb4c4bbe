import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cloneDatabase } from '#tests/support/database.ts';
import { freePort } from '#tests/support/free-port.ts';
import { until } from '#tests/support/until.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** A place of its own for one start: its folder and its two ports. */
async function ownPlace(): Promise<{ APP_ENV: string; PORT: string; BACKEND_PORT: string; DATA_DIR: string }> {
  const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'lonja-start-'));
  folders.push(DATA_DIR);
  return { APP_ENV: 'test', PORT: String(await freePort()), BACKEND_PORT: String(await freePort()), DATA_DIR };
}

/** `npm start` itself, with what it has printed so far. */
function start(env: Record<string, string>): { child: ChildProcess; said(): string } {
  const given = { ...process.env, DATABASE_URL: '', LOCAL_API_BASE: '', DASHBOARD_ORIGIN: '', ...env };
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env: given, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  return { child, said: () => text };
}

/** The process that runs a file for a start script; null where there is none just now. */
function childOf(parent: ChildProcess, file: string): number | null {
  for (const line of execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')) {
    const [, pid, ppid, words = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    if (Number(ppid) === parent.pid && words.includes(file)) return Number(pid);
  }
  return null;
}
/** The secret that a process was given, as Linux tells; null elsewhere. */
const secretOf = async (pid: number | null) =>
  readFile(`/proc/${pid}/environ`, 'utf8').then(
    (text) => /\0DASHBOARD_SECRET=([^\0]*)/.exec(`\0${text}`)?.[1] ?? '',
    () => null,
  );
const killHard = (pid: number | null) => {
  if (pid === null) throw new Error('there is no such process');
  process.kill(pid, 'SIGKILL');
};
const isUp = async (port: string | undefined) =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

test('a single start names every bad variable of both processes, and starts nothing', async () => {
  const { child, said } = start({
    ...(await ownPlace()),
    APP_ENV: 'demo',
    PORT: 'abc',
    DATABASE_CONNECTIONS: '1',
    SMTP_URL: 'nonsense',
    GOOGLE_CLIENT_ID: 'alone',
    SESSION_SECRET: 'short',
    TRUSTED_PROXIES: 'everybody',
    TRUSTED_PROXY: '10.0.0.1',
    DASHBOARD_SECRET: 'short',
  });
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(1);
  for (const name of [
    'PORT',
    'DATABASE_CONNECTIONS',
    'SMTP_URL',
    'MAIL_FROM',
    'GOOGLE_CLIENT_ID',
    'SESSION_SECRET',
    'TRUSTED_PROXIES',
    'TRUSTED_PROXY',
    'DASHBOARD_SECRET:?',
    'FILES_KEY',
  ])
    expect(said()).toMatch(new RegExp(`^  - (?:back end: |dashboard: )?${name} `, 'm'));
  expect(said()).not.toContain('Starting the database');
});

test.concurrent('a process that ends by itself is started again and reported: the dashboard, the back end, its PostgreSQL; an ordinary end is no alarm', async () => {
  const env = await ownPlace();
  const { child, said } = start(env);
  let made = '';
  const answered = (name: string) => said().split(`The ${name} answers again.`).length - 1;
  try {
    await until(() => said().includes('Ready after') || child.exitCode !== null, said);
    expect(child.exitCode).toBeNull();

    const secrets = await Promise.all(
      ['door', 'backend'].map((name) => secretOf(childOf(child, `build/${name}/main.js`))),
    );
    if (secrets[0] !== null) expect(secrets[0]).toHaveLength(43);
    expect(secrets[1]).toBe(secrets[0]);
    made = secrets[0] ?? '';

    killHard(childOf(child, 'build/door/main.js'));
    await until(() => answered('dashboard') === 1, said);
    expect(said()).toContain(
      'The dashboard has ended by itself (signal SIGKILL), 1 of at most 5 times within a minute: it is started again.',
    );
    expect(await isUp(env.PORT)).toBe(true);

    killHard(childOf(child, 'build/backend/main.js'));
    await until(() => answered('back end') === 1, said);
    expect(said()).toContain('The back end has ended by itself (signal SIGKILL)');
    expect(await isUp(env.BACKEND_PORT)).toBe(true);

    const server = Number.parseInt(
      await readFile(path.join(env.DATA_DIR, 'postgres/cluster/postmaster.pid'), 'utf8'),
      10,
    );
    killHard(server);
    await until(() => answered('back end') === 2, said);
    expect(said()).toContain('The back end has ended by itself (code 1)');
    await until(() => isUp(env.BACKEND_PORT), said);
  } finally {
    const ended = child.exitCode === null ? once(child, 'close') : null;
    child.kill('SIGTERM');
    await ended;
  }
  expect(child.exitCode).toBe(0);
  const log = await readFile(path.join(env.DATA_DIR, 'backend.log'), 'utf8');
  if (made)
    for (const text of [said(), log, await readFile(path.join(env.DATA_DIR, 'dashboard.log'), 'utf8')])
      expect(text).not.toContain(made);
  // Once for the server that was killed; the end that was asked for is none of it.
  expect(log.split('the database has ended by itself').length - 1).toBe(1);
  expect(await isUp(env.PORT)).toBe(false);
  expect(await isUp(env.BACKEND_PORT)).toBe(false);
}, 300_000);

test.concurrent('a process that ends again and again is given up, with the reason, and nothing is left running', async () => {
  // On a database that is there: what is looked at is the dashboard.
  const database = await cloneDatabase();
  const env = { ...(await ownPlace()), DATABASE_URL: database.url };
  const { child, said } = start(env);
  await until(() => said().includes('Ready after') || child.exitCode !== null, said);
  const ended = once(child, 'close');
  await until(() => {
    const door = childOf(child, 'build/door/main.js');
    if (door !== null) process.kill(door, 'SIGKILL');
    return child.exitCode !== null || said().includes('it is not started again');
  }, said);
  await ended;
  expect(child.exitCode).toBe(1);
  expect(said()).toContain(
    'The dashboard has ended by itself (signal SIGKILL), more than 5 times within a minute: it is not started again.',
  );
  expect(said().split('it is started again').length - 1).toBe(5);
  await database.drop();
  expect(await isUp(env.BACKEND_PORT)).toBe(false);
}, 300_000);
