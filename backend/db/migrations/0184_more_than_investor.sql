-- Whether somebody is more than an investor (decision record 0114). Behind the walls the server may use of a column only what leakproof operators say: it knows how many of a
-- tenant's people a yes holds for, and does not know it of a comparison of arrays, by which it took a handful of managers for most people.
alter table users add column more_than_investor boolean not null generated always as (roles <> '{USER}'::text[]) stored;
drop index users_of_other_roles;
create index users_of_other_roles on users (tenant_id, created_at, id) where more_than_investor;
