-- Money of an issuer for the holders of one issuance: proposed, approved, funded by transfer, paid (decision record 0066).
create table distributions (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  issuance_id uuid not null,
  number integer not null,
  kind text not null,
  income_cents bigint not null,
  gain_cents bigint not null,
  return_cents bigint not null,
  gross_cents bigint not null generated always as (income_cents + gain_cents + return_cents) stored,
  -- Whoever held tokens at this moment has a part.
  record_on date not null,
  record_at timestamptz not null,
  name text not null,
  note text,
  document_file_id uuid,
  status text not null,
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  -- Of the issuer's transfer.
  reference text not null,
  -- Kept with the row; `shared_at` is null until every holder has their part.
  shared_at timestamptz,
  tokens bigint not null default 0,
  holders integer not null default 0,
  withheld_cents bigint not null default 0,
  net_cents bigint not null default 0,
  approved_at timestamptz,
  ended_by uuid,
  ended_at timestamptz,
  end_reason text,
  funded_cents bigint not null default 0,
  funded_at timestamptz,
  -- Those that are paid, and their net.
  paid_holders integer not null default 0,
  paid_cents bigint not null default 0,
  -- The last run that paid, and when everybody was.
  run_id uuid,
  paid_at timestamptz,
  constraint distributions_pk primary key (tenant_id, id),
  constraint distributions_number unique (tenant_id, issuance_id, number),
  constraint distributions_reference unique (tenant_id, reference),
  constraint distributions_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint distributions_proposer_fk foreign key (tenant_id, proposed_by) references users (tenant_id, id),
  constraint distributions_ender_fk foreign key (tenant_id, ended_by) references users (tenant_id, id),
  constraint distributions_file_fk foreign key (tenant_id, document_file_id) references files (tenant_id, id),
  constraint distributions_run_fk foreign key (tenant_id, run_id) references runs (tenant_id, id),
  constraint distributions_kind check (kind in ('DIVIDEND', 'INTEREST', 'RENT', 'CAPITAL_GAIN', 'CAPITAL_RETURN', 'SHARED_INCOME')),
  constraint distributions_status check (status in ('PROPOSED', 'APPROVED', 'PAID', 'REJECTED', 'WITHDRAWN')),
  constraint distributions_amounts check (income_cents >= 0 and gain_cents >= 0 and return_cents >= 0 and income_cents + gain_cents + return_cents > 0),
  constraint distributions_sums check (shared_at is null or net_cents + withheld_cents = income_cents + gain_cents + return_cents),
  constraint distributions_funds check (funded_cents >= 0),
  constraint distributions_paid check (paid_holders between 0 and holders and paid_cents between 0 and net_cents),
  constraint distributions_all_paid check ((status = 'PAID') = (paid_at is not null) and (status <> 'PAID' or paid_holders = holders)),
  constraint distributions_ended check ((status in ('REJECTED', 'WITHDRAWN')) = (ended_at is not null))
);
create index distributions_newest on distributions (tenant_id, issuance_id, proposed_at, id);
create index distributions_status on distributions (tenant_id, status, proposed_at, id);
select lonja_wall('distributions');
revoke delete on distributions from lonja_app;

