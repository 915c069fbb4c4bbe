-- Ledger: an entry that is new is weighed once, when its transaction ends, and not again for each of its postings: of one with 200 postings that was 40,000 rows.
-- A posting that joins an entry of another transaction weighs that entry as before. Constraints of the ledger are never set immediate.
create or replace function ledger_entry_is_balanced() returns trigger language plpgsql as $$
declare
  entry uuid;
  sides bigint;
  uneven text;
begin
  if tg_table_name = 'ledger_entries' then
    entry := (to_jsonb(new) ->> 'id')::uuid;
  else
    entry := (to_jsonb(new) ->> 'entry_id')::uuid;
    if exists (select 1 from ledger_entries e where e.tenant_id = new.tenant_id and e.id = entry and e.xmin = pg_current_xact_id()::xid) then
      return null;
    end if;
  end if;
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
