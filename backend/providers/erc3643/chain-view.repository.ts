import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/db/transaction.ts';

interface Beside extends Record<string, unknown> {
  user_id: string | null;
  name: string | null;
  register: string;
  chain: string;
  addresses: { address: string; listed: boolean; frozen: boolean }[] | null;
}

/** The register beside the chain as it was last read, by person; who differs first. */
export async function holdersBeside(tx: Tx, tenantId: string, issuanceId: string, most: number): Promise<Beside[]> {
  const { rows } = await tx.execute<Beside>(sql`
    with register as (
      select h.user_id, h.tokens from issuance_holders h where h.tenant_id = ${tenantId} and h.issuance_id = ${issuanceId} and h.tokens > 0
    ), chain as (
      select c.user_id, sum(c.tokens) as tokens,
        json_agg(json_build_object('address', c.address, 'listed', c.listed, 'frozen', c.frozen) order by c.tokens desc, c.address) as addresses
      from chain_holders c where c.tenant_id = ${tenantId} and c.issuance_id = ${issuanceId} group by c.user_id
    )
    select coalesce(r.user_id, c.user_id) as user_id, coalesce(r.tokens, 0)::text as register, coalesce(c.tokens, 0)::text as chain, c.addresses,
      coalesce(
        (select nullif(trim(o.organisation_name), '') from company_profiles o join user_profiles p on p.tenant_id = o.tenant_id and p.user_id = o.user_id
          where o.tenant_id = ${tenantId} and o.user_id = coalesce(r.user_id, c.user_id) and p.legal_type = 'LEGAL_ENTITY'),
        (select nullif(trim(coalesce(p.first_name, '') || ' ' || coalesce(p.last_name, '')), '') from user_profiles p
          where p.tenant_id = ${tenantId} and p.user_id = coalesce(r.user_id, c.user_id)),
        (select u.email from users u where u.tenant_id = ${tenantId} and u.id = coalesce(r.user_id, c.user_id))) as name
    from register r full join chain c on c.user_id = r.user_id
    order by (coalesce(r.tokens, 0) <> coalesce(c.tokens, 0)) desc, coalesce(r.tokens, 0) desc, 1 limit ${most}`);
  return rows;
}

interface Named extends Record<string, unknown> {
  id: string;
  name: string;
}

/** The usernames of whoever has asked for or decided an act of a token. */
export async function actPeople(tx: Tx, tenantId: string, issuanceId: string): Promise<Map<string, string>> {
  const { rows } = await tx.execute<Named>(sql`
    select u.id, u.username as name from users u where u.tenant_id = ${tenantId} and u.id in (
      select a.requested_by from chain_acts a where a.tenant_id = ${tenantId} and a.issuance_id = ${issuanceId} and a.requested_by is not null
      union select a.decided_by from chain_acts a where a.tenant_id = ${tenantId} and a.issuance_id = ${issuanceId} and a.decided_by is not null)`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