-- Two different people above the threshold: the key keeps a second yes of the same one away.
create table distribution_approvals (
  tenant_id uuid not null,
  distribution_id uuid not null,
  user_id uuid not null,
  at timestamptz not null,
  constraint distribution_approvals_pk primary key (tenant_id, distribution_id, user_id),
  constraint distribution_approvals_distribution_fk foreign key (tenant_id, distribution_id) references distributions (tenant_id, id),
  constraint distribution_approvals_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select lonja_wall('distribution_approvals');

-- One holder's part of one distribution.
create table earnings (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  distribution_id uuid not null,
  issuance_id uuid not null,
  user_id uuid not null,
  tokens bigint not null,
  income_cents bigint not null,
  gain_cents bigint not null,
  return_cents bigint not null,
  gross_cents bigint not null generated always as (income_cents + gain_cents + return_cents) stored,
  -- Cents that the largest remainder gave, of the three together.
  extra_cents smallint not null default 0,
  -- What was withheld, of what residence and legal type, by which rule.
  rate_basis_points integer not null,
  residence text,
  legal_type text,
  rate_source text not null,
  withheld_cents bigint not null,
  net_cents bigint not null,
  status text not null,
  -- Why it could not be paid when it was last tried; a key of `api_errors`.
  held_reason text,
  distributed_at timestamptz not null,
  executed_at timestamptz,
  claimed_at timestamptz,
  processed_at timestamptz,
  delivered_at timestamptz,
  claimed_to text,
  payout_id uuid,
  -- When the holder was written to.
  told_at timestamptz,
  constraint earnings_pk primary key (tenant_id, id),
  constraint earnings_once unique (tenant_id, distribution_id, user_id),
  constraint earnings_distribution_fk foreign key (tenant_id, distribution_id) references distributions (tenant_id, id),
  constraint earnings_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint earnings_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint earnings_status check (status in ('PENDING', 'PAID', 'CLAIMED')),
  constraint earnings_claimed_to check (claimed_to in ('BALANCE', 'BANK_ACCOUNT')),
  constraint earnings_tokens check (tokens > 0),
  constraint earnings_amounts check (income_cents >= 0 and gain_cents >= 0 and return_cents >= 0 and withheld_cents >= 0 and net_cents >= 0),
  constraint earnings_net check (net_cents + withheld_cents = income_cents + gain_cents + return_cents),
  constraint earnings_rate check (rate_basis_points between 0 and 10000),
  constraint earnings_executed check ((status = 'PENDING') = (executed_at is null)),
  constraint earnings_claimed check ((status = 'CLAIMED') = (claimed_at is not null) and (status = 'CLAIMED') = (claimed_to is not null))
);
create index earnings_by_tokens on earnings (tenant_id, distribution_id, tokens, user_id);
create index earnings_by_net on earnings (tenant_id, distribution_id, net_cents, user_id);
create index earnings_pending on earnings (tenant_id, distribution_id, user_id) where status = 'PENDING';
create index earnings_untold on earnings (tenant_id, distribution_id, user_id) where executed_at is not null and told_at is null;
create index earnings_of_person on earnings (tenant_id, user_id, distributed_at, id);
create index earnings_newest on earnings (tenant_id, distributed_at, id);
create index earnings_of_issuance on earnings (tenant_id, issuance_id, distributed_at, id);
select lonja_wall('earnings');

-- The ledger's side of it: an issuer's money for one distribution, what people were paid and have not claimed, what is on its way to banks, what is kept for the tax office.
alter table ledger_accounts add column distribution_id uuid;
alter table ledger_accounts add constraint ledger_accounts_distribution_fk foreign key (tenant_id, distribution_id) references distributions (tenant_id, id);
alter table ledger_accounts drop constraint ledger_accounts_unique;
alter table ledger_accounts add constraint ledger_accounts_unique
  unique nulls not distinct (tenant_id, kind, asset, user_id, issuance_id, distribution_id);
alter table ledger_accounts drop constraint ledger_accounts_kind;
alter table ledger_accounts add constraint ledger_accounts_kind check (kind in (
  'bank', 'investor_cash', 'issuance_escrow', 'issuer_cash', 'fees', 'refunds_due', 'suspense', 'provider_claims', 'treasury', 'holding',
  'distribution_funds', 'earnings_due', 'payouts_due', 'withholding_due'));
alter table ledger_accounts add constraint ledger_accounts_of_distribution check ((kind = 'distribution_funds') = (distribution_id is not null));

-- A movement of the account that funds a distribution.
alter table statement_rows add column distribution_id uuid;
alter table statement_rows add constraint statement_rows_distribution_fk foreign key (tenant_id, distribution_id) references distributions (tenant_id, id);
alter table statement_rows drop constraint statement_rows_resolution;
alter table statement_rows add constraint statement_rows_resolution
  check (resolution in ('charged', 'booked', 'assigned', 'split', 'returned', 'balance', 'dismissed', 'undone', 'refund', 'distribution'));

alter table runs drop constraint runs_kind;
alter table runs add constraint runs_kind check (kind in ('mint', 'refund_all', 'allot', 'pay_earnings'));
