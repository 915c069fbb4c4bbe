import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { shareOf } from './pool.ts';
import { sqlStateOf } from './sql-state.ts';

/** One open transaction. Do not call `.transaction()` on it: there is one per request. */
export type Tx = NodePgDatabase & { $client: pg.ClientBase };

/** The tenant's id goes into SQL text, so that opening costs one round trip: nothing but a UUID may pass. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_TRIES = 5;
/** serialization_failure and deadlock_detected: the same work may well succeed when done again. */
const RETRIABLE = new Set(['40001', '40P01']);

/** `commit` keeps what was written although the answer is a refusal (a counted try). */
export interface Outcome<T> {
  value: T;
  commit: boolean;
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
      if (attempt >= MAX_TRIES || !RETRIABLE.has(sqlStateOf(error) ?? '')) throw error;
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
    await client.query(tenantId ? `begin; ${settingOf(tenantId)}` : 'begin');
    const tx: Tx = drizzle(client, { casing: 'snake_case' });
    const { value, commit } = await work(tx);
    await client.query(commit ? 'commit' : 'rollback');
    return value;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    // A connection that could not even roll back must not be used again.
    client.release(broken);
  }
}

function settingOf(tenantId: string): string {
  if (!UUID.test(tenantId)) throw new TypeError('a tenant id is a UUID');
  return `select set_config('app.tenant_id', '${tenantId}', true)`;
}
