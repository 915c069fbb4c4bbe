import { payouts } from '#backend/db/schema/payouts.ts';
import type { Tx } from '#backend/db/transaction.ts';

export async function insertPayout(tx: Tx, row: typeof payouts.$inferInsert): Promise<void> {
  await tx.insert(payouts).values(row);
}
