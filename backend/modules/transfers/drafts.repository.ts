import { and, eq } from 'drizzle-orm';
import { issuances } from '#backend/db/schema/issuances.ts';
import { transferDrafts } from '#backend/db/schema/transfers.ts';
import type { Tx } from '#backend/db/transaction.ts';

export type DraftRow = typeof transferDrafts.$inferSelect;
type Whose = Pick<DraftRow, 'tenantId' | 'userId'>;

const isOf = ({ tenantId, userId }: Whose) =>
  and(eq(transferDrafts.tenantId, tenantId), eq(transferDrafts.userId, userId));

/** Puts a draft in the place of the one that somebody had. */
export async function putDraft(tx: Tx, values: DraftRow): Promise<void> {
  const { tenantId: _, userId: __, ...set } = values;
  await tx
    .insert(transferDrafts)
    .values(values)
    .onConflictDoUpdate({ target: [transferDrafts.tenantId, transferDrafts.userId], set });
}

/** Somebody's draft with its project; locked where it is about to be confirmed. */
export async function draftOf(tx: Tx, whose: Whose, { lock = false } = {}) {
  const found = tx
    .select({
      draft: transferDrafts,
      issuance: { id: issuances.id, title: issuances.title, symbol: issuances.tokenSymbol },
    })
    .from(transferDrafts)
    .innerJoin(
      issuances,
      and(eq(issuances.tenantId, transferDrafts.tenantId), eq(issuances.id, transferDrafts.issuanceId)),
    )
    .where(isOf(whose));
  const [row] = await (lock ? found.for('update', { of: transferDrafts }) : found);
  return row ?? null;
}

/** Answers whether it was there. */
export async function dropDraft(tx: Tx, { tenantId, userId, id }: Whose & { id: string }): Promise<boolean> {
  const gone = await tx
    .delete(transferDrafts)
    .where(and(isOf({ tenantId, userId }), eq(transferDrafts.id, id)))
    .returning({ id: transferDrafts.id });
  return gone.length > 0;
}
