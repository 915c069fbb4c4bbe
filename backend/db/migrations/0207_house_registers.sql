-- Registers that a platform keeps of itself: conflicts of interest, providers of services, incidents of its systems (decision record 0124).
-- Each writing of an entry is kept whole and never changed; the entry itself holds the newest.
create table register_entries (
  tenant_id uuid not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  register text not null,
  -- Counts the entries of a register, from 1.
  number integer not null,
  name text not null,
  facts jsonb not null,
  -- Counts its writings, from 1.
  version integer not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  constraint register_entries_pk primary key (tenant_id, id),
  constraint register_entries_number unique (tenant_id, register, number),
  constraint register_entries_register check (register in ('conflicts', 'providers', 'incidents')),
  constraint register_entries_facts check (jsonb_typeof(facts) = 'object'),
  constraint register_entries_version check (number > 0 and version > 0),
  constraint register_entries_closed check (closed_at is null or closed_at >= opened_at)
);
create index register_entries_opened on register_entries (tenant_id, register, opened_at, id);
select lonja_wall('register_entries');
revoke delete, truncate on register_entries from lonja_app;

create table register_writings (
  tenant_id uuid not null,
  entry_id uuid not null,
  version integer not null,
  act text not null,
  name text not null,
  facts jsonb not null,
  -- Why it was closed, or opened again.
  reason text,
  by_user_id uuid not null,
  at timestamptz not null,
  constraint register_writings_pk primary key (tenant_id, entry_id, version),
  constraint register_writings_entry_fk foreign key (tenant_id, entry_id) references register_entries (tenant_id, id),
  constraint register_writings_by_fk foreign key (tenant_id, by_user_id) references users (tenant_id, id),
  constraint register_writings_act check (act in ('opened', 'changed', 'closed', 'reopened')),
  constraint register_writings_reason check ((act in ('closed', 'reopened')) = (reason is not null)),
  constraint register_writings_first check ((act = 'opened') = (version = 1))
);
select lonja_wall('register_writings');
revoke update, delete, truncate on register_writings from lonja_app;
