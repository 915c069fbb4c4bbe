-- When the work that repeats by itself last ran: one row for each schedule of the whole installation, so it has no tenant.
-- The rows are made by the owner at each start (backend/jobs/install.ts). The moments are the database's own: several processes write them,
-- and a clock that tests move must not.
create table job_runs (
  name text primary key,
  known_since timestamptz not null default now(),
  tried_at timestamptz,
  done_at timestamptz
);
revoke insert, delete, truncate on job_runs from lonja_app;
