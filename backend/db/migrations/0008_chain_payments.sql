-- How far a tenant's watcher has read a chain, and the next deposit address of the tenant there.
create table chain_cursors (
  tenant_id uuid not null,
  chain_id integer not null,
  block_number bigint not null,
  block_hash text not null,
  next_index integer not null default 0,
  updated_at timestamptz not null,
  constraint chain_cursors_pk primary key (tenant_id, chain_id),
  constraint chain_cursors_index check (next_index >= 0)
);
select lonja_wall('chain_cursors');
revoke delete on chain_cursors from lonja_app;

-- Ether that came to a deposit address. SEEN waits for confirmations; CONFIRMED for what is missing; BOOKED has its portions; GONE is on the chain no more.
create table chain_transfers (
  tenant_id uuid not null,
  hash text not null,
  attempt_id uuid not null,
  payer text not null,
  wei numeric(78, 0) not null,
  block_number bigint not null,
  block_hash text not null,
  block_at timestamptz not null,
  state text not null,
  seen_at timestamptz not null,
  constraint chain_transfers_pk primary key (tenant_id, hash),
  constraint chain_transfers_attempt_fk foreign key (tenant_id, attempt_id) references payment_attempts (tenant_id, id),
  constraint chain_transfers_wei check (wei > 0),
  constraint chain_transfers_state check (state in ('SEEN', 'CONFIRMED', 'BOOKED', 'DUST', 'GONE'))
);
create index chain_transfers_attempt on chain_transfers (tenant_id, attempt_id);
create index chain_transfers_waiting on chain_transfers (tenant_id, state, block_number) where state in ('SEEN', 'CONFIRMED');
select lonja_wall('chain_transfers');
revoke delete on chain_transfers from lonja_app;

-- What one payment has of one transfer, and the transaction that sends it back: kept with its nonce before it is sent.
create table chain_portions (
  tenant_id uuid not null,
  payment_reference text not null,
  transfer_hash text not null,
  attempt_id uuid not null,
  wei numeric(78, 0) not null,
  sent_nonce integer,
  sent_hash text,
  sent_raw text,
  sent_wei numeric(78, 0),
  fee_wei numeric(78, 0),
  sent_at timestamptz,
  mined_at timestamptz,
  constraint chain_portions_pk primary key (tenant_id, payment_reference, transfer_hash),
  constraint chain_portions_transfer_fk foreign key (tenant_id, transfer_hash) references chain_transfers (tenant_id, hash),
  constraint chain_portions_attempt_fk foreign key (tenant_id, attempt_id) references payment_attempts (tenant_id, id),
  constraint chain_portions_nonce unique (tenant_id, attempt_id, sent_nonce),
  constraint chain_portions_wei check (wei > 0),
  constraint chain_portions_sent check ((sent_at is null) = (sent_raw is null) and (sent_at is null) = (sent_nonce is null)),
  constraint chain_portions_mined check (mined_at is null or sent_at is not null)
);
create index chain_portions_under_way on chain_portions (tenant_id) where sent_at is not null and mined_at is null;
select lonja_wall('chain_portions');
revoke delete on chain_portions from lonja_app;
