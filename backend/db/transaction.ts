import { setTimeout as sleep } from 'node:timers/promises';
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { shareOf } from './pool.ts';
import { sqlStateOf } from './sql-state.ts';

/**
 * One open transaction. Do not call `.transaction()` on it: there is one per request. `tenantId` is the tenant that it was opened for, which every statement names beside the walls of the
 * rows: neither is left to the other. In a transaction of no tenant it is a word that no column takes.
 */
export type Tx = NodePgDatabase & { $client: pg.ClientBase; readonly tenantId: string };

/** One for all transactions: it learns the columns' names, and a new one for each would learn them anew at every request. */
const DIALECT = new PgDialect({ casing: 'snake_case' });

/** The database takes this for no identifier, and says so. */
const NO_TENANT = 'a transaction of no tenant';
const MAX_TRIES = 5;
/**
 * serialization_failure and deadlock_detected: the same work may well succeed when done again. in_failed_sql_transaction: of statements asked side by side an
 * earlier one failed, perhaps so, and this one was heard first; what really failed is told by the work done again.
 */
const RETRIABLE = new Set(['40001', '40P01', '25P02']);
/** A prepared statement is gone (somebody has emptied the connection), or its tables have been changed since: another connection prepares it anew. */
const STALE = new Set(['26000', '0A000']);

/** `commit` keeps what was written although the answer is a refusal (a counted try). */
export interface Outcome<T> {
  value: T;
  commit: boolean;
  /** A statement that was asked last and whose answer nobody needs: it shares the commit's round trip. Where it fails, nothing is committed. */
  last?: Promise<unknown> | null;
}

/**
 * Runs work in one READ COMMITTED transaction of one tenant (null: none, so that only hosts are readable), and commits where it says so.
 * Serialization failures and deadlocks are tried again a few times, so that work must have no effect outside the transaction.
 */
export async function transact<T>(
  pool: pg.Pool,
  tenantId: string | null,
  work: (tx: Tx) => Promise<Outcome<T>>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(pool, tenantId, work);
    } catch (error) {
      const state = sqlStateOf(error) ?? '';
      if (attempt >= MAX_TRIES || !(RETRIABLE.has(state) || STALE.has(state))) throw error;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/** `transact` for work that always commits. Throws what the work throws, after rolling back. */
export function inTenant<T>(pool: pg.Pool, tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transact(pool, tenantId, async (tx) => ({ value: await work(tx), commit: true }));
}

async function once<T>(pool: pg.Pool, tenantId: string | null, work: (tx: Tx) => Promise<Outcome<T>>): Promise<T> {
  const giveBack = await shareOf(pool, tenantId);
  try {
    return await onConnection(await pool.connect(), tenantId, work);
  } finally {
    giveBack();
  }
}

async function onConnection<T>(
  client: pg.PoolClient,
  tenantId: string | null,
  work: (tx: Tx) => Promise<Outcome<T>>,
): Promise<T> {
  let broken: Error | undefined;
  try {
    const opened = open(client, tenantId);
    const session = new NodePgSession<Record<string, never>, Record<string, never>>(client, DIALECT, undefined);
    const tx: Tx = Object.assign(new NodePgDatabase(DIALECT, session, undefined), {
      $client: client,
      tenantId: tenantId ?? NO_TENANT,
    });
    const { value, commit, last } = await work(tx);
    await opened;
    // In a transaction whose last statement failed, a commit rolls back.
    await Promise.all([last, client.query(commit ? 'commit' : 'rollback')]);
    return value;
  } catch (error) {
    if (STALE.has(sqlStateOf(error) ?? '') && error instanceof Error) broken = error;
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    // A connection that could not even roll back must not be used again.
    client.release(broken);
  }
}

/** Goes out together with the first statements of the work, which fail where it does: without its tenant a transaction sees no row and may write none. */
function open(client: pg.PoolClient, tenantId: string | null): Promise<unknown> {
  const asked = [client.query('begin')];
  if (tenantId) asked.push(client.query("select set_config('app.tenant_id', $1, true)", [tenantId]));
  const opened = Promise.all(asked);
  opened.catch(() => undefined);
  return opened;
}
