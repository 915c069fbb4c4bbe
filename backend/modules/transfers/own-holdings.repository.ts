import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { issuanceHolders } from '#backend/db/schema/holders.ts';
import { issuances } from '#backend/db/schema/issuances.ts';
import type { Tx } from '#backend/db/transaction.ts';

/** What somebody holds, with what decides whether any of it can go to anybody; by symbol. */
export function ownHoldings(tx: Tx, tenantId: string, userId: string) {
  return tx
    .select({
      id: issuances.id,
      title: issuances.title,
      symbol: issuances.tokenSymbol,
      status: issuances.status,
      expiresOn: issuances.tokenExpiresOn,
      held: issuanceHolders.tokens,
      kept: sql<number>`coalesce((select sum(k.tokens) from token_holds k where k.tenant_id = ${issuanceHolders.tenantId}
        and k.issuance_id = ${issuanceHolders.issuanceId} and k.user_id = ${issuanceHolders.userId} and k.ended_at is null), 0)::int`,
      certified: sql<number>`coalesce((select sum(k.tokens) from token_holds k where k.tenant_id = ${issuanceHolders.tenantId} and k.issuance_id = ${issuanceHolders.issuanceId}
        and k.user_id = ${issuanceHolders.userId} and k.ended_at is null and k.cause = 'CERTIFICATE'), 0)::int`,
      onChain: sql<boolean>`exists (select 1 from chain_tokens c where c.tenant_id = ${issuances.tenantId} and c.issuance_id = ${issuances.id})`,
    })
    .from(issuanceHolders)
    .innerJoin(
      issuances,
      and(eq(issuances.tenantId, issuanceHolders.tenantId), eq(issuances.id, issuanceHolders.issuanceId)),
    )
    .where(
      and(eq(issuanceHolders.tenantId, tenantId), eq(issuanceHolders.userId, userId), gt(issuanceHolders.tokens, 0)),
    )
    .orderBy(asc(issuances.tokenSymbol), asc(issuances.id));
}
