-- Lists that people are held beside, who was found on them, and what managers decided (decision record 0097; Ley 10/2010, articles 7, 14 and 42).
create table watch_editions (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  list text not null,
  -- When the list says that it was made; null where it does not say.
  made_at timestamptz,
  sha256 text not null,
  file_name text not null,
  entries integer not null,
  in_use boolean not null default true,
  -- Null: nobody, it was read from its address.
  imported_by uuid,
  imported_at timestamptz not null,
  -- How far all people have been held beside it: the last of them, how many, when work was last done, and when it was over.
  screened_to uuid,
  screened integer not null default 0,
  worked_at timestamptz not null,
  screened_at timestamptz,
  constraint watch_editions_pk primary key (tenant_id, id),
  constraint watch_editions_tenant_fk foreign key (tenant_id) references tenants (id),
  constraint watch_editions_importer_fk foreign key (tenant_id, imported_by) references users (tenant_id, id),
  constraint watch_editions_list check (list in ('sanctions', 'exposed'))
);
create unique index watch_editions_in_use on watch_editions (tenant_id, list) where in_use;
create index watch_editions_newest on watch_editions (tenant_id, list, imported_at desc);
select lonja_wall('watch_editions');
revoke delete, truncate on watch_editions from lonja_app;

-- Of the editions in use alone.
create table watch_entries (
  tenant_id uuid not null,
  edition_id uuid not null,
  key text not null,
  kind text not null,
  names jsonb not null,
  births jsonb not null,
  note text not null,
  constraint watch_entries_pk primary key (tenant_id, edition_id, key),
  constraint watch_entries_edition_fk foreign key (tenant_id, edition_id) references watch_editions (tenant_id, id),
  constraint watch_entries_kind check (kind in ('person', 'entity'))
);
select lonja_wall('watch_entries');

create table watch_hits (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  list text not null,
  entry_key text not null,
  -- What was compared, so that a decision stands until one of the two changes.
  compared text not null,
  -- The name of the person, of their company or of somebody behind it, and the list's.
  asked text not null,
  role text not null,
  name text not null,
  names jsonb not null,
  births jsonb not null,
  note text not null,
  score integer not null,
  sign text not null,
  state text not null default 'OPEN',
  found_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  reason text,
  constraint watch_hits_pk primary key (tenant_id, id),
  constraint watch_hits_once unique (tenant_id, user_id, list, entry_key),
  constraint watch_hits_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint watch_hits_decider_fk foreign key (tenant_id, decided_by) references users (tenant_id, id),
  constraint watch_hits_list check (list in ('sanctions', 'exposed')),
  constraint watch_hits_role check (role in ('self', 'company', 'holder')),
  constraint watch_hits_sign check (sign in ('same', 'fits', 'unknown', 'differs')),
  constraint watch_hits_state check (state in ('OPEN', 'CONFIRMED', 'DISMISSED')),
  constraint watch_hits_decided check ((state = 'OPEN') = (decided_at is null) and (decided_at is null) = (decided_by is null) and (decided_at is null) = (reason is null))
);
create index watch_hits_found on watch_hits (tenant_id, found_at, id);
create index watch_hits_open on watch_hits (tenant_id, found_at, id) where state = 'OPEN';
select lonja_wall('watch_hits');
revoke delete, truncate on watch_hits from lonja_app;

-- When a person was last held beside the lists, and beside which editions.
create table screened_people (
  tenant_id uuid not null,
  user_id uuid not null,
  list text not null,
  edition_id uuid not null,
  at timestamptz not null,
  constraint screened_people_pk primary key (tenant_id, user_id, list),
  constraint screened_people_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint screened_people_edition_fk foreign key (tenant_id, edition_id) references watch_editions (tenant_id, id)
);
select lonja_wall('screened_people');
revoke delete, truncate on screened_people from lonja_app;

-- Who was found on a list is a record of due diligence (Ley 10/2010, article 25): it goes with who a deleted person was, and no sooner.
create function lonja_forget_hits(person uuid, today date) returns integer
  language plpgsql security definer set search_path = public as $$
declare
  t uuid := lonja_tenant();
  gone integer;
begin
  if not exists (select from users where tenant_id = t and id = person and deleted_at is not null) then
    raise restrict_violation using message = 'the person is there';
  end if;
  if exists (select from kept_records k where k.tenant_id = t and k.user_id = person and k.kind = 'identity' and k.removed_at is null and k.until >= today) then
    raise restrict_violation using message = 'the record is kept';
  end if;
  delete from screened_people where tenant_id = t and user_id = person;
  delete from watch_hits where tenant_id = t and user_id = person;
  get diagnostics gone = row_count;
  return gone;
end
$$;
revoke execute on function lonja_forget_hits(uuid, date) from public;
grant execute on function lonja_forget_hits(uuid, date) to lonja_app;
