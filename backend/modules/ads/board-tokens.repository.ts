import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { issuanceHolders } from '#backend/db/schema/holders.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** Most tokens that somebody is offered to choose from. */
const MOST_CHOICES = 200;

/** Whether the token is on a chain. */
export const IS_ON_CHAIN = sql<boolean>`exists (select 1 from chain_tokens c where c.tenant_id = ${issuances.tenantId}
  and c.issuance_id = ${issuances.id})`;

/** Whether a person stands approved on the token's whitelist. */
export const isListed = (userId: SQL | string) =>
  sql<boolean>`exists (select 1 from whitelist_entries w where w.tenant_id = ${issuances.tenantId}
    and w.issuance_id = ${issuances.id} and w.user_id = ${userId} and w.state = 'APPROVED')`;

interface Asked {
  tenantId: string;
  userId: string;
  now: Date;
}

const columns = ({ userId, now }: Asked) => ({
  id: issuances.id,
  slug: issuances.slug,
  title: issuances.title,
  symbol: issuances.tokenSymbol,
  productType: issuances.productType,
  status: issuances.status,
  suspendedUntil: issuances.suspendedUntil,
  expiresOn: issuances.tokenExpiresOn,
  offerPrice: issuances.price,
  offeredAt: sql<string>`to_json(coalesce(${issuances.campaignStartsAt}, ${issuances.createdAt})) #>> '{}'`,
  onChain: IS_ON_CHAIN,
  listed: isListed(userId),
  held: sql<number>`coalesce(${issuanceHolders.tokens}, 0)::int`,
  offered: sql<number>`coalesce((select sum(k.tokens) from token_holds k where k.tenant_id = ${issuances.tenantId}
    and k.issuance_id = ${issuances.id} and k.user_id = ${userId} and k.ended_at is null), 0)::int`,
  last: sql<{
    price: string;
    at: string;
  } | null>`(select json_build_object('price', p.price::text, 'at', p.at) from issuance_prices p
    where p.tenant_id = ${issuances.tenantId} and p.issuance_id = ${issuances.id} and p.at <= ${now} and p.price > 0 order by p.at desc limit 1)`,
});

const select = (tx: Tx, asked: Asked) =>
  tx
    .select(columns(asked))
    .from(issuances)
    .leftJoin(
      issuanceHolders,
      and(
        eq(issuanceHolders.tenantId, issuances.tenantId),
        eq(issuanceHolders.issuanceId, issuances.id),
        eq(issuanceHolders.userId, asked.userId),
      ),
    );
export type BoardTokenRow = Awaited<ReturnType<typeof select>>[number];

/** One token as a person has it; null where there is none. */
export async function boardToken(tx: Tx, asked: Asked, issuanceId: string): Promise<BoardTokenRow | null> {
  const [row] = await select(tx, asked).where(
    and(eq(issuances.tenantId, asked.tenantId), eq(issuances.id, issuanceId)),
  );
  return row ?? null;
}

/** What a person could sell: all that they hold; or buy: what is on sale here and they may hold. */
export function boardTokens(tx: Tx, asked: Asked, type: 'SELL' | 'BUY'): Promise<BoardTokenRow[]> {
  const which =
    type === 'SELL' ? sql`${issuanceHolders.tokens} > 0` : and(eq(issuances.status, 'CLOSED'), isListed(asked.userId));
  return select(tx, asked)
    .where(and(eq(issuances.tenantId, asked.tenantId), which))
    .orderBy(asc(issuances.createdAt), asc(issuances.id))
    .limit(MOST_CHOICES);
}
