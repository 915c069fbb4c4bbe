import type { InvestWorld } from './invest-world.ts';

/**
 * Connections of the back end that are in somebody's hands, and transactions that are open at the server, in one sum. The server's own
 * workers, a vacuum among them, are nobody's hands.
 */
export async function connectionsInUse({ backEnd, db }: Pick<InvestWorld, 'backEnd' | 'db'>): Promise<number> {
  const { pool, sidePool } = backEnd.deps;
  const [open] = await db.query<{ n: number }>(
    `select count(*)::int n from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
       and xact_start is not null and pid <> pg_backend_pid()`,
  );
  return [pool, sidePool].reduce((sum, { totalCount, idleCount }) => sum + totalCount - idleCount, 0) + (open?.n ?? 0);
}
