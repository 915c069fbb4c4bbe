-- Papers of a distribution: the resolution that declares it, the accounts that it comes from. A single one had a column that nothing ever filled.
alter table distributions drop column document_file_id;
create table distribution_documents (
  tenant_id uuid not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  distribution_id uuid not null,
  file_id uuid not null,
  source_sha256 text not null,
  created_at timestamptz not null,
  created_by uuid not null,
  constraint distribution_documents_pk primary key (tenant_id, id),
  constraint distribution_documents_once unique (tenant_id, distribution_id, source_sha256),
  constraint distribution_documents_file unique (tenant_id, file_id),
  constraint distribution_documents_distribution_fk foreign key (tenant_id, distribution_id) references distributions (tenant_id, id),
  constraint distribution_documents_file_fk foreign key (tenant_id, file_id) references files (tenant_id, id),
  constraint distribution_documents_sender_fk foreign key (tenant_id, created_by) references users (tenant_id, id)
);
select lonja_wall('distribution_documents');
alter table files drop constraint files_kind;
alter table files add constraint files_kind
  check (kind in ('proof', 'contract', 'identity', 'issuance_document', 'distribution_document', 'image', 'evidence', 'export'));
