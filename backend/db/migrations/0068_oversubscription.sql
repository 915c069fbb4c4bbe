-- What happens to orders beyond the tokens for sale (decision record 0060). Of a pro rata offer each confirmed order is a request until the allotment: it holds
-- no token. What requests ask for is counted beside what is sold; both have their CHECK, which is the last word.
alter table issuances
  add column oversubscription text not null default 'FIRST_COME',
  add column tokens_requested bigint not null default 0,
  add column allotted_at timestamptz,
  add constraint issuances_oversubscription check (oversubscription in ('FIRST_COME', 'PRO_RATA')),
  add constraint issuances_not_overasked check (tokens_requested between 0 and tokens_for_sale * 3),
  add constraint issuances_allotted check (allotted_at is null or oversubscription = 'PRO_RATA');

alter table investments
  -- Asks for `tokens` and holds none.
  add column is_request boolean not null default false,
  -- What it was allotted, from the allotment on; the order itself shrinks to it a moment later.
  add column allotted_tokens bigint,
  -- What it asked for before it shrank.
  add column requested_tokens bigint,
  add constraint investments_allotted check (allotted_tokens between 0 and coalesce(requested_tokens, tokens));

create or replace function count_tokens_taken() returns trigger language plpgsql as $$
declare
  taken bigint := 0;
  asked bigint := 0;
begin
  if tg_op <> 'INSERT' and investment_holds_tokens(old.status) then
    if old.is_request then asked := asked - old.tokens; else taken := taken - old.tokens; end if;
  end if;
  if tg_op <> 'DELETE' and investment_holds_tokens(new.status) then
    if new.is_request then asked := asked + new.tokens; else taken := taken + new.tokens; end if;
  end if;
  if taken <> 0 or asked <> 0 then
    update issuances set tokens_taken = tokens_taken + taken, tokens_requested = tokens_requested + asked
      where tenant_id = coalesce(new.tenant_id, old.tenant_id) and id = coalesce(new.issuance_id, old.issuance_id);
  end if;
  return null;
end
$$;
drop trigger investments_tokens_taken on investments;
create trigger investments_tokens_taken after update of status, tokens, is_request or delete on investments
  for each row execute function count_tokens_taken();

create or replace function count_tokens_of_new() returns trigger language plpgsql as $$
begin
  update issuances i set tokens_taken = i.tokens_taken + n.taken, tokens_requested = i.tokens_requested + n.asked
  from (select tenant_id, issuance_id, coalesce(sum(tokens) filter (where not is_request), 0) as taken,
      coalesce(sum(tokens) filter (where is_request), 0) as asked
    from new_rows where investment_holds_tokens(status) group by tenant_id, issuance_id) n
  where i.tenant_id = n.tenant_id and i.id = n.issuance_id;
  return null;
end
$$;

create or replace function tokens_taken_is_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.tokens_taken := 0;
    new.tokens_requested := 0;
  elsif pg_trigger_depth() < 2 then
    raise exception 'tokens_taken and tokens_requested are counted from the investments' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
drop trigger issuances_tokens_taken on issuances;
create trigger issuances_tokens_taken before update of tokens_taken, tokens_requested on issuances
  for each row when (old.tokens_taken <> new.tokens_taken or old.tokens_requested <> new.tokens_requested)
  execute function tokens_taken_is_counted();

-- Who has ordered has ordered by a policy: it stays.
create function oversubscription_stays() returns trigger language plpgsql as $$
begin
  raise exception 'orders stand under this policy' using errcode = 'restrict_violation', constraint = 'issuances_oversubscription_stays';
end
$$;
create trigger issuances_oversubscription_stays before update of oversubscription on issuances
  for each row when (old.oversubscription <> new.oversubscription and old.tokens_taken + old.tokens_requested > 0)
  execute function oversubscription_stays();

-- A part of a payment that goes back while the rest stays: a row of its own, which names the payment that brought it.
alter table payments add column part_of uuid,
  add constraint payments_part_fk foreign key (tenant_id, part_of) references payments (tenant_id, id);
create index payments_part on payments (tenant_id, part_of) where part_of is not null;

alter table runs drop constraint runs_kind;
alter table runs add constraint runs_kind check (kind in ('mint', 'refund_all', 'allot'));
