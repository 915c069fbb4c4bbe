import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '#backend/db/transaction.ts';

/** PostgreSQL takes 65,535 values a statement. */
const ROWS_A_STATEMENT = 400;

/** Inserts rows in as few statements as there may be. */
export async function bulkInsert<T extends PgTable>(tx: Tx, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    await tx.insert(table).values(rows.slice(at, at + ROWS_A_STATEMENT));
  }
}
