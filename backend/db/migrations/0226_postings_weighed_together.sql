-- Ledger: an entry that is new is weighed once, when its transaction ends (ledger_entries_balanced). That of postings which join an entry of another transaction is weighed
-- with the statement that writes them, once for all of them: each posting had a check of its own that found out, a thousand times, that its entry is new.
-- Constraints of the ledger are never set immediate.
create function ledger_joined_entries_are_balanced() returns trigger language plpgsql as $$
declare
  uneven uuid;
begin
  select j.entry_id into uneven from (
    select distinct n.tenant_id, n.entry_id from new_rows n
    join ledger_entries e on e.tenant_id = n.tenant_id and e.id = n.entry_id and e.xmin <> pg_current_xact_id()::xid
  ) j
  where exists (
    select from ledger_postings p where p.tenant_id = j.tenant_id and p.entry_id = j.entry_id group by p.asset having sum(p.amount) <> 0
  )
  limit 1;
  if uneven is not null then
    raise exception 'entry % does not sum to zero', uneven using errcode = 'check_violation', constraint = 'ledger_entries_balanced';
  end if;
  return null;
end
$$;
drop trigger ledger_postings_balanced on ledger_postings;
create trigger ledger_postings_balanced after insert on ledger_postings
  referencing new table as new_rows for each statement execute function ledger_joined_entries_are_balanced();

create or replace function ledger_entry_is_balanced() returns trigger language plpgsql as $$
declare
  sides bigint;
  uneven text;
begin
  select count(*) into sides from ledger_postings where tenant_id = new.tenant_id and entry_id = new.id;
  if sides < 2 then
    raise exception 'entry % has % postings', new.id, sides
      using errcode = 'check_violation', constraint = 'ledger_entries_balanced';
  end if;
  select string_agg(asset, ', ') into uneven from (
    select asset from ledger_postings where tenant_id = new.tenant_id and entry_id = new.id group by asset having sum(amount) <> 0
  ) u;
  if uneven is not null then
    raise exception 'entry % does not sum to zero in %', new.id, uneven
      using errcode = 'check_violation', constraint = 'ledger_entries_balanced';
  end if;
  return null;
end
$$;
