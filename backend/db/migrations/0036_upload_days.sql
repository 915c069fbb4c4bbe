-- What each person has sent on a day: the quota of files and bytes is counted here, in the upload's own transaction.
create table upload_days (
  tenant_id uuid not null,
  user_id uuid not null,
  day date not null,
  files integer not null,
  bytes bigint not null,
  constraint upload_days_pk primary key (tenant_id, user_id, day),
  constraint upload_days_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select lonja_wall('upload_days');
