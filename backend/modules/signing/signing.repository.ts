import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { contracts, signatures } from '#backend/db/schema/signing.ts';
import type { Tx } from '#backend/db/transaction.ts';

export type ContractRow = typeof contracts.$inferSelect;

export async function contractOf(tx: Tx, investmentId: string): Promise<ContractRow | null> {
  const [row] = await tx
    .select()
    .from(contracts)
    .where(and(eq(contracts.tenantId, tx.tenantId), eq(contracts.investmentId, investmentId)));
  return row ?? null;
}

export async function insertContract(
  tx: Tx,
  contract: Omit<typeof contracts.$inferInsert, 'id'>,
): Promise<ContractRow> {
  const [row] = await tx
    .insert(contracts)
    .values({ ...contract, id: randomUUID() })
    .returning();
  if (!row) throw new Error('no contract was made');
  return row;
}

export async function updateContract(
  tx: Tx,
  id: string,
  change: Partial<Pick<ContractRow, 'state' | 'lang' | 'content' | 'textSha256' | 'fileId' | 'signedAt'>>,
): Promise<ContractRow> {
  const [row] = await tx
    .update(contracts)
    .set(change)
    .where(and(eq(contracts.tenantId, tx.tenantId), eq(contracts.id, id)))
    .returning();
  if (!row) throw new Error(`contract ${id} is gone`);
  return row;
}

/** A contract falls with its investment. */
export async function voidContract(tx: Tx, investmentId: string, at: Date): Promise<void> {
  await tx
    .update(contracts)
    .set({ voidedAt: at })
    .where(
      and(eq(contracts.tenantId, tx.tenantId), eq(contracts.investmentId, investmentId), isNull(contracts.voidedAt)),
    );
}

export async function insertSignature(tx: Tx, signature: Omit<typeof signatures.$inferInsert, 'id'>): Promise<void> {
  await tx.insert(signatures).values({ ...signature, id: randomUUID() });
}
