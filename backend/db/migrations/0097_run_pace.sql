-- How fast a run goes is told from when it was begun or let go on, and from how many were through by then.
alter table runs add column resumed_at timestamptz not null default now();
alter table runs add column resumed_from integer not null default 0;
