import { and, asc, eq, inArray, isNull, lt, lte } from 'drizzle-orm';
import { issuanceUpdates } from '#backend/db/schema/issuance-content.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** Planned news whose moment has come, locked: nobody else publishes it meanwhile. */
export function dueUpdates(tx: Tx, tenantId: string, now: Date) {
  return tx
    .select()
    .from(issuanceUpdates)
    .where(
      and(
        eq(issuanceUpdates.tenantId, tenantId),
        eq(issuanceUpdates.state, 'PLANNED'),
        lte(issuanceUpdates.publishAt, now),
      ),
    )
    .orderBy(asc(issuanceUpdates.publishAt))
    .for('no key update', { skipLocked: true });
}

/** News whose job has not been heard of for a while, taken in hand; their ids. */
export async function takeLost(tx: Tx, tenantId: string, { before, now }: { before: Date; now: Date }) {
  const rows = await tx
    .select({ id: issuanceUpdates.id })
    .from(issuanceUpdates)
    .where(
      and(
        eq(issuanceUpdates.tenantId, tenantId),
        eq(issuanceUpdates.state, 'PUBLISHED'),
        isNull(issuanceUpdates.toldDoneAt),
        lt(issuanceUpdates.toldAskedAt, before),
      ),
    )
    .for('no key update', { skipLocked: true });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .update(issuanceUpdates)
      .set({ toldAskedAt: now })
      .where(and(eq(issuanceUpdates.tenantId, tenantId), inArray(issuanceUpdates.id, ids)));
  return ids;
}
