import { randomBytes } from 'node:crypto';
import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { tokenHolds, tokenTransfers } from '#backend/db/schema/transfers.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { REFERENCE_RANDOM_BYTES, transferReference } from '#domain/investment/wire-reference.ts';
import type { TokenHoldCause } from '#domain/transfer/transfer.ts';

export type TransferRow = typeof tokenTransfers.$inferSelect;
type HoldRow = typeof tokenHolds.$inferSelect;

const REFERENCE_TRIES = 20;

/** The transfer that a key has moved, or null. */
export async function transferByKey(tx: Tx, tenantId: string, key: string): Promise<TransferRow | null> {
  const [row] = await tx
    .select()
    .from(tokenTransfers)
    .where(and(eq(tokenTransfers.tenantId, tenantId), eq(tokenTransfers.key, key)));
  return row ?? null;
}

/** Whether tokens of an issuance have ever gone from one holder to another. */
export async function hasTransfers(tx: Tx, tenantId: string, issuanceId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: tokenTransfers.id })
    .from(tokenTransfers)
    .where(and(eq(tokenTransfers.tenantId, tenantId), eq(tokenTransfers.issuanceId, issuanceId)))
    .limit(1);
  return row !== undefined;
}

export async function insertTransfer(tx: Tx, values: TransferRow): Promise<TransferRow> {
  const [row] = await tx.insert(tokenTransfers).values(values).returning();
  if (!row) throw new Error('the transfer was not written');
  return row;
}

/** A reference that no transfer of the tenant has; the UNIQUE is the last word. */
export async function freshTransferReference(tx: Tx, tenantId: string): Promise<string> {
  for (let tries = 0; tries < REFERENCE_TRIES; tries += 1) {
    const reference = transferReference(randomBytes(REFERENCE_RANDOM_BYTES));
    const taken = tx
      .select({ id: tokenTransfers.id })
      .from(tokenTransfers)
      .where(and(eq(tokenTransfers.tenantId, tenantId), eq(tokenTransfers.reference, reference)));
    const { rows } = await tx.execute<{ taken: boolean }>(sql`select ${exists(taken)} as taken`);
    if (!rows[0]?.taken) return reference;
  }
  throw new Error('no free transfer reference was found');
}

export async function insertHold(tx: Tx, values: Omit<HoldRow, 'id' | 'endedAt'>): Promise<void> {
  await tx.insert(tokenHolds).values(values);
}

/** Ends the open hold of an ad, a sale or a certificate; null where none is open. */
export async function endHold(
  tx: Tx,
  { tenantId, cause, ref, at }: { tenantId: string; cause: TokenHoldCause; ref: string; at: Date },
): Promise<HoldRow | null> {
  const [row] = await tx
    .update(tokenHolds)
    .set({ endedAt: at })
    .where(
      and(
        eq(tokenHolds.tenantId, tenantId),
        eq(tokenHolds.cause, cause),
        eq(tokenHolds.ref, ref),
        isNull(tokenHolds.endedAt),
      ),
    )
    .returning();
  return row ?? null;
}

/** Whether a certificate of legitimation keeps any token of an issuance. */
export async function isCertified(tx: Tx, tenantId: string, issuanceId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: tokenHolds.id })
    .from(tokenHolds)
    .where(
      and(
        eq(tokenHolds.tenantId, tenantId),
        eq(tokenHolds.issuanceId, issuanceId),
        eq(tokenHolds.cause, 'CERTIFICATE'),
        isNull(tokenHolds.endedAt),
      ),
    )
    .limit(1);
  return row !== undefined;
}
