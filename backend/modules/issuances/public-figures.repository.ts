import { sql } from 'drizzle-orm';
import type { Tx } from '#backend/db/transaction.ts';
import { MONEY_IN_STATUSES } from '#domain/investment/transitions.ts';
import type { IssuanceStatus } from '#domain/issuance/status.ts';

/** One project with what its offer has come to; `raised` in cents. */
interface OfferSum extends Record<string, unknown> {
  status: IssuanceStatus;
  price: string;
  soft_cap_tokens: string;
  raised: string;
  orders: number;
}

/** The projects of a tenant in some phases with their kept sums: costs what there are projects, however many orders stand behind. */
export async function offerSums(tx: Tx, tenantId: string, phases: readonly IssuanceStatus[]): Promise<OfferSum[]> {
  const { rows } = await tx.execute<OfferSum>(sql`
    select i.status, i.price::text as price, i.soft_cap_tokens::text as soft_cap_tokens, r.raised, r.orders
    from issuances i
    cross join lateral (
      select coalesce(sum(t.cents), 0)::text as raised, coalesce(sum(t.count), 0)::int as orders from totals_now t
      where t.tenant_id = i.tenant_id and t.issuance_id = i.id and t.kind = 'investment'
        and t.status = any(${sql.param([...MONEY_IN_STATUSES])}::text[])
    ) r
    where i.tenant_id = ${tenantId} and i.status = any(${sql.param([...phases])}::text[])`);
  return rows;
}
