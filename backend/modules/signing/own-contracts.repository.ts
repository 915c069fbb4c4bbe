import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { contracts } from '#backend/db/schema/signing.ts';
import type { Tx } from '#backend/db/transaction.ts';

const NEWEST_FIRST: ListOrder = {
  keys: [
    { of: contracts.signedAt, kind: 'moment' },
    { of: contracts.id, kind: 'id' },
  ],
  descending: true,
};

/** One page of the contracts that a person has signed: those of their own orders alone are read. */
export function signedContractsPage(tx: Tx, tenantId: string, userId: string, asked: Place) {
  const own = and(
    eq(contracts.tenantId, tenantId),
    eq(investments.userId, userId),
    eq(contracts.state, 'SIGNED'),
    isNotNull(contracts.signedAt),
    isNotNull(contracts.fileId),
  );
  const ofOrder = and(eq(investments.tenantId, contracts.tenantId), eq(investments.id, contracts.investmentId));
  const rows = (key: SQL<string[]>) =>
    tx
      .select({
        key,
        id: contracts.id,
        fileId: sql<string>`${contracts.fileId}`,
        signedAt: sql<Date>`${contracts.signedAt}`.mapWith(contracts.signedAt),
        voidedAt: contracts.voidedAt,
        orderId: investments.id,
        reference: investments.reference,
        tokens: investments.tokens,
        cents: investments.amountCents,
        title: issuances.title,
      })
      .from(contracts)
      .innerJoin(investments, ofOrder)
      .innerJoin(
        issuances,
        and(eq(issuances.tenantId, investments.tenantId), eq(issuances.id, investments.issuanceId)),
      );
  return pageByKey({
    asked,
    order: NEWEST_FIRST,
    scope: [tenantId, userId, 'contracts'],
    rows: ({ key, where, orderBy, limit }) =>
      rows(key)
        .where(and(own, where))
        .orderBy(...orderBy)
        .limit(limit),
    count: () =>
      countUpTo(tx, tx.select({ id: contracts.id }).from(contracts).innerJoin(investments, ofOrder).where(own)),
  });
}
