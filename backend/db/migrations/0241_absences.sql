-- Days on which a manager is away, and who of the team stands in. They end by themselves with their last day; `ended_at` says when that was noted and told, or when one of the two ended it before.
create table absences (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  stand_in_id uuid not null,
  from_on date not null,
  to_on date not null,
  noted_at timestamptz not null,
  ended_at timestamptz,
  constraint absences_pk primary key (tenant_id, id),
  constraint absences_days check (from_on <= to_on),
  constraint absences_another check (user_id <> stand_in_id),
  constraint absences_ended check (ended_at is null or ended_at >= noted_at),
  constraint absences_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint absences_stand_in_fk foreign key (tenant_id, stand_in_id) references users (tenant_id, id)
);
create index absences_open on absences (tenant_id, to_on) where ended_at is null;
create index absences_old on absences (tenant_id, ended_at);
select lonja_wall('absences');

alter table removals drop constraint removals_kind;
alter table removals add constraint removals_kind check (kind in ('sign_in', 'devices', 'requests', 'budgets', 'takes', 'looks', 'absences', 'uploads', 'views', 'mail_links', 'failed_mails', 'exports', 'unnamed_files'));
