import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { anyRow } from '#backend/db/any-row.ts';
import { issuanceSuspensions } from '#backend/db/schema/campaigns.ts';
import { investments } from '#backend/db/schema/investments.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { COMMITTED_STATUSES, EXPIRING_STATUSES } from '#domain/investment/transitions.ts';
import type { SuspensionGrants } from '#domain/issuance/suspension.ts';

type SuspensionRow = typeof issuanceSuspensions.$inferSelect;

/** The suspension of an issuance that nobody has ended yet; its time may be over. */
export async function openSuspension(tx: Tx, tenantId: string, issuanceId: string): Promise<SuspensionRow | null> {
  const [row] = await tx
    .select()
    .from(issuanceSuspensions)
    .where(
      and(
        eq(issuanceSuspensions.tenantId, tenantId),
        eq(issuanceSuspensions.issuanceId, issuanceId),
        isNull(issuanceSuspensions.endedAt),
      ),
    );
  return row ?? null;
}

const hasRunOut = (tenantId: string, now: Date) =>
  and(
    eq(issuanceSuspensions.tenantId, tenantId),
    isNull(issuanceSuspensions.endedAt),
    lte(issuanceSuspensions.until, now),
  );

/** Whether `runOut` finds any. */
export const anyRunOut = (tenantId: string, now: Date): SQL => anyRow(issuanceSuspensions, hasRunOut(tenantId, now));

/** Issuances whose suspension has run out and is not ended. */
export async function runOut(tx: Tx, tenantId: string, now: Date): Promise<string[]> {
  const rows = await tx
    .select({ issuanceId: issuanceSuspensions.issuanceId })
    .from(issuanceSuspensions)
    .where(hasRunOut(tenantId, now));
  return rows.map(({ issuanceId }) => issuanceId);
}

export async function insertSuspension(tx: Tx, row: typeof issuanceSuspensions.$inferInsert): Promise<void> {
  await tx.insert(issuanceSuspensions).values(row);
}

export async function endSuspension(
  tx: Tx,
  { tenantId, id }: Pick<SuspensionRow, 'tenantId' | 'id'>,
  change: { endedAt: Date; endedBy: string | null },
): Promise<void> {
  await tx
    .update(issuanceSuspensions)
    .set(change)
    .where(and(eq(issuanceSuspensions.tenantId, tenantId), eq(issuanceSuspensions.id, id)));
}

/** Gives every order of an issuance what its suspension grants; dates that lie later already stay. The issuance's row is locked. */
export async function grantToOrders(
  tx: Tx,
  tenantId: string,
  issuanceId: string,
  { revocableUntil, payableUntil }: SuspensionGrants,
): Promise<void> {
  const ofIssuance = and(eq(investments.tenantId, tenantId), eq(investments.issuanceId, issuanceId));
  await tx
    .update(investments)
    .set({
      reflectionEndsAt: sql`greatest(${investments.reflectionEndsAt}, ${revocableUntil.toISOString()}::timestamptz)`,
    })
    .where(and(ofIssuance, inArray(investments.status, [...COMMITTED_STATUSES])));
  await tx
    .update(investments)
    .set({
      expiresAt: sql`greatest(${investments.expiresAt}, ${payableUntil.toISOString()}::timestamptz)`,
      // Its last day has moved: there will be another to be reminded of.
      remindedAt: null,
    })
    .where(
      and(ofIssuance, inArray(investments.status, [...EXPIRING_STATUSES]), sql`${investments.expiresAt} is not null`),
    );
}
