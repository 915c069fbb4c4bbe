-- Votes of token holders (decision record 0130): what is asked, by whom it was approved, and one ballot of each holder. What a ballot weighs is what its holder held at the record moment.
create table votes (
  tenant_id uuid not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  issuance_id uuid not null,
  state text not null,
  question jsonb not null,
  explanation jsonb not null,
  options jsonb not null,
  quorum_percent integer not null,
  record_on date not null,
  record_at timestamptz not null,
  opens_on date not null,
  opens_at timestamptz not null,
  closes_on date not null,
  closes_at timestamptz not null,
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  reason text,
  told_at timestamptz,
  constraint votes_pk primary key (tenant_id, id),
  constraint votes_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint votes_proposed_by_fk foreign key (tenant_id, proposed_by) references users (tenant_id, id),
  constraint votes_decided_by_fk foreign key (tenant_id, decided_by) references users (tenant_id, id),
  constraint votes_state check (state in ('PROPOSED', 'APPROVED', 'REJECTED', 'WITHDRAWN')),
  constraint votes_options check (jsonb_array_length(options) between 2 and 6),
  constraint votes_quorum check (quorum_percent between 0 and 100),
  constraint votes_days check (record_at < opens_at and opens_at < closes_at),
  constraint votes_decided check ((state = 'PROPOSED') = (decided_at is null))
);
create index votes_of on votes (tenant_id, issuance_id, proposed_at, id);
create index votes_to_tell on votes (tenant_id, opens_at) where state = 'APPROVED' and told_at is null;
select lonja_wall('votes');
revoke delete, truncate on votes from lonja_app;

create table ballots (
  tenant_id uuid not null,
  vote_id uuid not null,
  user_id uuid not null,
  -- From 0, in the order of the options.
  choice integer not null,
  tokens bigint not null,
  cast_at timestamptz not null,
  changes integer not null default 0,
  constraint ballots_pk primary key (tenant_id, vote_id, user_id),
  constraint ballots_vote_fk foreign key (tenant_id, vote_id) references votes (tenant_id, id),
  constraint ballots_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint ballots_choice check (choice between 0 and 5),
  constraint ballots_tokens check (tokens > 0)
);
create index ballots_user on ballots (tenant_id, user_id);
select lonja_wall('ballots');
revoke delete, truncate on ballots from lonja_app;
create trigger ballots_person before insert on ballots for each row execute function lonja_person_is_there('user_id');
