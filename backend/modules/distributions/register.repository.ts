import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/db/transaction.ts';
import type { Day } from '#domain/time/zone.ts';
import type { LegalType } from '#domain/user/status.ts';

/** Who held tokens of an issuance at a moment, and what decides what is withheld of them now. */
export interface RegisterRow {
  userId: string;
  tokens: bigint;
  /** Of the tax residence: a company's own country, else the person's. */
  country: string | null;
  legalType: LegalType | null;
  /** Whether a certificate proves that residence on the day that decides. */
  certified: boolean;
}

interface Asked {
  tenantId: string;
  issuanceId: string;
  at: Date;
}

/** A holder's residence, where `p` is their profile. */
export const RESIDENCE = sql.raw(`case when p.legal_type = 'LEGAL_ENTITY'
  then coalesce((select c.country from company_profiles c where c.tenant_id = p.tenant_id and c.user_id = p.user_id), p.country) else p.country end`);

/** Whether a certificate proves on a day that a holder lives where they are known to live (`proves` of `domain/tax`), where `p` is their profile. */
export const certifiedOn = (
  day: Day,
) => sql`exists (select 1 from residence_certificates rc where rc.tenant_id = p.tenant_id
  and rc.user_id = p.user_id and rc.country = ${RESIDENCE} and ${day}::date between rc.issued_on and rc.valid_until)`;

const held = (at: Date) => sql`case when h.moved_at <= ${at} then h.tokens else h.tokens - coalesce((
  select sum(p.amount) from ledger_postings p join ledger_entries e on e.tenant_id = p.tenant_id and e.id = p.entry_id
  where p.tenant_id = h.tenant_id and p.account_id = h.account_id and e.created_at > ${at}), 0) end`;

/** Everybody who held tokens at a moment, by id, so that the same register gives the same parts. `on`: the day on which a certificate has to be valid. The issuance is locked where it has to stay true. */
export async function registerAt(
  tx: Tx,
  { tenantId, issuanceId, at, on }: Asked & { on: Day },
): Promise<RegisterRow[]> {
  const { rows } = await tx.execute<{
    id: string;
    tokens: string;
    country: string | null;
    legal_type: LegalType | null;
    certified: boolean;
  }>(sql`
    select r.user_id as id, r.tokens::text as tokens, ${RESIDENCE} as country, p.legal_type, ${certifiedOn(on)} as certified from (
      select h.tenant_id, h.user_id, ${held(at)} as tokens from issuance_holders h
      where h.tenant_id = ${tenantId} and h.issuance_id = ${issuanceId} and h.since <= ${at}) r
    left join user_profiles p on p.tenant_id = r.tenant_id and p.user_id = r.user_id
    where r.tokens > 0 order by r.user_id`);
  return rows.map(({ id, tokens, country, legal_type, certified }) => ({
    userId: id,
    tokens: BigInt(tokens),
    country,
    legalType: legal_type,
    certified,
  }));
}

/** How many people held tokens at a moment, as far as `most` + 1; and when the first token of all came. */
export async function registerSize(
  tx: Tx,
  { tenantId, issuanceId, at }: Asked,
  most: number,
): Promise<{ holders: number; first: Date | null }> {
  const { rows } = await tx.execute<{ holders: number; first: Date | string | null }>(sql`
    select (select count(*) from (select 1 from (
        select h.since, ${held(at)} as tokens from issuance_holders h
        where h.tenant_id = ${tenantId} and h.issuance_id = ${issuanceId} and h.since <= ${at}) r where r.tokens > 0 limit ${most + 1}) few)::int as holders,
      (select min(h.since) from issuance_holders h where h.tenant_id = ${tenantId} and h.issuance_id = ${issuanceId}) as first`);
  const first = rows[0]?.first ?? null;
  return { holders: rows[0]?.holders ?? 0, first: first === null ? null : new Date(first) };
}
