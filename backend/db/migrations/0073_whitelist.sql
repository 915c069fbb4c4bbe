-- Who may hold an issuance's token: people, and addresses that are nobody's we know. An address stands once in an issuance, whatever its capitals.
create table whitelist_entries (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  issuance_id uuid not null,
  user_id uuid,
  -- As EIP-55 writes it; null: a person without a wallet yet.
  address text,
  address_key text collate "C" not null generated always as (lower(coalesce(address, ''))) stored,
  state text not null,
  rank smallint not null generated always as (case state when 'PENDING' then 0 when 'APPROVED' then 1 else 2 end) stored,
  created_by uuid not null,
  created_at timestamptz not null,
  -- Who decided last, and when; none while it is proposed.
  decided_by uuid,
  decided_at timestamptz,
  -- Why it was revoked.
  reason text,
  -- When anything of it changed last: by it a registry elsewhere is kept up to date.
  moved_at timestamptz not null,
  constraint whitelist_entries_pk primary key (tenant_id, id),
  constraint whitelist_entries_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint whitelist_entries_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint whitelist_entries_created_by_fk foreign key (tenant_id, created_by) references users (tenant_id, id),
  constraint whitelist_entries_decided_by_fk foreign key (tenant_id, decided_by) references users (tenant_id, id),
  constraint whitelist_entries_state check (state in ('PENDING', 'APPROVED', 'REVOKED')),
  constraint whitelist_entries_address check (address ~ '^0x[0-9a-fA-F]{40}$'),
  constraint whitelist_entries_somebody check (user_id is not null or address is not null),
  constraint whitelist_entries_decided check ((state = 'PENDING') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  constraint whitelist_entries_reason check (state <> 'REVOKED' or reason is not null)
);
create unique index whitelist_entries_once on whitelist_entries (tenant_id, issuance_id, address_key) where address is not null;
create unique index whitelist_entries_person on whitelist_entries (tenant_id, issuance_id, user_id) where address is null;
create index whitelist_entries_state on whitelist_entries (tenant_id, issuance_id, rank, created_at, id);
create index whitelist_entries_newest on whitelist_entries (tenant_id, issuance_id, created_at, id);
create index whitelist_entries_address on whitelist_entries (tenant_id, issuance_id, address_key, id);
create index whitelist_entries_moved on whitelist_entries (tenant_id, issuance_id, moved_at, id);
create index whitelist_entries_user on whitelist_entries (tenant_id, user_id) where user_id is not null;
select lonja_wall('whitelist_entries');
revoke delete on whitelist_entries from lonja_app;

-- Whose wallet an address is, whatever its capitals.
create index wallets_address_key on wallets (tenant_id, lower(address));

-- A list that was pasted or uploaded, its lines judged and nothing of it written yet; `written_at`: its good lines are entries now.
create table whitelist_batches (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  issuance_id uuid not null,
  name text not null,
  created_by uuid not null,
  created_at timestamptz not null,
  written_at timestamptz,
  -- How many entries it made.
  written integer not null default 0,
  constraint whitelist_batches_pk primary key (tenant_id, id),
  constraint whitelist_batches_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint whitelist_batches_created_by_fk foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index whitelist_batches_drafts on whitelist_batches (tenant_id, issuance_id, created_by) where written_at is null;
select lonja_wall('whitelist_batches');

create table whitelist_lines (
  tenant_id uuid not null,
  batch_id uuid not null,
  number integer not null,
  text text not null,
  address text,
  problem text,
  -- The line that has the same address.
  first integer,
  -- The list has it already: neither written nor wrong.
  known boolean not null default false,
  constraint whitelist_lines_pk primary key (tenant_id, batch_id, number),
  constraint whitelist_lines_batch_fk foreign key (tenant_id, batch_id) references whitelist_batches (tenant_id, id) on delete cascade,
  constraint whitelist_lines_problem check (problem in ('shape', 'checksum', 'nobody', 'twice', 'revoked'))
);
create index whitelist_lines_bad on whitelist_lines (tenant_id, batch_id, number) where problem is not null;
select lonja_wall('whitelist_lines');

-- Addresses are found by how they begin and how they end.
alter table search_words drop constraint search_words_noun;
alter table search_words add constraint search_words_noun check (noun in ('user', 'private', 'investment', 'issuance', 'movement', 'wallet'));
create function lonja_words_of(r whitelist_entries) returns setof search_words language sql stable
begin atomic
  select r.tenant_id, 'wallet', word, r.id, 'whitelist_entries'::regclass
  from unnest(lonja_words(r.address) || lonja_ends(r.address)) word
  where r.address is not null;
end;
select lonja_keep_words('whitelist_entries', 'id', '{address}');
