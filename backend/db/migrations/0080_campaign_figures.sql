-- Figures of a campaign by day of the tenant's calendar (decision record 0065). What orders do is kept with their rows, as totals (0053): `step`, orders by the
-- day of their first event of a kind, and `raised`, money that is in by the day on which it came. Their status is the day, for a step with its event before it.

-- The tenant's time zone; where it is no zone, the default's: a word in a setting must not stop an order.
create function lonja_zone(of_tenant uuid) returns text language plpgsql stable security definer set search_path = public as $$
declare
  zone text := (select t.customization #>> '{tenant,time_zone}' from tenants t where t.id = of_tenant);
begin
  perform now() at time zone zone;
  return coalesce(zone, 'Europe/Madrid');
exception when invalid_parameter_value then
  return 'Europe/Madrid';
end
$$;
revoke execute on function lonja_zone(uuid) from public;

create function lonja_day(at timestamptz, zone text) returns text language sql stable parallel safe
as $$ select to_char(at at time zone zone, 'YYYY-MM-DD') $$;

create function count_order_step() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into total_changes (tenant_id, kind, issuance_id, status, count, cents)
    select new.tenant_id, 'step', v.issuance_id, new.status || ' ' || lonja_day(new.at, lonja_zone(new.tenant_id)), 1, 0
    from investments v where v.tenant_id = new.tenant_id and v.id = new.investment_id
      and not exists (select from investment_events e where e.tenant_id = new.tenant_id and e.investment_id = new.investment_id
        and e.status = new.status and (e.at, e.id) < (new.at, new.id));
  return null;
end
$$;
create trigger investment_events_counted after insert on investment_events
  for each row when (new.status in ('CREATED', 'ACCEPTED', 'CHARGED', 'SIGNED')) execute function count_order_step();

-- What left one day's money and came to another's; nothing where neither moved.
create function count_raised() returns trigger language plpgsql security definer set search_path = public as $$
declare
  came investments[] := '{}';
  went investments[] := '{}';
begin
  if tg_op <> 'DELETE' then select coalesce(array_agg(n), '{}') into came from new_rows n where lonja_money_is_in(n.status); end if;
  if tg_op <> 'INSERT' then select coalesce(array_agg(o), '{}') into went from old_rows o where lonja_money_is_in(o.status); end if;
  insert into total_changes (tenant_id, kind, issuance_id, status, count, cents)
    select q.tenant_id, 'raised', q.issuance_id, lonja_day(q.at, lonja_zone(q.tenant_id)), sum(q.n), sum(q.c)
    from (
      select m.tenant_id, m.issuance_id, m.at, sum(m.n) as n, sum(m.c) as c
      from (select i.tenant_id, i.issuance_id, coalesce(i.charged_at, i.created_at) as at, 1 as n, i.amount_cents as c from unnest(came) i
        union all select i.tenant_id, i.issuance_id, coalesce(i.charged_at, i.created_at), -1, -i.amount_cents from unnest(went) i) m
      group by m.tenant_id, m.issuance_id, m.at having sum(m.n) <> 0 or sum(m.c) <> 0
    ) q
    group by 1, 3, 4 having sum(q.n) <> 0 or sum(q.c) <> 0;
  return null;
end
$$;
create trigger investments_raised_new after insert on investments
  referencing new table as new_rows for each statement execute function count_raised();
create trigger investments_raised after update on investments
  referencing old table as old_rows new table as new_rows for each statement execute function count_raised();
create trigger investments_raised_gone after delete on investments
  referencing old table as old_rows for each statement execute function count_raised();

-- Seen: people who looked at a public page, counted at the dashboard's door and sent in batches. No row says who.
create table project_views (
  tenant_id uuid not null,
  issuance_id uuid not null,
  day date not null,
  count integer not null,
  constraint project_views_pk primary key (tenant_id, issuance_id, day),
  constraint project_views_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id) on delete cascade,
  constraint project_views_count check (count > 0)
);
select lonja_wall('project_views');
-- Batches that have been taken in: one that is sent again counts nothing.
create table view_batches (
  tenant_id uuid not null,
  id uuid not null,
  created_at timestamptz not null,
  constraint view_batches_pk primary key (tenant_id, id)
);
create index view_batches_created on view_batches (tenant_id, created_at);
select lonja_wall('view_batches');

