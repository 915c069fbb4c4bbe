import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { installJobs } from '#backend/jobs/install.ts';
import { ensureAppLogin } from './app-login.ts';
import { checkServer } from './check-server.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** Any number will do, as long as every process asks for the same lock. */
const LOCK = 4_100_250_117;

/**
 * Brings a database up to date: every file of `migrations/` in order, each in a transaction of its own, each once; then the job tables
 * and the application's log-in role. Looks first whether the server can carry all that, so that nothing is left half done.
 * Runs as the database's owner. Two processes that start together wait for each other.
 * @param url of the owner, `postgres://…`
 * @returns names of the files that were applied now
 * @throws Error in a sentence where the server is too old or a right is missing, and where a file that was applied has been changed since
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await checkServer(client);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const applied = await applyAll(client);
    await installJobs(url, client);
    await ensureAppLogin(url, client);
    return applied;
  } finally {
    await client.end();
  }
}

async function applyAll(client: pg.Client): Promise<string[]> {
  await client.query(
    'create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migrations');
  const known = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  const applied: string[] = [];
  for (const name of names) {
    const text = await readFile(new URL(name, FOLDER), 'utf8');
    const sha256 = createHash('sha256').update(text).digest('hex');
    const before = known.get(name);
    if (before === sha256) continue;
    if (before) throw new Error(`migration ${name} was changed after it had been applied`);
    await applyOne(client, name, text, sha256);
    applied.push(name);
  }
  return applied;
}

async function applyOne(client: pg.Client, name: string, text: string, sha256: string): Promise<void> {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`migration ${name} failed`, { cause: error });
  }
}
