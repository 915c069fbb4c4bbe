-- Papers of a complaint without an account (decision record 0152): they wait with what was typed until the address is proved.
alter table complaint_requests add column said_hash text;
-- Nobody finds those that were there by what was said: each stands for itself.
update complaint_requests set said_hash = token_hash;
alter table complaint_requests alter column said_hash set not null;
create index complaint_requests_said on complaint_requests (tenant_id, said_hash);

create table complaint_request_papers (
  tenant_id uuid not null references tenants (id),
  request_id uuid not null,
  file_id uuid not null,
  constraint complaint_request_papers_pk primary key (tenant_id, file_id),
  constraint complaint_request_papers_request_fk foreign key (tenant_id, request_id) references complaint_requests (tenant_id, id),
  constraint complaint_request_papers_file_fk foreign key (tenant_id, file_id) references files (tenant_id, id)
);
create index complaint_request_papers_of on complaint_request_papers (tenant_id, request_id);
select lonja_wall('complaint_request_papers');
revoke update, truncate on complaint_request_papers from lonja_app;

-- What people without an account have sent on a day of the tenant's: one place each, kept hashed, and all of them together.
create table stranger_uploads (
  tenant_id uuid not null references tenants (id),
  whose text not null,
  day date not null,
  files integer not null,
  bytes bigint not null,
  constraint stranger_uploads_pk primary key (tenant_id, whose, day)
);
select lonja_wall('stranger_uploads');
revoke truncate on stranger_uploads from lonja_app;
