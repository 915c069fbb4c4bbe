-- A request for sophisticated status says what was shown and signed; the newest granted one in force counts.
update sophisticated_requests set status = 'REQUESTED' where status = 'PENDING';
alter table sophisticated_requests add column legal_type text not null default 'INDIVIDUAL';
alter table sophisticated_requests add column text_shown text;
alter table sophisticated_requests add column version text;
alter table sophisticated_requests add column lang text;
alter table sophisticated_requests add column typed_name text;
alter table sophisticated_requests add column reason text;
alter table sophisticated_requests add column reminded_at timestamptz;
alter table sophisticated_requests add column ended_at timestamptz;
alter table sophisticated_requests add constraint sophisticated_requests_status check (status in ('REQUESTED', 'GRANTED', 'REFUSED'));
alter table sophisticated_requests add constraint sophisticated_requests_legal_type check (legal_type in ('INDIVIDUAL', 'LEGAL_ENTITY'));
alter table sophisticated_requests add constraint sophisticated_requests_granted check ((status = 'GRANTED') = (valid_until is not null));
alter table sophisticated_requests add constraint sophisticated_requests_reason check (status <> 'REFUSED' or reason is not null);
create unique index sophisticated_requests_one_waiting on sophisticated_requests (tenant_id, user_id) where status = 'REQUESTED';
create index sophisticated_requests_queue on sophisticated_requests (tenant_id, status, created_at);
revoke delete on sophisticated_requests from lonja_app;

-- Evidence that came with a request.
create table sophisticated_evidence (
  tenant_id uuid not null,
  request_id uuid not null,
  file_id uuid not null,
  constraint sophisticated_evidence_pk primary key (tenant_id, request_id, file_id),
  constraint sophisticated_evidence_request_fk foreign key (tenant_id, request_id) references sophisticated_requests (tenant_id, id),
  constraint sophisticated_evidence_file_fk foreign key (tenant_id, file_id) references files (tenant_id, id)
);
select lonja_wall('sophisticated_evidence');
revoke update, delete on sophisticated_evidence from lonja_app;

alter table files drop constraint files_kind;
alter table files add constraint files_kind check (kind in ('proof', 'contract', 'identity', 'issuance_document', 'image', 'evidence'));
