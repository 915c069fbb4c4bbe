import { and, eq, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { adOffers } from '#backend/db/schema/ad-offers.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { PURCHASE_KINDS } from '#contract/purchases.ts';
import type { SALE_PAYMENTS } from '#domain/bulletin/offer.ts';
import type { PaymentMethod } from '#domain/investment/status.ts';
import { MONEY_IN_STATUSES } from '#domain/investment/transitions.ts';

/** The money is in and has not gone back. */
const MONEY_IN = sql`(${sql.join(
  MONEY_IN_STATUSES.map((status) => sql`${status}`),
  sql`, `,
)})`;
const AT = sql`p.at`.mapWith(investments.createdAt);
const NEWEST_FIRST: ListOrder = {
  keys: [
    { of: sql`p.at`, kind: 'moment' },
    { of: sql`p.id`, kind: 'id' },
  ],
  descending: true,
};

/** What a person has paid for: orders whose money came in and stayed, and agreements on the board by which tokens came to them. */
function boughtBy(tenantId: string, userId: string): SQL {
  return sql`(
    select i.id, 'OFFER' as kind, i.reference, i.issuance_id, i.charged_at as at, i.tokens, i.price, i.amount_cents, i.fee_cents, i.method,
      i.minted_at is not null as delivered
    from investments i
    where i.tenant_id = ${tenantId} and i.user_id = ${userId} and i.charged_at is not null and i.status in ${MONEY_IN}
    union all
    select o.id, 'BOARD', t.reference, a.issuance_id, coalesce(o.ended_at, o.agreed_at, o.made_at), o.tokens, o.price, o.amount_cents, 0, o.payment, true
    from ad_offers o join ads a on a.tenant_id = o.tenant_id and a.id = o.ad_id
    join token_transfers t on t.tenant_id = o.tenant_id and t.id = o.transfer_id
    where o.tenant_id = ${tenantId} and o.status = 'SETTLED'
      and (a.type = 'SELL' and o.user_id = ${userId} or a.type = 'BUY' and a.user_id = ${userId})
  ) p`;
}

function rowsOf(tx: Tx, tenantId: string, userId: string, key: SQL<string[]>) {
  return tx
    .select({
      key,
      id: sql<string>`p.id`,
      kind: sql<(typeof PURCHASE_KINDS)[number]>`p.kind`,
      reference: sql<string>`p.reference`,
      issuanceId: issuances.id,
      title: issuances.title,
      symbol: issuances.tokenSymbol,
      at: AT,
      tokens: sql`p.tokens`.mapWith(adOffers.tokens),
      price: sql<string>`p.price`,
      amountCents: sql`p.amount_cents`.mapWith(investments.amountCents),
      feeCents: sql`p.fee_cents`.mapWith(investments.feeCents),
      method: sql<PaymentMethod | (typeof SALE_PAYMENTS)[number] | null>`p.method`,
      delivered: sql<boolean>`p.delivered`,
    })
    .from(boughtBy(tenantId, userId))
    .innerJoin(issuances, and(eq(issuances.tenantId, sql`${tenantId}`), eq(issuances.id, sql`p.issuance_id`)));
}

export type PurchaseRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** One page of what a person has bought, newest first. */
export function purchasesPage(tx: Tx, tenantId: string, userId: string, asked: Place) {
  return pageByKey<PurchaseRow>({
    asked,
    order: NEWEST_FIRST,
    scope: [tenantId, userId, 'purchases'],
    rows: ({ key, where, orderBy, limit }) =>
      rowsOf(tx, tenantId, userId, key)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    count: () => countUpTo(tx, tx.select({ id: sql<string>`p.id` }).from(boughtBy(tenantId, userId))),
  });
}

/** One of them by the order's id, or that of the agreement; null for what they did not buy. */
export async function purchaseOf(tx: Tx, tenantId: string, userId: string, id: string): Promise<PurchaseRow | null> {
  const [row] = await rowsOf(tx, tenantId, userId, sql<string[]>`array[]::text[]`).where(sql`p.id = ${id}`);
  return row ?? null;
}
