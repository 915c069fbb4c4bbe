-- What of an issuer's money was sent back: more than was needed, or all of it where nothing came of the distribution.
alter table distributions add column returned_cents bigint not null default 0;
alter table distributions add constraint distributions_returned check (returned_cents between 0 and funded_cents);

-- Who got the cents that do not divide, kept with the row.
alter table distributions add column extra_cents integer not null default 0;
alter table distributions add column extra_holders integer not null default 0;

-- What cannot be paid as its holder stands comes first.
alter table earnings add column held smallint not null
  generated always as (case when status = 'PENDING' and held_reason is not null then 1 else 0 end) stored;
create index earnings_by_held on earnings (tenant_id, distribution_id, held, tokens, user_id);
