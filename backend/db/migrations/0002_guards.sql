-- Ledger: the postings of an entry sum to zero per asset, and there are at least two. Checked when the transaction ends.
create function ledger_entry_is_balanced() returns trigger language plpgsql as $$
declare
  entry uuid := (to_jsonb(new) ->> case tg_table_name when 'ledger_entries' then 'id' else 'entry_id' end)::uuid;
  sides bigint;
  uneven text;
begin
  select count(*) into sides from ledger_postings where tenant_id = new.tenant_id and entry_id = entry;
  if sides < 2 then
    raise exception 'entry % has % postings', entry, sides
      using errcode = 'check_violation', constraint = 'ledger_entries_balanced';
  end if;
  select string_agg(asset, ', ') into uneven from (
    select asset from ledger_postings where tenant_id = new.tenant_id and entry_id = entry group by asset having sum(amount) <> 0
  ) u;
  if uneven is not null then
    raise exception 'entry % does not sum to zero in %', entry, uneven
      using errcode = 'check_violation', constraint = 'ledger_entries_balanced';
  end if;
  return null;
end
$$;

create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_entry_is_balanced();
create constraint trigger ledger_postings_balanced after insert on ledger_postings
  deferrable initially deferred for each row execute function ledger_entry_is_balanced();

-- Ledger: a guarded account never falls below zero. The account's row is locked first, so that two
-- withdrawals cannot both see the same money.
create function ledger_account_is_covered() returns trigger language plpgsql as $$
declare
  is_guarded boolean;
begin
  select guarded into is_guarded from ledger_accounts
    where tenant_id = new.tenant_id and id = new.account_id for no key update;
  if is_guarded and (
    select sum(amount) from ledger_postings where tenant_id = new.tenant_id and account_id = new.account_id
  ) < 0 then
    raise exception 'account % would fall below zero', new.account_id
      using errcode = 'check_violation', constraint = 'ledger_accounts_not_negative';
  end if;
  return null;
end
$$;

create trigger ledger_postings_covered after insert on ledger_postings
  for each row when (new.amount < 0) execute function ledger_account_is_covered();

-- Ledger: nothing that was posted is ever touched, by nobody.
create function is_never_changed() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger ledger_entries_final before update or delete on ledger_entries
  for each row execute function is_never_changed();
create trigger ledger_postings_final before update or delete on ledger_postings
  for each row execute function is_never_changed();

-- Issuances: what orders hold is counted here and nowhere else; the table's CHECK refuses more than is for sale.
-- The statuses that hold no tokens are those of `holdsTokens` in domain/investment/transitions.ts.
create function investment_holds_tokens(status text) returns boolean language sql immutable parallel safe
as $$ select status not in ('RESERVED', 'CREATED', 'CANCELED') $$;

create function count_tokens_taken() returns trigger language plpgsql as $$
declare
  before_tokens bigint := 0;
  after_tokens bigint := 0;
begin
  if tg_op <> 'INSERT' and investment_holds_tokens(old.status) then before_tokens := old.tokens; end if;
  if tg_op <> 'DELETE' and investment_holds_tokens(new.status) then after_tokens := new.tokens; end if;
  if before_tokens <> after_tokens then
    update issuances set tokens_taken = tokens_taken + after_tokens - before_tokens
      where tenant_id = coalesce(new.tenant_id, old.tenant_id) and id = coalesce(new.issuance_id, old.issuance_id);
  end if;
  return null;
end
$$;
create trigger investments_tokens_taken after insert or update of status, tokens or delete on investments
  for each row execute function count_tokens_taken();

create function investment_keeps_its_owner() returns trigger language plpgsql as $$
begin
  raise exception 'an investment never changes its issuance or investor' using errcode = 'restrict_violation';
end
$$;
create trigger investments_owner before update of tenant_id, issuance_id, user_id on investments
  for each row when (old.issuance_id <> new.issuance_id or old.user_id <> new.user_id or old.tenant_id <> new.tenant_id)
  execute function investment_keeps_its_owner();

create function tokens_taken_is_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.tokens_taken := 0;
  elsif pg_trigger_depth() < 2 then
    raise exception 'tokens_taken is counted from the investments' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger issuances_tokens_taken_new before insert on issuances
  for each row execute function tokens_taken_is_counted();
create trigger issuances_tokens_taken before update of tokens_taken on issuances
  for each row when (old.tokens_taken <> new.tokens_taken) execute function tokens_taken_is_counted();
