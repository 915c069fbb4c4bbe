-- What a holder was paid in a year, as it was certified: a paper once said is never changed, a correction is the next version.
create table tax_certificates (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  year integer not null,
  version integer not null,
  -- The year was not over.
  provisional boolean not null,
  content jsonb not null,
  -- SHA-256 of the content: the same books give the same paper.
  digest text not null,
  issued_at timestamptz not null,
  constraint tax_certificates_pk primary key (tenant_id, id),
  constraint tax_certificates_version unique (tenant_id, user_id, year, version),
  constraint tax_certificates_user foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint tax_certificates_numbers check (year between 2000 and 9999 and version > 0)
);
select lonja_wall('tax_certificates');
revoke update, delete on tax_certificates from lonja_app;
