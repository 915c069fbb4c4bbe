-- Tokens that went from one holder to another (decision record 0081): each once, with the entry of the ledger of the same id, and never changed.
create table token_transfers (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  reference text not null,
  kind text not null,
  -- What it was asked for by: the same key moves nothing twice.
  key text not null,
  issuance_id uuid not null,
  from_user_id uuid not null,
  to_user_id uuid not null,
  -- Where they were and went to as it was known that day; null: a person without a wallet.
  from_wallet text,
  to_wallet text,
  tokens bigint not null,
  -- What they were worth that day, or what was paid for them.
  value_cents bigint not null,
  -- Capital that had come back of them since their price was set.
  returned_cents bigint not null,
  -- Null: no person asked, a rule of the house did it.
  asked_by uuid,
  at timestamptz not null,
  constraint token_transfers_pk primary key (tenant_id, id),
  constraint token_transfers_reference unique (tenant_id, reference),
  constraint token_transfers_key unique (tenant_id, key),
  constraint token_transfers_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint token_transfers_from_fk foreign key (tenant_id, from_user_id) references users (tenant_id, id),
  constraint token_transfers_to_fk foreign key (tenant_id, to_user_id) references users (tenant_id, id),
  constraint token_transfers_asked_by_fk foreign key (tenant_id, asked_by) references users (tenant_id, id),
  constraint token_transfers_kind check (kind in ('TRANSFER', 'MARKET')),
  constraint token_transfers_two_people check (from_user_id <> to_user_id),
  constraint token_transfers_wallets check (from_wallet ~ '^0x[0-9a-fA-F]{40}$' and to_wallet ~ '^0x[0-9a-fA-F]{40}$'),
  constraint token_transfers_amounts check (tokens > 0 and value_cents >= 0 and returned_cents >= 0)
);
create index token_transfers_of on token_transfers (tenant_id, issuance_id, at, id);
create index token_transfers_from on token_transfers (tenant_id, from_user_id, at, id);
create index token_transfers_to on token_transfers (tenant_id, to_user_id, at, id);
select lonja_wall('token_transfers');
revoke update, delete, truncate on token_transfers from lonja_app;

-- Tokens that their holder cannot give away, because something else has them already: an ad, a sale that is agreed. It ends once.
create table token_holds (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  issuance_id uuid not null,
  user_id uuid not null,
  tokens bigint not null,
  cause text not null,
  -- What keeps them: the ad's id, the sale's.
  ref uuid not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint token_holds_pk primary key (tenant_id, id),
  constraint token_holds_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint token_holds_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint token_holds_cause check (cause in ('AD', 'SALE')),
  constraint token_holds_tokens check (tokens > 0)
);
create unique index token_holds_one_open on token_holds (tenant_id, cause, ref) where ended_at is null;
create index token_holds_open on token_holds (tenant_id, issuance_id, user_id) where ended_at is null;
select lonja_wall('token_holds');
revoke delete, truncate on token_holds from lonja_app;
