-- An offer is stopped for at most thirty days (ECSPR, article 23): by whom, why, until when, and when it ended in fact. The offer's own
-- `suspended_until` is what every rule asks.
create table issuance_suspensions (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  issuance_id uuid not null,
  reason text not null,
  began_at timestamptz not null,
  until timestamptz not null,
  by_user_id uuid not null,
  -- Before its time, by a manager; null where it ran out.
  ended_by uuid,
  ended_at timestamptz,
  constraint issuance_suspensions_pk primary key (tenant_id, id),
  constraint issuance_suspensions_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint issuance_suspensions_by_fk foreign key (tenant_id, by_user_id) references users (tenant_id, id),
  constraint issuance_suspensions_ended_fk foreign key (tenant_id, ended_by) references users (tenant_id, id),
  constraint issuance_suspensions_times check (until > began_at and ended_at >= began_at)
);
create unique index issuance_suspensions_open on issuance_suspensions (tenant_id, issuance_id) where ended_at is null;
create index issuance_suspensions_issuance on issuance_suspensions (tenant_id, issuance_id, began_at);
select lonja_wall('issuance_suspensions');

-- A change of phase that is to happen by itself: one for each issuance at most.
create table issuance_plans (
  tenant_id uuid not null,
  issuance_id uuid not null,
  from_status text not null,
  to_status text not null,
  at timestamptz not null,
  note text,
  by_user_id uuid not null,
  created_at timestamptz not null,
  -- It could not be carried out, and why: a manager decides.
  stopped_at timestamptz,
  stopped_why text,
  constraint issuance_plans_pk primary key (tenant_id, issuance_id),
  constraint issuance_plans_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint issuance_plans_by_fk foreign key (tenant_id, by_user_id) references users (tenant_id, id),
  constraint issuance_plans_stopped check (num_nulls(stopped_at, stopped_why) in (0, 2))
);
create index issuance_plans_due on issuance_plans (tenant_id, at) where stopped_at is null;
select lonja_wall('issuance_plans');

alter table issuance_tellings drop constraint issuance_tellings_occasion;
alter table issuance_tellings add constraint issuance_tellings_occasion check (occasion in ('OPENED', 'SUSPENDED', 'RESUMED'));
alter table issuance_told drop constraint issuance_told_occasion;
alter table issuance_told add constraint issuance_told_occasion check (occasion in ('OPENED', 'SUSPENDED', 'RESUMED'));