-- As in 0062, with the two new kinds.
create or replace function lonja_totals_recount() returns table (kind text, issuance_id uuid, status text, count bigint, cents bigint) language sql stable
security definer set search_path = public as $$
  select 'investment', v.issuance_id, v.status, count(*), sum(v.amount_cents)::bigint from investments v where v.tenant_id = lonja_tenant() group by v.issuance_id, v.status
  union all
  select 'investor', v.issuance_id, '', count(distinct v.user_id), 0 from investments v
    where v.tenant_id = lonja_tenant() and lonja_money_is_in(v.status) group by v.issuance_id
  union all
  select 'user', lonja_no_issuance(), u.status, count(*), 0 from users u where u.tenant_id = lonja_tenant() and u.deleted_at is null group by u.status
  union all
  select 'identity', lonja_no_issuance(), 'WAITING', count(*), 0
    from (select distinct on (k.user_id) k.user_id, k.status from kyc_checks k where k.tenant_id = lonja_tenant() order by k.user_id, k.created_at desc) k
    join users u on u.tenant_id = lonja_tenant() and u.id = k.user_id and u.deleted_at is null where k.status = 'MANUAL_REVIEW' having count(*) > 0
  union all
  select 'sophisticated', lonja_no_issuance(), r.status, count(*), 0 from sophisticated_requests r
    join users u on u.tenant_id = r.tenant_id and u.id = r.user_id and u.deleted_at is null where r.tenant_id = lonja_tenant() group by r.status
  union all
  select 'movement', lonja_no_issuance(), m.state, count(*), coalesce(sum(m.amount_cents) filter (where m.is_credit), 0)::bigint from statement_rows m
    where m.tenant_id = lonja_tenant() group by m.state
  union all
  select 'import', lonja_no_issuance(), '', count(*), 0 from statement_imports i where i.tenant_id = lonja_tenant() having count(*) > 0
  union all
  select 'notice', lonja_no_issuance(), lonja_notice_stands(n.outcome, n.resolved_at), count(*), 0 from payment_notices n
    where n.tenant_id = lonja_tenant() and n.outcome = 'QUARANTINED' group by 3
  union all
  select 'holder', h.issuance_id, '', count(*) filter (where h.tokens > 0), coalesce(sum(h.tokens), 0)::bigint from issuance_holders h
    where h.tenant_id = lonja_tenant() group by h.issuance_id having sum(h.tokens) > 0
  union all
  select 'step', v.issuance_id, e.status || ' ' || lonja_day(e.at, z.zone), count(*), 0
    from (select lonja_zone(lonja_tenant()) as zone) z, (
      select distinct on (investment_id, status) investment_id, status, at from investment_events
      where tenant_id = lonja_tenant() and status in ('CREATED', 'ACCEPTED', 'CHARGED', 'SIGNED') order by investment_id, status, at, id) e
    join investments v on v.tenant_id = lonja_tenant() and v.id = e.investment_id
    group by v.issuance_id, 3
  union all
  select 'raised', v.issuance_id, lonja_day(coalesce(v.charged_at, v.created_at), z.zone), count(*), sum(v.amount_cents)::bigint
    from (select lonja_zone(lonja_tenant()) as zone) z, investments v
    where v.tenant_id = lonja_tenant() and lonja_money_is_in(v.status) group by v.issuance_id, 3
$$;

-- What is there already. The walls stand before the owner as well.
do $$
declare
  of_tenant uuid;
begin
  for of_tenant in select tenant_id from tenant_hosts union select id from tenants loop
    perform set_config('app.tenant_id', of_tenant::text, true);
    perform lonja_totals_repair();
    perform lonja_totals_fold();
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;
