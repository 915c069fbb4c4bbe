import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appUrlOf } from '#backend/db/app-login.ts';
import { accountFor } from '#backend/db/embedded/account.ts';
import { type EmbeddedPostgres, startEmbedded } from '#backend/db/embedded.ts';
import { migrate } from '#backend/db/migrate.ts';
import { appPool } from '#backend/db/pool.ts';
import { freePort } from '#tests/support/free-port.ts';
import { until } from '#tests/support/until.ts';

/** Where Debian puts a PostgreSQL that is too old. */
const OLD = '/usr/lib/postgresql/15/bin';

let folder: string;
let cluster: EmbeddedPostgres;
let superuser: pg.Client;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lonja-rights-'));
  // A server of its own: roles belong to a whole server, and here none of ours has ever been made.
  cluster = await startEmbedded({ dataDir: path.join(folder, 'data'), durable: false });
  superuser = new pg.Client({ connectionString: cluster.url });
  await superuser.connect();
});
afterAll(async () => {
  await superuser.end();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

async function ownerUrl(name: string, rights: string): Promise<string> {
  await superuser.query(`create role ${name} login password 'of-the-tests' ${rights}`);
  await superuser.query(`create database ${name} owner ${name}`);
  const url = new URL(cluster.url);
  url.username = name;
  url.password = 'of-the-tests';
  url.pathname = `/${name}`;
  return url.href;
}
async function tablesOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int n from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')`,
  );
  await client.end();
  return rows[0]?.n ?? -1;
}

test('an owner who may not make roles is told so, with the way out, and nothing is applied', async () => {
  const url = await ownerUrl('plain', 'nocreaterole');
  await expect(migrate(url)).rejects.toThrow(
    `The database's owner "plain" may not make roles, and the application needs two of its own: run "alter role plain createrole" as a superuser.`,
  );
  expect(await tablesOf(url)).toBe(0);
  // What the sentence says is enough.
  await superuser.query('alter role plain createrole');
  expect((await migrate(url)).length).toBeGreaterThan(10);
  // Brought up to date, it needs the right no more.
  await superuser.query('alter role plain nocreaterole');
  expect(await migrate(url)).toEqual([]);
});

test('a second owner on the same server is told how to share the role, and then both work', async () => {
  const url = await ownerUrl('second', 'createrole');
  await expect(migrate(url)).rejects.toThrow('run "grant lonja_app to second with admin option" as a superuser.');
  expect(await tablesOf(url)).toBe(0);
  await superuser.query('grant lonja_app to second with admin option');
  await migrate(url);
  const [first, other] = [await appUrlOf(url.replaceAll('second', 'plain')), await appUrlOf(url)];
  expect(new URL(first).searchParams.get('user')).not.toBe(new URL(other).searchParams.get('user'));
});

test('back ends that start at once all sign in, and none throws another out', async () => {
  const url = await ownerUrl('many', 'createrole');
  await superuser.query('grant lonja_app to many with admin option');
  await Promise.all(Array.from({ length: 4 }, () => migrate(url)));
  const address = await appUrlOf(url);
  const pool = appPool(address, 2);
  const whoAmI = async () =>
    (await pool.query<{ session: string; now: string }>('select session_user as session, current_user as now')).rows[0];
  const me = await whoAmI();
  expect(me).toMatchObject({ now: 'lonja_app', session: expect.stringMatching(/^lonja_login_/) });
  await migrate(url);
  expect(await appUrlOf(url)).toBe(address);
  expect(await whoAmI()).toEqual(me);
  // A copy on a server that does not know the role: the next start makes it again.
  await pool.end();
  await superuser.query(`drop role ${me?.session}`);
  await migrate(url);
  const again = appPool(await appUrlOf(url), 1);
  expect((await again.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await again.end();
});

test.skipIf(!existsSync(OLD))(
  'a PostgreSQL 15 is refused by its version, before anything is applied (needs one on the machine)',
  async () => {
    const account = accountFor([OLD, folder]);
    const data = await mkdtemp(path.join(folder, 'old-'));
    const run = (program: string, ...words: string[]) => {
      const [command = '', ...rest] = [...account.prefix, path.join(OLD, program), ...words];
      return spawn(command, rest, { ...account.as, cwd: '/', stdio: 'ignore' });
    };
    if (account.owner) {
      const { chown, chmod } = await import('node:fs/promises');
      await chmod(folder, 0o711);
      await chown(data, account.owner.uid, account.owner.gid);
    }
    const made = once(run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'), 'exit');
    expect(await made).toEqual([0, null]);
    const port = await freePort();
    const server = run('postgres', '-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '');
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    try {
      let said = '';
      const answers = async () => {
        said = await migrate(url).then(
          () => 'it was taken',
          (error: Error) => error.message,
        );
        return !said.includes('ECONNREFUSED') && !said.includes('starting up');
      };
      await until(answers, () => `the server answers: ${said}`);
      expect(said).toMatch(/^PostgreSQL 16 or newer is needed, and DATABASE_URL leads to PostgreSQL 15/);
      expect(await tablesOf(url)).toBe(0);
    } finally {
      const end = once(server, 'exit');
      server.kill('SIGINT');
      await end;
    }
  },
);
