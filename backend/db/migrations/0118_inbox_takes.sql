-- Who of the team has taken something that waits. What waits is read from the records themselves; a row whose record waits no longer says nothing, and goes with the upkeep.
create table inbox_takes (
  tenant_id uuid not null,
  kind text not null,
  record_id uuid not null,
  user_id uuid not null,
  taken_at timestamptz not null,
  constraint inbox_takes_pk primary key (tenant_id, kind, record_id),
  constraint inbox_takes_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index inbox_takes_old on inbox_takes (taken_at);
select lonja_wall('inbox_takes');
