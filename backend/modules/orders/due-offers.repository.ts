import { and, eq, inArray, ne } from 'drizzle-orm';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { withOrders } from '#backend/totals/totals.repository.ts';
import { MINTABLE_STATUSES } from '#domain/investment/waiting.ts';

/** Closed issuances that still have minted orders, by the totals that are kept: mostly none, and no order is looked at for that. */
export async function offersToClose(tx: Tx, tenantId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: issuances.id })
    .from(issuances)
    .where(and(eq(issuances.tenantId, tenantId), eq(issuances.status, 'CLOSED'), withOrders('MINTED')));
  return rows.map(({ id }) => id);
}

/** Issuances that mint by themselves and have paid orders; whether it is time, `domain/investment/minting.ts` says. */
export async function offersThatMint(tx: Tx, tenantId: string) {
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
    .where(
      and(
        eq(issuances.tenantId, tenantId),
        inArray(issuances.status, ['CAMPAIGN', 'CLOSED']),
        ne(issuances.mintingStrategy, 'MANUAL'),
        withOrders(...MINTABLE_STATUSES),
      ),
    );
}
