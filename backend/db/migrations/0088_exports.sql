-- Files of lists: asked for, written by a job, there for a day.
create table exports (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  area text not null,
  list text not null,
  about_id uuid,
  filter jsonb not null,
  view text not null,
  format text not null,
  columns jsonb not null,
  words jsonb not null,
  lang text not null,
  -- Why personal data leave the platform.
  purpose text,
  state text not null,
  rows integer not null default 0,
  total integer,
  attempts smallint not null default 0,
  tries_left smallint not null,
  failure text,
  file_id uuid,
  bytes integer,
  asked_at timestamptz not null,
  moved_at timestamptz not null,
  expires_at timestamptz,
  constraint exports_pk primary key (tenant_id, id),
  constraint exports_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint exports_file_fk foreign key (tenant_id, file_id) references files (tenant_id, id),
  constraint exports_area check (area in ('manager', 'entrepreneur')),
  constraint exports_format check (format in ('CSV', 'XLSX')),
  constraint exports_state check (state in ('QUEUED', 'PREPARING', 'READY', 'EXPIRED', 'FAILED', 'CANCELED')),
  constraint exports_failure check ((state = 'FAILED') = (failure is not null)),
  constraint exports_ready check ((state = 'READY') = (file_id is not null))
);
create index exports_newest on exports (tenant_id, asked_at, id);
create index exports_own on exports (tenant_id, user_id, asked_at, id);
create index exports_open on exports (tenant_id, asked_at) where state in ('QUEUED', 'PREPARING');
select lonja_wall('exports');

alter table files drop constraint files_kind;
alter table files add constraint files_kind
  check (kind in ('proof', 'contract', 'identity', 'issuance_document', 'image', 'evidence', 'export'));
