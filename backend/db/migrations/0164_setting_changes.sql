-- What managers ask of a platform's settings, section by section: what differs, before and after. Where a section needs two people, a change waits for the second,
-- who is never the one that asked; there is one such change a section.
create table setting_changes (
  tenant_id uuid not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  section text not null,
  number integer not null,
  before jsonb not null,
  after jsonb not null,
  state text not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  reason text,
  constraint setting_changes_pk primary key (tenant_id, id),
  constraint setting_changes_number unique (tenant_id, section, number),
  constraint setting_changes_asker_fk foreign key (tenant_id, asked_by) references users (tenant_id, id),
  constraint setting_changes_decider_fk foreign key (tenant_id, decided_by) references users (tenant_id, id),
  constraint setting_changes_state check (state in ('WAITING', 'APPLIED', 'REFUSED', 'WITHDRAWN')),
  constraint setting_changes_decided check ((state = 'WAITING') = (decided_by is null) and (decided_by is null) = (decided_at is null)),
  constraint setting_changes_reason check ((state = 'REFUSED') = (reason is not null)),
  constraint setting_changes_two check (section not in ('safeguarding', 'control', 'tax') or state not in ('APPLIED', 'REFUSED') or decided_by <> asked_by)
);
create unique index setting_changes_waiting on setting_changes (tenant_id, section) where state = 'WAITING';
select lonja_wall('setting_changes');
revoke delete on setting_changes from lonja_app;
