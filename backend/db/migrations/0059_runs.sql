-- Long acts over many records, one result each (decision record 0055). Counts and sums are the run's own, changed with its items.
create table runs (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  kind text not null,
  about_id uuid,
  user_id uuid not null,
  state text not null,
  total integer not null,
  done integer not null default 0,
  failed integer not null default 0,
  total_cents bigint not null,
  done_cents bigint not null default 0,
  failed_cents bigint not null default 0,
  created_at timestamptz not null,
  -- The last sign of life: by it a run that has lost its job is found.
  moved_at timestamptz not null,
  finished_at timestamptz,
  constraint runs_pk primary key (tenant_id, id),
  constraint runs_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint runs_kind check (kind in ('mint')),
  constraint runs_state check (state in ('RUNNING', 'STOPPED', 'DONE')),
  constraint runs_counts check (done >= 0 and failed >= 0 and done + failed <= total),
  constraint runs_finished check ((state = 'DONE') = (finished_at is not null))
);
create index runs_open on runs (tenant_id, moved_at) where state = 'RUNNING';
select lonja_wall('runs');
revoke delete on runs from lonja_app;

create table run_items (
  tenant_id uuid not null,
  run_id uuid not null,
  position integer not null,
  subject_id uuid not null,
  user_id uuid not null,
  investment_id uuid,
  cents bigint not null,
  state text not null default 'WAITING',
  reason text,
  attempts smallint not null default 0,
  tries_left smallint not null,
  asked_by uuid not null,
  done_at timestamptz,
  rank smallint not null generated always as (case state when 'FAILED' then 0 when 'WORKING' then 1 when 'DONE' then 2 else 3 end) stored,
  constraint run_items_pk primary key (tenant_id, run_id, position),
  constraint run_items_once unique (tenant_id, run_id, subject_id),
  constraint run_items_run_fk foreign key (tenant_id, run_id) references runs (tenant_id, id),
  constraint run_items_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint run_items_asked_by_fk foreign key (tenant_id, asked_by) references users (tenant_id, id),
  constraint run_items_investment_fk foreign key (tenant_id, investment_id) references investments (tenant_id, id),
  constraint run_items_state check (state in ('WAITING', 'WORKING', 'DONE', 'FAILED'))
);
create index run_items_shown on run_items (tenant_id, run_id, rank, position);
create index run_items_next on run_items (tenant_id, run_id, attempts, position) where state in ('WAITING', 'WORKING');
select lonja_wall('run_items');
revoke delete on run_items from lonja_app;

-- The results of mints by hand move here. The walls hold for the owner too, and are down for this alone.
alter table mint_runs no force row level security;
alter table investments no force row level security;
alter table runs no force row level security;
alter table run_items no force row level security;
with items as (
  select m.tenant_id, m.id as run_id, v.id as investment_id, v.user_id, v.amount_cents, m.user_id as asked_by, m.created_at,
    (one.value ->> 'minted')::boolean as minted, one.value ->> 'refused' as refused,
    row_number() over (partition by m.tenant_id, m.id order by one.ordinality) as position
  from mint_runs m
  cross join lateral jsonb_array_elements(m.results) with ordinality as one (value, ordinality)
  join investments v on v.tenant_id = m.tenant_id and v.id = (one.value ->> 'id')::uuid
  -- An order that was named twice has the result of its first.
  where not exists (select from jsonb_array_elements(m.results) with ordinality as earlier (value, ordinality)
    where earlier.ordinality < one.ordinality and earlier.value ->> 'id' = one.value ->> 'id')
), made as (
  insert into runs (tenant_id, id, kind, user_id, state, total, done, failed, total_cents, done_cents, failed_cents, created_at, moved_at, finished_at)
  select tenant_id, run_id, 'mint', asked_by, 'DONE', count(*), count(*) filter (where minted), count(*) filter (where not minted),
    sum(amount_cents), coalesce(sum(amount_cents) filter (where minted), 0), coalesce(sum(amount_cents) filter (where not minted), 0),
    created_at, created_at, created_at
  from items group by tenant_id, run_id, asked_by, created_at
)
insert into run_items (tenant_id, run_id, position, subject_id, user_id, investment_id, cents, state, reason, attempts, tries_left, asked_by, done_at)
select tenant_id, run_id, position, investment_id, user_id, investment_id, amount_cents, case when minted then 'DONE' else 'FAILED' end,
  'mint.' || refused, 1, 0, asked_by, created_at
from items;
alter table investments force row level security;
alter table runs force row level security;
alter table run_items force row level security;
drop table mint_runs;
