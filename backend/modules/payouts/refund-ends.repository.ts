import { and, eq, inArray } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import { refunds } from '#backend/db/schema/payments.ts';
import { payoutTransfers } from '#backend/db/schema/payout-files.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** The refunds of transfers, locked, each with its transfer, who gets it and the account. */
export function refundsOf(tx: Tx, tenantId: string, endToEndIds: readonly string[]) {
  return tx
    .select({
      refund: refunds,
      endToEndId: payoutTransfers.endToEndId,
      person: {
        userId: users.id,
        email: users.email,
        lang: users.lang,
        iban: payoutTransfers.iban,
        amountCents: payoutTransfers.amountCents,
      },
    })
    .from(payoutTransfers)
    .innerJoin(refunds, and(eq(refunds.tenantId, payoutTransfers.tenantId), eq(refunds.id, payoutTransfers.refundId)))
    .innerJoin(investments, and(eq(investments.tenantId, refunds.tenantId), eq(investments.id, refunds.investmentId)))
    .innerJoin(users, and(eq(users.tenantId, investments.tenantId), eq(users.id, investments.userId)))
    .where(and(eq(payoutTransfers.tenantId, tenantId), inArray(payoutTransfers.endToEndId, [...endToEndIds])))
    .orderBy(payoutTransfers.endToEndId)
    .for('no key update', { of: refunds });
}
