-- A debit that is the tenant's own money: what it has paid people in ether and takes out of the account that is kept for them (decision record 0174).
alter table statement_rows drop constraint statement_rows_resolution;
alter table statement_rows add constraint statement_rows_resolution
  check (resolution in ('charged', 'booked', 'assigned', 'returned', 'balance', 'dismissed', 'undone', 'refund', 'split', 'distribution', 'payout', 'ether'));
alter table statement_rows add constraint statement_rows_ether check (resolution <> 'ether' or (not is_credit and state = 'RESOLVED'));

-- What was paid in ether, and what of it was taken out of the account, kept as totals (0053): what is left of it is the tenant's, and is shown beside the movements.
create function count_ether_paid() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform lonja_count(coalesce(new.tenant_id, old.tenant_id), 'ether',
    case when tg_op <> 'INSERT' and old.outcome = 'SENT' then 'PAID' end, case when tg_op <> 'INSERT' then old.amount_cents end,
    case when tg_op <> 'DELETE' and new.outcome = 'SENT' then 'PAID' end, case when tg_op <> 'DELETE' then new.amount_cents end);
  return null;
end
$$;
create trigger wallet_transfers_counted after insert or delete or update of outcome on wallet_transfers
  for each row execute function count_ether_paid();

create function count_ether_taken() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform lonja_count(coalesce(new.tenant_id, old.tenant_id), 'ether',
    case when tg_op <> 'INSERT' and old.resolution = 'ether' then 'TAKEN' end, case when tg_op <> 'INSERT' then old.amount_cents end,
    case when tg_op <> 'DELETE' and new.resolution = 'ether' then 'TAKEN' end, case when tg_op <> 'DELETE' then new.amount_cents end);
  return null;
end
$$;
create trigger statement_rows_ether_counted after insert or delete or update of resolution on statement_rows
  for each row execute function count_ether_taken();

-- As in 0080, with the new kind.
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
  union all
  select 'ether', lonja_no_issuance(), 'PAID', count(*), sum(w.amount_cents)::bigint from wallet_transfers w
    where w.tenant_id = lonja_tenant() and w.outcome = 'SENT' having count(*) > 0
  union all
  select 'ether', lonja_no_issuance(), 'TAKEN', count(*), sum(m.amount_cents)::bigint from statement_rows m
    where m.tenant_id = lonja_tenant() and m.resolution = 'ether' having count(*) > 0
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
