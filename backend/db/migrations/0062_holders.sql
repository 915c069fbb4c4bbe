-- Who holds tokens of an issuance, kept with the postings that move them: whoever has held any stays, with none. Written by its trigger alone.
create table issuance_holders (
  tenant_id uuid not null,
  issuance_id uuid not null,
  user_id uuid not null,
  account_id uuid not null,
  tokens bigint not null,
  -- When the first token came, and when the last one came or went.
  since timestamptz not null,
  moved_at timestamptz not null,
  constraint issuance_holders_pk primary key (tenant_id, issuance_id, user_id),
  constraint issuance_holders_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint issuance_holders_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint issuance_holders_tokens check (tokens >= 0)
);
create index issuance_holders_most on issuance_holders (tenant_id, issuance_id, tokens, user_id) where tokens > 0;
create index issuance_holders_since on issuance_holders (tenant_id, issuance_id, since, user_id);
select lonja_wall('issuance_holders');
revoke insert, update, delete, truncate on issuance_holders from lonja_app;

create function keep_holders() returns trigger language plpgsql security definer set search_path = public as $$
begin
  with moved as (
    select a.tenant_id, a.issuance_id, a.user_id, a.id as account_id, sum(p.amount) as tokens, min(e.created_at) as since, max(e.created_at) as moved_at
    from new_rows p
    join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id and a.kind = 'holding'
    join ledger_entries e on e.tenant_id = p.tenant_id and e.id = p.entry_id
    where p.asset like 'token:%'
    group by a.tenant_id, a.issuance_id, a.user_id, a.id
    order by a.issuance_id, a.user_id
  ), known as (
    update issuance_holders h set tokens = h.tokens + m.tokens, since = least(h.since, m.since), moved_at = greatest(h.moved_at, m.moved_at)
    from moved m where h.tenant_id = m.tenant_id and h.issuance_id = m.issuance_id and h.user_id = m.user_id
    returning h.issuance_id, h.user_id
  )
  -- A row that is proposed is checked before its conflict is found: only who comes to tokens for the first time is proposed.
  insert into issuance_holders (tenant_id, issuance_id, user_id, account_id, tokens, since, moved_at)
    select m.* from moved m where not exists (select from known k where k.issuance_id = m.issuance_id and k.user_id = m.user_id)
  on conflict on constraint issuance_holders_pk do update set tokens = issuance_holders.tokens + excluded.tokens,
    since = least(issuance_holders.since, excluded.since), moved_at = greatest(issuance_holders.moved_at, excluded.moved_at);
  return null;
end
$$;
create trigger ledger_postings_holders after insert on ledger_postings
  referencing new table as new_rows for each statement execute function keep_holders();

-- Holders of an issuance and, in the place of cents, the tokens in their hands.
create function count_holders() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into total_changes (tenant_id, kind, issuance_id, status, count, cents)
    values (new.tenant_id, 'holder', new.issuance_id, '', (new.tokens > 0)::int - (case when tg_op = 'UPDATE' then old.tokens > 0 else false end)::int,
      new.tokens - case when tg_op = 'UPDATE' then old.tokens else 0 end);
  return null;
end
$$;
create trigger issuance_holders_counted after insert or update of tokens on issuance_holders
  for each row execute function count_holders();

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
$$;

-- Who holds what already. The walls stand before the owner as well.
do $$
declare
  of_tenant uuid;
begin
  for of_tenant in select tenant_id from tenant_hosts union select id from tenants loop
    perform set_config('app.tenant_id', of_tenant::text, true);
    insert into issuance_holders (tenant_id, issuance_id, user_id, account_id, tokens, since, moved_at)
      select a.tenant_id, a.issuance_id, a.user_id, a.id, sum(p.amount), min(e.created_at), max(e.created_at)
      from ledger_accounts a
      join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id
      join ledger_entries e on e.tenant_id = p.tenant_id and e.id = p.entry_id
      where a.tenant_id = of_tenant and a.kind = 'holding'
      group by a.tenant_id, a.issuance_id, a.user_id, a.id;
    perform lonja_totals_fold();
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;
