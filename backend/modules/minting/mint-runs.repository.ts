import { and, eq } from 'drizzle-orm';
import { mintRuns } from '#backend/db/schema/mint-runs.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** Keeps what became of each order. Answers the run's id. */
export async function insertMintRun(tx: Tx, run: typeof mintRuns.$inferInsert): Promise<string> {
  const [row] = await tx.insert(mintRuns).values(run).returning({ id: mintRuns.id });
  if (!row) throw new Error('the mint run was not written');
  return row.id;
}

export async function mintRunById(tx: Tx, tenantId: string, id: string) {
  const [row] = await tx
    .select()
    .from(mintRuns)
    .where(and(eq(mintRuns.tenantId, tenantId), eq(mintRuns.id, id)));
  return row ?? null;
}
