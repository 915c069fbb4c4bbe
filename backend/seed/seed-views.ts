import { sql } from 'drizzle-orm';
import { dayIn } from '#domain/time/zone.ts';
import type { SeedWork } from './seed-work.ts';

/** People who look at a page on a day on which nobody orders, and for each order of a day. */
const LOOK_ANYHOW = 3;
const LOOK_FOR_AN_ORDER = 6;

/** Writes who looked at the public page of each project that has orders, from the first of them to today or the campaign's end: more people than ordered. */
export async function seedViews({ tx, tenant, dates }: Pick<SeedWork, 'tx' | 'tenant' | 'dates'>): Promise<void> {
  const { timeZone, now } = dates;
  await tx.execute(sql`
    with ordered as (
      select issuance_id, (created_at at time zone ${timeZone})::date as day, count(*)::int as orders
      from investments where tenant_id = ${tenant.id} group by 1, 2
    ), open as (
      select o.issuance_id, min(o.day) as first,
        least(${dayIn(now, timeZone)}::date, greatest(max(o.day), (i.campaign_ends_at at time zone ${timeZone})::date)) as last
      from ordered o join issuances i on i.tenant_id = ${tenant.id} and i.id = o.issuance_id
      group by o.issuance_id, i.campaign_ends_at
    )
    insert into project_views (tenant_id, issuance_id, day, count)
    select ${tenant.id}, p.issuance_id, d::date,
      ${LOOK_ANYHOW} + extract(day from d)::int % 5 + ${LOOK_FOR_AN_ORDER} * coalesce(o.orders, 0)
    from open p cross join lateral generate_series(p.first, p.last, interval '1 day') d
    left join ordered o on o.issuance_id = p.issuance_id and o.day = d::date`);
}
