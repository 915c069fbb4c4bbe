-- What became of each order of one mint by hand: its result page stays readable.
create table mint_runs (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  results jsonb not null,
  created_at timestamptz not null,
  constraint mint_runs_pk primary key (tenant_id, id),
  constraint mint_runs_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select lonja_wall('mint_runs');
