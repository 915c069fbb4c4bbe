import { type SQL, sql } from 'drizzle-orm';
import { type Asking, columns } from './waiting-columns.repository.ts';

/** A campaign whose first day is so near waits to be moved on. */
const OPENS_WITHIN_HOURS = 24;

/**
 * Projects whose phase waits for a manager: what is being validated, a campaign that is to open or whose last day is over, and a plan that could not be carried out. Where a change is planned it
 * happens by itself, and nothing waits.
 */
export const phasesWaiting = ({ tenantId, now }: Asking): SQL => {
  const nearStart = sql`i.campaign_starts_at - make_interval(hours => ${OPENS_WITHIN_HOURS}::int)`;
  return sql`
    select ${columns({ id: sql`w.id`, note: sql`w.note`, issuance: sql`w.id`, since: sql`w.since` })}
    from (select i.id,
        case when p.stopped_at is not null then 'phase_stopped' when i.status = 'VALIDATING' then 'phase_validate'
          when i.status = 'CAMPAIGN' then 'phase_close' else 'phase_open' end as note,
        case when p.stopped_at is not null then p.stopped_at
          when i.status = 'VALIDATING' then coalesce((select max(h.created_at) from issuance_status_history h
            where h.tenant_id = i.tenant_id and h.issuance_id = i.id and h.to_status = 'VALIDATING'), i.updated_at)
          when i.status = 'CAMPAIGN' then i.campaign_ends_at else ${nearStart} end as since
      from issuances i left join issuance_plans p on p.tenant_id = i.tenant_id and p.issuance_id = i.id
      where i.tenant_id = ${tenantId} and (p.stopped_at is not null or (p.issuance_id is null and (
        i.status = 'VALIDATING' or (i.status = 'CAMPAIGN' and i.campaign_ends_at <= ${now})
        or (i.status = 'PRE_CAMPAIGN' and ${nearStart} <= ${now}))))) w`;
};
