-- Tokens on a chain (decision record 0061). The ledger is the register; what stands here is what has been asked of the chain and what it said.

-- A token that a manager has had made on the chain: its contracts, and how it stood when it was last held beside the register.
create table chain_tokens (
  tenant_id uuid not null,
  issuance_id uuid not null,
  chain_id integer not null,
  requested_by uuid not null,
  requested_at timestamptz not null,
  address text,
  registry text,
  paused boolean not null default true,
  -- The last entry of the whitelist that was taken over.
  listed_until timestamptz,
  listed_entry uuid,
  supply bigint,
  register_supply bigint,
  -- Tokens of the ledger that are not on the chain yet.
  pending bigint,
  -- People, and addresses of nobody, whose tokens there are not those of the register.
  differing integer,
  checked_at timestamptz,
  checked_block bigint,
  constraint chain_tokens_pk primary key (tenant_id, issuance_id),
  constraint chain_tokens_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint chain_tokens_by_fk foreign key (tenant_id, requested_by) references users (tenant_id, id),
  constraint chain_tokens_address check (address ~ '^0x[0-9a-f]{40}$' and registry ~ '^0x[0-9a-f]{40}$')
);
select lonja_wall('chain_tokens');

-- One transaction each: what it is for is said by its key, so that nothing is asked twice.
create table chain_acts (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  place bigint not null generated always as identity,
  chain_id integer not null,
  issuance_id uuid,
  key text not null,
  kind text not null,
  params jsonb not null default '{}',
  state text not null,
  user_id uuid,
  investment_id uuid,
  reason text,
  requested_by uuid,
  decided_by uuid,
  decided_at timestamptz,
  -- The transaction: reserved under its nonce before it is signed; every signed form of it is kept, one can be carried out.
  signer text,
  nonce integer,
  call jsonb,
  signed jsonb not null default '[]',
  priced_at timestamptz,
  block_number bigint,
  block_hash text,
  -- The address that it made.
  result text,
  attempts integer not null default 0,
  next_try_at timestamptz,
  failure text,
  created_at timestamptz not null,
  moved_at timestamptz not null,
  constraint chain_acts_pk primary key (tenant_id, id),
  constraint chain_acts_once unique (tenant_id, chain_id, key),
  constraint chain_acts_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint chain_acts_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint chain_acts_investment_fk foreign key (tenant_id, investment_id) references investments (tenant_id, id),
  constraint chain_acts_requested_fk foreign key (tenant_id, requested_by) references users (tenant_id, id),
  constraint chain_acts_decided_fk foreign key (tenant_id, decided_by) references users (tenant_id, id),
  constraint chain_acts_state check (state in ('PROPOSED', 'REJECTED', 'QUEUED', 'SENT', 'MINED', 'CONFIRMED', 'FAILED')),
  -- The second look is another person's.
  constraint chain_acts_two_people check (decided_by <> requested_by),
  constraint chain_acts_reserved check (state <> 'SENT' or nonce is not null)
);
create index chain_acts_open on chain_acts (tenant_id, chain_id, state, place);
create index chain_acts_issuance on chain_acts (tenant_id, issuance_id, place);
create unique index chain_acts_investment on chain_acts (tenant_id, investment_id) where investment_id is not null;
select lonja_wall('chain_acts');

-- The next nonce of an account that signs: never given out twice.
create table chain_signers (
  tenant_id uuid not null,
  chain_id integer not null,
  address text not null,
  next_nonce integer not null,
  constraint chain_signers_pk primary key (tenant_id, chain_id, address)
);
select lonja_wall('chain_signers');

-- Every address that a token has ever known, as it stood on the chain when it was last read.
create table chain_holders (
  tenant_id uuid not null,
  issuance_id uuid not null,
  address text not null,
  user_id uuid,
  identity text,
  listed boolean not null default false,
  frozen boolean not null default false,
  tokens bigint not null default 0,
  seen_at timestamptz not null,
  constraint chain_holders_pk primary key (tenant_id, issuance_id, address),
  constraint chain_holders_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint chain_holders_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint chain_holders_address check (address ~ '^0x[0-9a-f]{40}$')
);
create index chain_holders_user on chain_holders (tenant_id, issuance_id, user_id);
select lonja_wall('chain_holders');

-- How many tokens of all tenants differ from their register: for the health page, which knows no tenants. The walls stand before the owner as well.
create function lonja_tokens_differing() returns integer language plpgsql security definer set search_path = public as $$
declare
  of_tenant uuid;
  before text := current_setting('app.tenant_id', true);
  found integer := 0;
begin
  for of_tenant in select distinct tenant_id from tenant_hosts loop
    perform set_config('app.tenant_id', of_tenant::text, true);
    found := found + (select count(*) from chain_tokens t where t.tenant_id = of_tenant and t.differing > 0);
  end loop;
  perform set_config('app.tenant_id', coalesce(before, ''), true);
  return found;
end
$$;
