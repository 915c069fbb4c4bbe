import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startEmbedded } from '#backend/db/embedded.ts';

let folder: string;
let dataDir: string;
const held: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lonja-embedded-'));
  dataDir = path.join(folder, 'data');
});

afterEach(() => {
  for (const child of held.splice(0)) child.kill('SIGKILL');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts a cluster in another process, as a back end would, and answers when it is ready. */
async function holdElsewhere(): Promise<{ child: ChildProcess; url: string }> {
  const child = fork('tests/support/hold-cluster.ts', [dataDir], { execArgv: ['--import', 'tsx'], stdio: 'inherit' });
  held.push(child);
  const [url] = (await once(child, 'message')) as [string];
  return { child, url };
}

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

test('written rows are there after a stop and a second start', async () => {
  const first = await startEmbedded({ dataDir, durable: false });
  await ask(first.url, 'create table kept as select 7 as n');
  await first.stop();
  await first.stop();
  const second = await startEmbedded({ dataDir, durable: false });
  expect(await ask(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
  await second.stop();
});

test('real data are flushed to the disk at each commit', async () => {
  const own = path.join(folder, 'durable');
  const cluster = await startEmbedded({ dataDir: own });
  const [settings] = await ask(
    cluster.url,
    `select current_setting('fsync') fsync, current_setting('synchronous_commit') commit, current_setting('full_page_writes') pages`,
  );
  expect(settings).toEqual({ fsync: 'on', commit: 'on', pages: 'on' });
  await cluster.stop();
});

test('a folder that a living process holds is refused in one sentence', async () => {
  const { child } = await holdElsewhere();
  await expect(startEmbedded({ dataDir, durable: false })).rejects.toThrow(
    `The data folder ${dataDir} is in use by process ${child.pid}: stop that one first, or set DATA_DIR to another folder.`,
  );
});

test('the server ends by itself after kill -9 of its owner, and the next start finds everything committed', async () => {
  const { child, url } = await holdElsewhere();
  await ask(url, 'create table survived as select 1 as n');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  const next = await startEmbedded({ dataDir, durable: false });
  expect(await ask(next.url, 'select n from survived')).toEqual([{ n: 1 }]);
  await next.stop();
});

test('the lock of a server that is gone is no hindrance, even where its number now is another process’s', async () => {
  await writeFile(path.join(dataDir, 'cluster', 'postmaster.pid'), `${process.pid}\n`);
  await writeFile(path.join(dataDir, 'holder.json'), JSON.stringify({ pid: process.ppid, started: 'long ago' }));
  const cluster = await startEmbedded({ dataDir, durable: false });
  expect(JSON.parse(await readFile(path.join(dataDir, 'holder.json'), 'utf8'))).toMatchObject({ pid: process.pid });
  await cluster.stop();
});

test('a folder that cannot be written is refused in one sentence', async () => {
  const file = path.join(folder, 'a-file');
  await writeFile(file, '');
  await expect(startEmbedded({ dataDir: path.join(file, 'below') })).rejects.toThrow(
    /^The data folder .* cannot be written \(ENOTDIR\): set DATA_DIR to one that can\.$/,
  );
});
