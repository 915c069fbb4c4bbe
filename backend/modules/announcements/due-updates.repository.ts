import { and, asc, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { anyRow } from '#backend/db/any-row.ts';
import { inText } from '#backend/db/in-text.ts';
import { issuanceUpdates } from '#backend/db/schema/issuance-content.ts';
import type { Tx } from '#backend/db/transaction.ts';

const isDue = (tenantId: string, now: Date) =>
  and(
    eq(issuanceUpdates.tenantId, tenantId),
    inText(eq(issuanceUpdates.state, 'PLANNED')),
    lte(issuanceUpdates.publishAt, now),
  );
const isLost = (tenantId: string, before: Date) =>
  and(
    eq(issuanceUpdates.tenantId, tenantId),
    eq(issuanceUpdates.state, 'PUBLISHED'),
    isNull(issuanceUpdates.toldDoneAt),
    lt(issuanceUpdates.toldAskedAt, before),
  );

/** Whether `dueUpdates` finds any, or `takeLost`. */
export const anyUpdateToTake = (tenantId: string, { before, now }: { before: Date; now: Date }): SQL =>
  sql`(${anyRow(issuanceUpdates, isDue(tenantId, now))} or ${anyRow(issuanceUpdates, isLost(tenantId, before))})`;

/** Planned news whose moment has come, locked: nobody else publishes it meanwhile. */
export function dueUpdates(tx: Tx, tenantId: string, now: Date) {
  return tx
    .select()
    .from(issuanceUpdates)
    .where(isDue(tenantId, now))
    .orderBy(asc(issuanceUpdates.publishAt))
    .for('no key update', { skipLocked: true });
}

/** News whose job has not been heard of for a while, taken in hand; their ids. */
export async function takeLost(tx: Tx, tenantId: string, { before, now }: { before: Date; now: Date }) {
  const rows = await tx
    .select({ id: issuanceUpdates.id })
    .from(issuanceUpdates)
    .where(isLost(tenantId, before))
    .for('no key update', { skipLocked: true });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await tx
      .update(issuanceUpdates)
      .set({ toldAskedAt: now })
      .where(and(eq(issuanceUpdates.tenantId, tenantId), inArray(issuanceUpdates.id, ids)));
  return ids;
}
