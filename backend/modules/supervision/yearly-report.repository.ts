import { sql } from 'drizzle-orm';
import { countUpTo } from '#backend/db/counted.ts';
import { type ListOrder, type Place, pageByKey } from '#backend/db/page-by-key.ts';
import type { Tx } from '#backend/db/transaction.ts';
import { MONEY_IN_STATUSES } from '#domain/investment/transitions.ts';
import type { ProductType } from '#domain/issuance/status.ts';
import type { Localized } from '#domain/tenant/language.ts';
import { startOfDay } from '#domain/time/zone.ts';

interface OfYear {
  tenantId: string;
  timeZone: string;
  year: number;
}

/** A project and a country; cents as texts. */
interface YearlyRow extends Record<string, unknown> {
  key: string[];
  issuance_id: string;
  title: Localized;
  owner: string;
  owner_code: string | null;
  product: ProductType;
  offer_number: number | null;
  country: string;
  raised: string;
  sophisticated: number;
  sophisticated_cents: string;
  others: number;
  others_cents: string;
}

const PAID = sql.raw(MONEY_IN_STATUSES.map((status) => `'${status}'`).join(', '));

const BY_PROJECT: ListOrder = {
  keys: [
    { of: sql`y.starts`, kind: 'moment' },
    { of: sql`y.issuance_id`, kind: 'id' },
    { of: sql`y.country`, kind: 'text' },
  ],
};

/**
 * One page of a year: every project whose offer was open on a day of it, by country of fiscal residence of who paid for it: a company's own country, else the
 * person's, as it is known today. Who was sophisticated when they confirmed had no time to think it over: the order tells it as it was then. A project that nobody
 * has paid for has one line without a country.
 */
export function yearlyPage(tx: Tx, { place, ...year }: OfYear & { place: Place }) {
  const lines = linesOf(year);
  return pageByKey<YearlyRow>({
    asked: place,
    order: BY_PROJECT,
    scope: [year.tenantId, 'yearly-report', year.year],
    rows: async ({ key, where, orderBy, limit }) => {
      const { rows } = await tx.execute<YearlyRow>(
        sql`select ${key} as key, y.* from (${lines}) y where ${where ?? sql`true`} order by ${sql.join(orderBy, sql`, `)} limit ${limit}`,
      );
      return rows;
    },
    count: () => countUpTo(tx, sql`(${lines})`),
  });
}

function linesOf({ tenantId, timeZone, year }: OfYear) {
  const [from, until] = [startOfDay(`${year}-01-01`, timeZone), startOfDay(`${year + 1}-01-01`, timeZone)];
  return sql`
    select i.id as issuance_id, i.campaign_starts_at as starts, i.title, i.issuer_name as owner, i.issuer_tax_number as owner_code,
      i.product_type as product, s.offer_number, coalesce(p.country, '') as country,
      coalesce(sum(sum(p.amount_cents)) over (partition by i.id), 0)::text as raised,
      (count(distinct p.user_id) filter (where p.sophisticated))::int as sophisticated,
      coalesce(sum(p.amount_cents) filter (where p.sophisticated), 0)::text as sophisticated_cents,
      (count(distinct p.user_id) filter (where not p.sophisticated))::int as others,
      coalesce(sum(p.amount_cents) filter (where not p.sophisticated), 0)::text as others_cents
    from issuances i
    left join lateral (
      select v.user_id, v.amount_cents, v.accepted_at is not null and v.reflection_ends_at is null as sophisticated,
        coalesce(case when u.legal_type = 'LEGAL_ENTITY' then c.country else u.country end, '') as country
      from investments v
      left join user_profiles u on u.tenant_id = v.tenant_id and u.user_id = v.user_id
      left join company_profiles c on c.tenant_id = v.tenant_id and c.user_id = v.user_id
      where v.tenant_id = i.tenant_id and v.issuance_id = i.id and v.status in (${PAID})) p on true
    left join information_sheets s on s.tenant_id = i.tenant_id and s.issuance_id = i.id
    where i.tenant_id = ${tenantId} and i.status in ('CAMPAIGN', 'CLOSED') and i.campaign_starts_at < ${until.toISOString()}
      and coalesce(i.closed_at, i.campaign_ends_at, 'infinity') >= ${from.toISOString()}
    group by i.id, i.tenant_id, i.campaign_starts_at, i.title, i.issuer_name, i.issuer_tax_number, i.product_type, s.offer_number, p.country`;
}

/** The first year in which the tenant had an offer open; null: it had none. */
export async function firstYear(tx: Tx, tenantId: string, timeZone: string): Promise<number | null> {
  const { rows } = await tx.execute<{ year: number | null }>(sql`
    select extract(year from min(campaign_starts_at) at time zone ${timeZone})::int as year from issuances
    where tenant_id = ${tenantId} and status in ('CAMPAIGN', 'CLOSED')`);
  return rows[0]?.year ?? null;
}
