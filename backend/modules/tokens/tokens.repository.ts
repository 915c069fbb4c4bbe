import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import { investments } from '#backend/db/schema/investments.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import { userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { priceAt } from '#backend/modules/holders/holders.repository.ts';
import { HELD_TOKENS, RAISED_CENTS } from '#backend/totals/totals.repository.ts';
import type { TOKEN_SORTS } from '#contract/tokens.ts';
import { CANDIDACY_PHASES, type TokenLabel } from '#domain/issuance/token-label.ts';

type Column = (typeof TOKEN_SORTS)[number];
const BY_ID = { of: issuances.id, kind: 'id' } as const;
const ORDERS: Record<Column, ListOrder['keys']> = {
  symbol: [{ of: issuances.tokenSymbol, kind: 'text' }, BY_ID],
  supply: [{ of: issuances.tokensForSale, kind: 'number' }, BY_ID],
};

/** As `tokenLabel` says it, in SQL. */
function hasLabel(label: TokenLabel): SQL | undefined {
  switch (label) {
    case 'candidacy':
      return inArray(issuances.status, [...CANDIDACY_PHASES]);
    case 'offered':
      return eq(issuances.status, 'CAMPAIGN');
    case 'financed':
      return and(eq(issuances.status, 'CLOSED'), IS_FINANCED);
    case 'unfinanced':
      return and(eq(issuances.status, 'CLOSED'), sql`not ${IS_FINANCED}`);
  }
}
const IS_FINANCED = sql`(${RAISED_CENTS} > 0 and ${RAISED_CENTS} >= ${issuances.softCapTokens} * ${issuances.price} * 100)`;

function selected(tx: Tx, now: Date, key = sql<string[]>`array[]::text[]`) {
  const lastPrice = priceAt(now);
  return tx
    .select({
      id: issuances.id,
      title: issuances.title,
      issuerName: issuances.issuerName,
      name: issuances.tokenName,
      symbol: issuances.tokenSymbol,
      productType: issuances.productType,
      status: issuances.status,
      price: issuances.price,
      tokensForSale: issuances.tokensForSale,
      softCapTokens: issuances.softCapTokens,
      finance: issuances.finance,
      expiresOn: issuances.tokenExpiresOn,
      closedAt: issuances.closedAt,
      campaignEndsAt: issuances.campaignEndsAt,
      strategy: issuances.mintingStrategy,
      lastPrice: sql<string>`(${lastPrice})::text`,
      supply: sql<string>`${HELD_TOKENS}::text`,
      raised: sql<string>`${RAISED_CENTS}::text`,
      key,
    })
    .from(issuances);
}
export type TokenRow = Awaited<ReturnType<typeof selected>>[number];

interface TokenList {
  where: SQL | undefined;
  label: TokenLabel | undefined;
  sort: Column | `-${Column}` | undefined;
  asked: Place;
  scope: readonly unknown[];
  now: Date;
}

/** One page of tokens; by their symbols unless sorted otherwise. */
export function tokensPage(tx: Tx, { where: those, label, sort = 'symbol', now, ...list }: TokenList) {
  const where = and(those, label && hasLabel(label));
  return pageByKey<TokenRow>({
    ...list,
    order: { keys: ORDERS[sort.replace('-', '') as Column], descending: sort.startsWith('-') },
    rows: ({ key, where: beside, orderBy, limit }) =>
      selected(tx, now, key)
        .where(and(where, beside))
        .orderBy(...orderBy)
        .limit(limit),
    count: () =>
      countUpTo(
        tx,
        tx
          .select({ id: issuances.id })
          .from(issuances)
          .where(and(eq(issuances.tenantId, tx.tenantId), where)),
      ),
  });
}

/** One token, or null. */
export async function tokenRow(tx: Tx, where: SQL | undefined, now: Date): Promise<TokenRow | null> {
  const [row] = await selected(tx, now)
    .where(and(eq(issuances.tenantId, tx.tenantId), where))
    .limit(1);
  return row ?? null;
}

/** The last orders of an issuance whose tokens were made, newest first. */
export function lastMints(tx: Tx, tenantId: string, issuanceId: string, most: number) {
  return tx
    .select({
      id: investments.id,
      at: sql<Date>`${investments.mintedAt}`.mapWith(investments.mintedAt),
      tokens: investments.tokens,
      amountCents: investments.amountCents,
      email: users.email,
      name: sql<string>`trim(coalesce(${userProfiles.firstName}, '') || ' ' || coalesce(${userProfiles.lastName}, ''))`,
      legalName: sql<string | null>`(
        select nullif(trim(c.organisation_name), '') from company_profiles c
        where c.tenant_id = ${users.tenantId} and c.user_id = ${users.id} and ${userProfiles.legalType} = 'LEGAL_ENTITY')`,
    })
    .from(investments)
    .innerJoin(users, and(eq(users.tenantId, investments.tenantId), eq(users.id, investments.userId)))
    .leftJoin(
      userProfiles,
      and(eq(userProfiles.tenantId, investments.tenantId), eq(userProfiles.userId, investments.userId)),
    )
    .where(
      and(eq(investments.tenantId, tenantId), eq(investments.issuanceId, issuanceId), isNotNull(investments.mintedAt)),
    )
    .orderBy(desc(investments.mintedAt), desc(investments.id))
    .limit(most);
}
