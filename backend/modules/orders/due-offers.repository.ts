import { and, eq, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { anyRow } from '#backend/db/any-row.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { RAISED_CENTS, withOrders } from '#backend/totals/totals.repository.ts';
import { MINTABLE_STATUSES } from '#domain/investment/waiting.ts';
import { anyOrderToMint } from './due-orders.repository.ts';

const isToClose = (tenantId: string) =>
  and(eq(issuances.tenantId, tenantId), eq(issuances.status, 'CLOSED'), withOrders('MINTED'));
/** Issuances that mint by themselves, have paid orders, and of which `offerMintsByItself` (domain/investment/minting.ts) may say that it is time: it counts less money, never more. */
const mayMint = (tenantId: string, now: Date) => {
  const hasEnded = or(eq(issuances.status, 'CLOSED'), lte(issuances.campaignEndsAt, now));
  const hasMoney = sql`${RAISED_CENTS} >= floor(${issuances.softCapTokens} * ${issuances.price} * 100)`;
  return and(
    eq(issuances.tenantId, tenantId),
    inArray(issuances.status, ['CAMPAIGN', 'CLOSED']),
    or(isNull(issuances.suspendedUntil), lte(issuances.suspendedUntil, now)),
    or(
      eq(issuances.mintingStrategy, 'AT_PURCHASE'),
      and(
        or(eq(issuances.mintingStrategy, 'AT_SOFT_CAP'), hasEnded),
        ne(issuances.mintingStrategy, 'MANUAL'),
        hasMoney,
      ),
    ),
    withOrders(...MINTABLE_STATUSES),
  );
};

/** Whether `offersToClose` finds any, or `offersThatMint` one with an order whose turn may have come. */
export const anyOfferToWorkAt = (tenantId: string, now: Date): SQL =>
  anyRow(issuances, or(isToClose(tenantId), and(mayMint(tenantId, now), anyOrderToMint(now))));

/** Closed issuances that still have minted orders, by the totals that are kept: mostly none, and no order is looked at for that. */
export async function offersToClose(tx: Tx, tenantId: string): Promise<string[]> {
  const rows = await tx.select({ id: issuances.id }).from(issuances).where(isToClose(tenantId));
  return rows.map(({ id }) => id);
}

/** Issuances that mint by themselves and have paid orders, where it may be time: whether it is, `domain/investment/minting.ts` says. */
export async function offersThatMint(tx: Tx, tenantId: string, now: Date) {
  return tx
    .select({
      id: issuances.id,
      status: issuances.status,
      mintingStrategy: issuances.mintingStrategy,
      suspendedUntil: issuances.suspendedUntil,
      campaignEndsAt: issuances.campaignEndsAt,
      softCapTokens: issuances.softCapTokens,
      price: issuances.price,
    })
    .from(issuances)
    .where(mayMint(tenantId, now));
}
