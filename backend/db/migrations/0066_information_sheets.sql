-- The key investment information sheet of an offer (ECSPR, article 23): what its issuer answers, part by part, and the offer's own eight digits.
create table information_sheets (
  tenant_id uuid not null,
  issuance_id uuid not null,
  -- Unique to each offer of the tenant, never changed (Delegated Regulation (EU) 2022/2119, article 3).
  offer_number integer not null,
  answers jsonb not null default '{}',
  -- How often each part was saved, plus one; absent: never.
  part_versions jsonb not null default '{}',
  edited_at timestamptz not null,
  edited_by uuid not null,
  constraint information_sheets_pk primary key (tenant_id, issuance_id),
  constraint information_sheets_offer_unique unique (tenant_id, offer_number),
  constraint information_sheets_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id) on delete cascade,
  constraint information_sheets_editor_fk foreign key (tenant_id, edited_by) references users (tenant_id, id),
  constraint information_sheets_offer check (offer_number between 1 and 99999999)
);
select lonja_wall('information_sheets');

-- A sheet as it was handed in, in both languages: what it says, and its two papers. Published ones are never changed or taken away.
create table information_sheet_versions (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  issuance_id uuid not null,
  number integer not null,
  state text not null,
  content jsonb not null,
  -- The terms that it describes.
  terms_version integer not null,
  file_es uuid not null,
  file_en uuid not null,
  bytes_es integer not null,
  bytes_en integer not null,
  pages_es integer not null,
  pages_en integer not null,
  submitted_by uuid not null,
  submitted_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  -- Why it was given back.
  reason text,
  constraint information_sheet_versions_pk primary key (tenant_id, id),
  constraint information_sheet_versions_number unique (tenant_id, issuance_id, number),
  constraint information_sheet_versions_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id) on delete cascade,
  constraint information_sheet_versions_es_fk foreign key (tenant_id, file_es) references files (tenant_id, id),
  constraint information_sheet_versions_en_fk foreign key (tenant_id, file_en) references files (tenant_id, id),
  constraint information_sheet_versions_by_fk foreign key (tenant_id, submitted_by) references users (tenant_id, id),
  constraint information_sheet_versions_decided_fk foreign key (tenant_id, decided_by) references users (tenant_id, id),
  constraint information_sheet_versions_state check (state in ('SUBMITTED', 'PUBLISHED', 'RETURNED')),
  constraint information_sheet_versions_pages check (pages_es between 1 and 6 and pages_en between 1 and 6),
  constraint information_sheet_versions_decided check ((state = 'SUBMITTED') = (decided_at is null) and num_nulls(decided_by, decided_at) in (0, 2))
);
create unique index information_sheet_versions_waiting on information_sheet_versions (tenant_id, issuance_id) where state = 'SUBMITTED';
create index information_sheet_versions_published on information_sheet_versions (tenant_id, issuance_id, number) where state = 'PUBLISHED';
select lonja_wall('information_sheet_versions');
revoke delete, truncate on information_sheet_versions from lonja_app;

-- Which version somebody saw when they declared interest, ordered or confirmed; null: there was none.
alter table investments add column sheet_number integer;
create function investment_sees_sheet() returns trigger language plpgsql as $$
begin
  new.sheet_number := (select max(v.number) from information_sheet_versions v
    where v.tenant_id = new.tenant_id and v.issuance_id = new.issuance_id and v.state = 'PUBLISHED');
  return new;
end $$;
create trigger investments_sheet_new before insert on investments for each row execute function investment_sees_sheet();
create trigger investments_sheet_seen before update of status on investments for each row
  when (new.status is distinct from old.status and new.status in ('RESERVED', 'CREATED', 'ACCEPTED')) execute function investment_sees_sheet();
