-- A long act over very many is begun at once and its items are written by its job, some thousands at a time; what is taken together is noted once, on the run, and not on each item.
alter table runs add column gathered boolean not null default true;
alter table runs add column begun_to integer not null default 0;
alter table runs add constraint runs_begun_to check (begun_to between 0 and total);

-- Whether the people of items are there was looked up for each by two foreign keys, at half of what an item costs. People are never deleted
-- (0001_walls.sql takes that right away), so that it is asked when items are written, of all together.
alter table run_items drop constraint run_items_user_fk;
alter table run_items drop constraint run_items_asked_by_fk;
create function run_items_are_of_people() returns trigger language plpgsql as $$
begin
  if exists (select from (select tenant_id, user_id from new_rows union select tenant_id, asked_by from new_rows) n
    where not exists (select from users u where u.tenant_id = n.tenant_id and u.id = n.user_id)) then
    raise exception 'an item of a run names nobody' using errcode = 'foreign_key_violation', constraint = 'run_items_people';
  end if;
  return null;
end
$$;
create trigger run_items_people after insert on run_items
  referencing new table as new_rows for each statement execute function run_items_are_of_people();
create function run_item_is_of_somebody() returns trigger language plpgsql as $$
begin
  if not exists (select from users u where u.tenant_id = new.tenant_id and u.id = new.user_id)
    or not exists (select from users u where u.tenant_id = new.tenant_id and u.id = new.asked_by) then
    raise exception 'an item of a run names nobody' using errcode = 'foreign_key_violation', constraint = 'run_items_people';
  end if;
  return null;
end
$$;
create trigger run_items_person after update of user_id, asked_by on run_items
  for each row when (old.user_id <> new.user_id or old.asked_by <> new.asked_by) execute function run_item_is_of_somebody();
