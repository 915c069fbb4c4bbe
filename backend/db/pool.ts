import pg from 'pg';
import { PreparingClient } from './preparing-client.ts';
import { Shares } from './shares.ts';

/** Longest that one statement runs, waits for a lock, or a transaction idles. */
const STATEMENT_TIMEOUT_MS = 10_000;
const LOCK_TIMEOUT_MS = 8_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 20_000;

const SETTINGS = [
  'role=lonja_app',
  `statement_timeout=${STATEMENT_TIMEOUT_MS}`,
  `lock_timeout=${LOCK_TIMEOUT_MS}`,
  `idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_TIMEOUT_MS}`,
  'timezone=UTC',
];

/** How each pool's connections are shared out. */
const shares = new WeakMap<pg.Pool, Shares>();

/**
 * Connections of the application: every one acts as `lonja_app`, which row-level security binds, from its first statement on, and whoever takes
 * that role off is nobody.
 * @param url of the application's own log-in role (`appUrlOf`)
 */
export function appPool(url: string, size: number): pg.Pool {
  return poolWith(SETTINGS, url, size);
}

/**
 * `appPool` for what goes on beside requests. Its statements are few, each goes by a key, and each is planned once for a connection, whatever values it has: of a job's queue the server would
 * else make a plan at every look, since the tables of jobs are divided by queue.
 */
export function poolBeside(url: string, size: number): pg.Pool {
  return poolWith([...SETTINGS, 'plan_cache_mode=force_generic_plan'], url, size);
}

function poolWith(settings: readonly string[], url: string, size: number): pg.Pool {
  const pool = new pg.Pool({
    Client: PreparingClient,
    // Statements that need nothing of each other are asked together (`Promise.all`) and cost one round trip.
    pipeline: true,
    connectionString: url,
    max: size,
    options: settings.map((setting) => `-c ${setting}`).join(' '),
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
  });
  // A connection that dies while idle (the database restarts) is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  // One that dies while it is at work fails what was asked of it; that is told where it was asked.
  pool.on('connect', (client) => client.on('error', () => undefined));
  shares.set(pool, new Shares(size));
  return pool;
}

/**
 * Waits until a tenant may have one of the pool's connections; null: what belongs to none. Answers what gives its share back.
 * @throws Error with the code ETIMEDOUT where none becomes free
 */
export async function shareOf(pool: pg.Pool, tenantId: string | null): Promise<() => void> {
  return (await shares.get(pool)?.take(tenantId ?? '')) ?? (() => undefined);
}
