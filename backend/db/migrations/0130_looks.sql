-- The look that a tenant is preparing: one draft for all of its managers, null where nothing differs. Its version only ever grows, and each section
-- remembers the version with which it was changed last, so that of two who write into one the later is told.
create table look_drafts (
  tenant_id uuid not null references tenants (id),
  customization jsonb,
  version integer not null default 0,
  section_versions jsonb not null default '{}',
  saved_at timestamptz,
  saved_by uuid,
  constraint look_drafts_pk primary key (tenant_id),
  constraint look_drafts_saver_fk foreign key (tenant_id, saved_by) references users (tenant_id, id)
);
select lonja_wall('look_drafts');

-- Every look that was published, whole, counted from 1.
create table look_versions (
  tenant_id uuid not null references tenants (id),
  number integer not null,
  customization jsonb not null,
  changes text[] not null,
  restored integer,
  published_at timestamptz not null,
  published_by uuid,
  constraint look_versions_pk primary key (tenant_id, number),
  constraint look_versions_publisher_fk foreign key (tenant_id, published_by) references users (tenant_id, id)
);
select lonja_wall('look_versions');
-- What was seen stays as it was seen.
revoke update, delete on look_versions from lonja_app;
