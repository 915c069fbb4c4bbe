import { and, sql } from 'drizzle-orm';
import { pageByKey } from '#backend/db/page-by-key.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { InvestmentList } from './investment-rows.repository.ts';
import { OFFER_COLUMNS, ofItsInvestor, ofItsIssuance, ofItsProfile, PARTY_COLUMNS } from './order-tables.repository.ts';
import { ofInvestment, waitsForBank } from './refund-rows.repository.ts';

/** What a manager has to send of an order, in cents, and since when. */
interface DueJson {
  cents: string;
  since: string;
}

function listed(tx: Tx, now: Date, key: ReturnType<typeof sql<string[]>>) {
  return tx
    .select({
      investment: {
        id: investments.id,
        reference: investments.reference,
        issuanceId: investments.issuanceId,
        status: investments.status,
        tokens: investments.tokens,
        isRequest: investments.isRequest,
        amountCents: investments.amountCents,
        feeCents: investments.feeCents,
        method: investments.method,
        wireReference: investments.wireReference,
        createdAt: investments.createdAt,
        chargedAt: investments.chargedAt,
        reflectionEndsAt: investments.reflectionEndsAt,
      },
      issuance: OFFER_COLUMNS,
      investor: PARTY_COLUMNS,
      due: sql<DueJson | null>`(
      select json_build_object('cents', sum(r.amount_cents)::text, 'since', min(r.created_at)) from refunds r
      where ${ofInvestment('r')} and ${waitsForBank('r', now)} having count(*) > 0)`,
      key,
    })
    .from(investments)
    .innerJoin(issuances, ofItsIssuance)
    .innerJoin(users, ofItsInvestor)
    .leftJoin(userProfiles, ofItsProfile);
}

export type ListedOrder = Awaited<ReturnType<typeof listed>>[number];

/** One page of orders, each with what tells it apart and decides about it. The filter may name issuances, users and profiles. */
export function managedPage(tx: Tx, now: Date, { where, ...list }: InvestmentList) {
  return pageByKey<ListedOrder>({
    ...list,
    rows: ({ key, where: beside, orderBy, limit }) =>
      listed(tx, now, key)
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
  });
}
