-- Pictures that were sent for a project: re-encoded in several widths. Which of them are shown, in what order and with what words stands with the project.
create table issuance_pictures (
  tenant_id uuid not null,
  id uuid not null,
  issuance_id uuid not null,
  use text not null,
  width integer not null,
  height integer not null,
  -- Of the file as it was sent: the same one twice is one picture.
  source_sha256 text not null,
  created_at timestamptz not null,
  created_by uuid not null,
  constraint issuance_pictures_pk primary key (tenant_id, id),
  constraint issuance_pictures_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint issuance_pictures_sender_fk foreign key (tenant_id, created_by) references users (tenant_id, id),
  constraint issuance_pictures_use check (use in ('picture', 'logo', 'person')),
  constraint issuance_pictures_size check (width > 0 and height > 0)
);
create index issuance_pictures_issuance on issuance_pictures (tenant_id, issuance_id, use, source_sha256);
select lonja_wall('issuance_pictures');

create table issuance_picture_sizes (
  tenant_id uuid not null,
  picture_id uuid not null,
  width integer not null,
  file_id uuid not null,
  constraint issuance_picture_sizes_pk primary key (tenant_id, picture_id, width),
  constraint issuance_picture_sizes_picture_fk foreign key (tenant_id, picture_id) references issuance_pictures (tenant_id, id) on delete cascade,
  constraint issuance_picture_sizes_file_fk foreign key (tenant_id, file_id) references files (tenant_id, id)
);
select lonja_wall('issuance_picture_sizes');

alter table issuance_team add column picture_id uuid;
alter table issuance_team add constraint issuance_team_picture_fk foreign key (tenant_id, picture_id) references issuance_pictures (tenant_id, id);

-- Every file that a document of a project has been, oldest first: the newest of a document is the one that is shown. A document that is taken away after its
-- project was public leaves its versions to managers.
create table issuance_document_versions (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  issuance_id uuid not null,
  document_id uuid not null,
  version integer not null,
  file_id uuid not null,
  source_sha256 text not null,
  created_at timestamptz not null,
  created_by uuid not null,
  constraint issuance_document_versions_pk primary key (tenant_id, id),
  constraint issuance_document_versions_number unique (tenant_id, document_id, version),
  constraint issuance_document_versions_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint issuance_document_versions_file_fk foreign key (tenant_id, file_id) references files (tenant_id, id),
  constraint issuance_document_versions_sender_fk foreign key (tenant_id, created_by) references users (tenant_id, id),
  constraint issuance_document_versions_count check (version >= 1)
);
create index issuance_document_versions_issuance on issuance_document_versions (tenant_id, issuance_id, created_at);
create index issuance_document_versions_file on issuance_document_versions (tenant_id, file_id);
select lonja_wall('issuance_document_versions');
create index issuance_documents_file on issuance_documents (tenant_id, file_id);
