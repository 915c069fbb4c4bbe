import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/db/transaction.ts';
import { type Price, priceOf } from '#domain/money/price.ts';
import { freeTokens } from '#domain/transfer/transfer.ts';

interface Asked {
  tenantId: string;
  issuanceId: string;
  userId: string;
}

/** Tokens that somebody has of an issuance, what of them they can give away now, what certificates of legitimation keep of the others, and their numbers. */
export async function freeHolding(tx: Tx, { tenantId, issuanceId, userId }: Asked) {
  const { rows } = await tx.execute<{ held: string; kept: string; certified: string; certificates: string }>(sql`
    select coalesce((select h.tokens from issuance_holders h
        where h.tenant_id = ${tenantId} and h.issuance_id = ${issuanceId} and h.user_id = ${userId}), 0)::text as held,
      coalesce((select sum(k.tokens) from token_holds k
        where k.tenant_id = ${tenantId} and k.issuance_id = ${issuanceId} and k.user_id = ${userId} and k.ended_at is null), 0)::text as kept,
      coalesce((select sum(k.tokens) from token_holds k where k.tenant_id = ${tenantId} and k.issuance_id = ${issuanceId} and k.user_id = ${userId}
        and k.ended_at is null and k.cause = 'CERTIFICATE'), 0)::text as certified,
      coalesce((select string_agg(l.number::text, ', ' order by l.number) from token_holds k
        join legitimations l on l.tenant_id = k.tenant_id and l.id = k.ref
        where k.tenant_id = ${tenantId} and k.issuance_id = ${issuanceId} and k.user_id = ${userId} and k.ended_at is null
          and k.cause = 'CERTIFICATE'), '') as certificates`);
  const held = Number(rows[0]?.held ?? 0);
  const kept = Number(rows[0]?.kept ?? 0);
  return {
    held,
    kept,
    free: freeTokens(held, kept),
    certified: Number(rows[0]?.certified ?? 0),
    certificates: rows[0]?.certificates ?? '',
  };
}

/** What else decides about a token at a moment, and what its holder's tokens are worth. */
export async function tokenStands(tx: Tx, { tenantId, issuanceId, userId }: Asked, now: Date) {
  const since = sql`coalesce(p.at, i.created_at)`;
  const { rows } = await tx.execute<{ price: string; returned: string; on_chain: boolean; record_taken: boolean }>(sql`
    select coalesce(p.price, i.price)::text as price,
      exists (select 1 from chain_tokens c where c.tenant_id = i.tenant_id and c.issuance_id = i.id) as on_chain,
      exists (select 1 from distributions d where d.tenant_id = i.tenant_id and d.issuance_id = i.id and d.record_at >= ${now}
        and d.status not in ('REJECTED', 'WITHDRAWN')) as record_taken,
      (coalesce((select sum(e.return_cents) from earnings e where e.tenant_id = i.tenant_id and e.issuance_id = i.id and e.user_id = ${userId}
          and e.executed_at > ${since} and e.executed_at <= ${now} and e.status <> 'PENDING'), 0)
        + coalesce((select sum(case when t.to_user_id = ${userId} then t.returned_cents else -t.returned_cents end) from token_transfers t
          where t.tenant_id = i.tenant_id and t.issuance_id = i.id and t.at > ${since} and ${userId} in (t.from_user_id, t.to_user_id)), 0))::text as returned
    from issuances i
    left join lateral (select p.price, p.at from issuance_prices p where p.tenant_id = i.tenant_id and p.issuance_id = i.id and p.at <= ${now}
      order by p.at desc limit 1) p on true
    where i.tenant_id = ${tenantId} and i.id = ${issuanceId}`);
  const [row] = rows;
  if (!row) throw new Error(`issuance ${issuanceId} is gone`);
  const price: Price = priceOf(row.price);
  return { price, returnedCents: BigInt(row.returned), onChain: row.on_chain, recordTaken: row.record_taken };
}
