import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { investments } from '#backend/db/schema/investments.ts';
import { issuancePrices, issuances } from '#backend/db/schema/issuances.ts';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '#backend/db/schema/ledger.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { FINISHED_STATUSES, MADE_STATUSES, PAID_STATUSES } from '#domain/investment/transitions.ts';
import { priceOf } from '#domain/money/price.ts';
import type { PriceMove, PutIn, TokenMove } from './portfolio-history.ts';

/** Every token that came to a person or left them, oldest first. */
export async function tokenMoves(tx: Tx, tenantId: string, userId: string): Promise<TokenMove[]> {
  const rows = await tx
    .select({
      issuanceId: sql<string>`${ledgerAccounts.issuanceId}`,
      at: ledgerEntries.createdAt,
      amount: ledgerPostings.amount,
    })
    .from(ledgerPostings)
    .innerJoin(
      ledgerAccounts,
      and(eq(ledgerAccounts.tenantId, ledgerPostings.tenantId), eq(ledgerAccounts.id, ledgerPostings.accountId)),
    )
    .innerJoin(
      ledgerEntries,
      and(eq(ledgerEntries.tenantId, ledgerPostings.tenantId), eq(ledgerEntries.id, ledgerPostings.entryId)),
    )
    .where(
      and(eq(ledgerAccounts.tenantId, tenantId), eq(ledgerAccounts.kind, 'holding'), eq(ledgerAccounts.userId, userId)),
    )
    .orderBy(asc(ledgerEntries.createdAt));
  return rows.map(({ issuanceId, at, amount }) => ({ issuanceId, at, tokens: Number(amount) }));
}

/** An order whose tokens were made: what it cost, when it was paid, and the fee of that payment. Cents. */
export interface OrderedTokens extends PutIn {
  issuanceId: string;
  tokens: number;
  paidAt: Date;
  feeCents: bigint;
}

/** What minted orders cost, with the issuance of each, when it was paid, and the fee of that payment. Cents. */
export async function putInByOrder(tx: Tx, tenantId: string, userId: string): Promise<OrderedTokens[]> {
  const rows = await tx
    .select({
      issuanceId: investments.issuanceId,
      at: investments.mintedAt,
      tokens: investments.tokens,
      paidAt: investments.chargedAt,
      cents: investments.amountCents,
      feeCents: investments.feeCents,
    })
    .from(investments)
    .where(
      and(
        eq(investments.tenantId, tenantId),
        eq(investments.userId, userId),
        inArray(investments.status, [...MADE_STATUSES]),
      ),
    );
  return rows.flatMap(({ at, paidAt, ...row }) => (at ? [{ ...row, at, paidAt: paidAt ?? at }] : []));
}

/** Cents paid for tokens that are not made yet. */
export async function paidInProgress(tx: Tx, tenantId: string, userId: string): Promise<bigint> {
  const [row] = await tx
    .select({ cents: sql<string>`coalesce(sum(${investments.amountCents}), 0)::text` })
    .from(investments)
    .where(
      and(
        eq(investments.tenantId, tenantId),
        eq(investments.userId, userId),
        inArray(investments.status, [...PAID_STATUSES]),
      ),
    );
  return BigInt(row?.cents ?? '0');
}

/** Prices of issuances over time, oldest first. */
export async function pricesOf(tx: Tx, tenantId: string, issuanceIds: readonly string[]): Promise<PriceMove[]> {
  if (issuanceIds.length === 0) return [];
  const rows = await tx
    .select({ issuanceId: issuancePrices.issuanceId, at: issuancePrices.at, price: issuancePrices.price })
    .from(issuancePrices)
    .where(and(eq(issuancePrices.tenantId, tenantId), inArray(issuancePrices.issuanceId, [...issuanceIds])))
    .orderBy(asc(issuancePrices.at));
  return rows.map(({ price, ...row }) => ({ ...row, price: priceOf(price) }));
}

export async function issuancesOf(tx: Tx, tenantId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .select({
      id: issuances.id,
      slug: issuances.slug,
      title: issuances.title,
      symbol: issuances.tokenSymbol,
      expiresOn: issuances.tokenExpiresOn,
      coverUrl: issuances.coverUrl,
      productType: issuances.productType,
      price: issuances.price,
      createdAt: issuances.createdAt,
    })
    .from(issuances)
    .where(and(eq(issuances.tenantId, tenantId), inArray(issuances.id, [...ids])));
}

/** A person's live orders: what may still ask something of them. */
export function isLiveOrderOf(tenantId: string, userId: string) {
  return and(
    eq(investments.tenantId, tenantId),
    eq(investments.userId, userId),
    notInArray(investments.status, [...FINISHED_STATUSES]),
  );
}
