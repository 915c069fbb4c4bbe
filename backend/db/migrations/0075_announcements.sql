-- News of a project is drafted, planned, published, corrected and withdrawn. What is there already has been published.
alter table issuance_updates add column state text not null default 'PUBLISHED';
-- Its moment to be published by itself.
alter table issuance_updates add column publish_at timestamptz;
alter table issuance_updates add column saved_by uuid;
alter table issuance_updates add column withdrawn_at timestamptz;
-- When the job that writes to people was last put into its queue, and when the last of them had been written to.
alter table issuance_updates add column told_asked_at timestamptz;
alter table issuance_updates add column told_done_at timestamptz;
alter table issuance_updates add constraint issuance_updates_state check (state in ('DRAFT', 'PLANNED', 'PUBLISHED', 'WITHDRAWN'));
alter table issuance_updates add constraint issuance_updates_planned check ((state = 'PLANNED') = (publish_at is not null));
alter table issuance_updates add constraint issuance_updates_withdrawn check ((state = 'WITHDRAWN') = (withdrawn_at is not null));
alter table issuance_updates add constraint issuance_updates_saved_by_fk foreign key (tenant_id, saved_by) references users (tenant_id, id);
create index issuance_updates_due on issuance_updates (tenant_id, publish_at) where state = 'PLANNED';
create index issuance_updates_untold on issuance_updates (tenant_id) where told_asked_at is not null and told_done_at is null;

-- What the public could read of it, and until when: what was corrected or withdrawn stays here.
create table issuance_update_versions (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  update_id uuid not null,
  title jsonb not null,
  body jsonb not null,
  -- When it ended, by whom and why.
  ended_at timestamptz not null,
  ended_by uuid not null,
  reason text not null,
  constraint issuance_update_versions_pk primary key (tenant_id, id),
  constraint issuance_update_versions_update_fk foreign key (tenant_id, update_id) references issuance_updates (tenant_id, id),
  constraint issuance_update_versions_by_fk foreign key (tenant_id, ended_by) references users (tenant_id, id)
);
create index issuance_update_versions_update on issuance_update_versions (tenant_id, update_id, ended_at);
select lonja_wall('issuance_update_versions');
revoke update, delete on issuance_update_versions from lonja_app;

-- Who has been written to of a piece of news: its key keeps a second mail away, however often the job runs.
create table issuance_update_told (
  tenant_id uuid not null,
  update_id uuid not null,
  user_id uuid not null,
  created_at timestamptz not null,
  constraint issuance_update_told_pk primary key (tenant_id, update_id, user_id),
  constraint issuance_update_told_update_fk foreign key (tenant_id, update_id) references issuance_updates (tenant_id, id),
  constraint issuance_update_told_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select lonja_wall('issuance_update_told');

-- An answer is drafted before it is published.
alter table issuance_questions add column draft jsonb;
create index issuance_questions_open on issuance_questions (tenant_id, issuance_id, asked_at) where answered_at is null;
