import { setTimeout as sleep } from 'node:timers/promises';
import type { TestDatabase } from '#tests/support/database.ts';

const TURNS = 10;
/** An idle server process tells the others what it has read after ten seconds. */
const TOLD_MS = 11_000;

/** Tables that grow with a tenant's years. */
const GROWING = ['investments', 'audit_log', 'mails', 'statement_rows', 'statement_imports'];

/** Rows and index entries of what grows that one turn of some work reads, whatever else is going on at its least. */
export async function rowsRead(db: TestDatabase, work: () => Promise<unknown>): Promise<number> {
  await sleep(TOLD_MS);
  const before = await readSoFar(db);
  for (let turn = 0; turn < TURNS; turn += 1) await work();
  await sleep(TOLD_MS);
  return Math.round(((await readSoFar(db)) - before) / TURNS);
}

async function readSoFar(db: TestDatabase): Promise<number> {
  const [row] = await db.query<{ n: string }>(
    `select (select sum(seq_tup_read) from pg_stat_user_tables where relname = any ($1))
       + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = any ($1)) as n`,
    [GROWING],
  );
  return Number(row?.n ?? 0);
}
