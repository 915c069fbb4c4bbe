-- Which new projects somebody wants to be mailed of, how often, and of which ones they were.
create table project_alerts (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  sector text,
  product_type text,
  ticket_max_cents bigint,
  frequency text not null,
  created_at timestamptz not null,
  mailed_on date,
  constraint project_alerts_pk primary key (tenant_id, id),
  constraint project_alerts_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint project_alerts_frequency check (frequency in ('ONCE', 'DAILY', 'NEVER')),
  constraint project_alerts_ticket check (ticket_max_cents > 0)
);
create index project_alerts_user on project_alerts (tenant_id, user_id, created_at);
create index project_alerts_live on project_alerts (tenant_id, frequency) where frequency <> 'NEVER';
select lonja_wall('project_alerts');
create trigger project_alerts_person before insert on project_alerts for each row execute function lonja_person_is_there('user_id');

create table project_alert_told (
  tenant_id uuid not null,
  user_id uuid not null,
  issuance_id uuid not null,
  told_at timestamptz not null,
  constraint project_alert_told_pk primary key (tenant_id, user_id, issuance_id),
  constraint project_alert_told_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint project_alert_told_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id)
);
create index project_alert_told_issuance on project_alert_told (tenant_id, issuance_id);
select lonja_wall('project_alert_told');
