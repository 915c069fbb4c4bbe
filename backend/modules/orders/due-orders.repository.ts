import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, or, type SQL } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { EXPIRING_STATUSES } from '#domain/investment/transitions.ts';
import { MINTABLE_STATUSES } from '#domain/investment/waiting.ts';

/** How many ids one look brings. */
const PAGE = 200;

/** Finds the next ids after one (null: from the beginning); empty when there are no more. */
export type DueFinder = (tx: Tx, afterId: string | null) => Promise<string[]>;

/** Unpaid orders whose time is up. */
export const expiredOrders =
  (now: Date): DueFinder =>
  (tx, afterId) =>
    page(tx, afterId, and(inArray(investments.status, [...EXPIRING_STATUSES]), lt(investments.expiresAt, now)));

/** Unpaid orders that end by `until`, were confirmed before `acceptedBefore` and whose investor has not been told. */
export const ordersToRemind =
  (now: Date, until: Date, acceptedBefore: Date): DueFinder =>
  (tx, afterId) =>
    page(
      tx,
      afterId,
      and(
        inArray(investments.status, [...EXPIRING_STATUSES]),
        gt(investments.expiresAt, now),
        lte(investments.expiresAt, until),
        lte(investments.acceptedAt, acceptedBefore),
        isNull(investments.remindedAt),
      ),
    );

/** Paid orders of issuances that mint by themselves and are out of their reflection period; the rule decides on each. */
export const ordersToMint =
  (now: Date): DueFinder =>
  (tx, afterId) =>
    page(
      tx,
      afterId,
      and(
        inArray(investments.status, [...MINTABLE_STATUSES]),
        or(isNull(investments.reflectionEndsAt), lt(investments.reflectionEndsAt, now)),
        ne(issuances.mintingStrategy, 'MANUAL'),
      ),
    );

/** Minted orders of issuances that have closed. */
export const ordersToClose: DueFinder = (tx, afterId) =>
  page(tx, afterId, and(eq(investments.status, 'MINTED'), eq(issuances.status, 'CLOSED')));

async function page(tx: Tx, afterId: string | null, where: SQL | undefined): Promise<string[]> {
  const rows = await tx
    .select({ id: investments.id })
    .from(investments)
    .innerJoin(issuances, and(eq(issuances.tenantId, investments.tenantId), eq(issuances.id, investments.issuanceId)))
    .where(and(where, afterId ? gt(investments.id, afterId) : undefined))
    .orderBy(asc(investments.id))
    .limit(PAGE);
  return rows.map(({ id }) => id);
}
