-- Background work of a tenant that has failed in all of its tries: until it goes through, is put into its queue again, or is put aside. Its data are what tells it from another of its kind.
create table failed_jobs (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  job text not null,
  subject_id uuid not null,
  data jsonb not null,
  tries integer not null,
  fault text not null,
  failed_at timestamptz not null,
  constraint failed_jobs_pk primary key (tenant_id, id),
  constraint failed_jobs_once unique (tenant_id, job, data),
  constraint failed_jobs_data check (jsonb_typeof(data) = 'object'),
  constraint failed_jobs_tries check (tries > 0)
);
create index failed_jobs_newest on failed_jobs (tenant_id, failed_at, id);
select lonja_wall('failed_jobs');
