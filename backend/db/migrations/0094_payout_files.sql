-- Files of transfers for the bank: what stands in one is frozen, account and name included.
create table payout_files (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  message_id text not null,
  execute_on date not null,
  transfers integer not null,
  total_cents bigint not null,
  made_by uuid not null,
  made_at timestamptz not null,
  -- The bank's newest report on it.
  report_id text,
  reported_at timestamptz,
  constraint payout_files_pk primary key (tenant_id, id),
  constraint payout_files_message unique (tenant_id, message_id),
  constraint payout_files_maker_fk foreign key (tenant_id, made_by) references users (tenant_id, id),
  constraint payout_files_amount check (transfers > 0 and total_cents > 0)
);
create index payout_files_newest on payout_files (tenant_id, made_at, id);
select lonja_wall('payout_files');
revoke delete on payout_files from lonja_app;

create table payout_transfers (
  tenant_id uuid not null,
  end_to_end_id text not null,
  file_id uuid not null,
  payout_id uuid not null,
  user_id uuid not null,
  name text not null,
  iban text not null,
  bic text,
  amount_cents bigint not null,
  outcome text not null default 'UNDER_WAY',
  -- Reason codes of ISO 20022.
  reasons text[] not null default '{}',
  -- The movement of the account with which it left.
  statement_row_id uuid,
  ended_at timestamptz,
  constraint payout_transfers_pk primary key (tenant_id, end_to_end_id),
  constraint payout_transfers_file_fk foreign key (tenant_id, file_id) references payout_files (tenant_id, id),
  constraint payout_transfers_payout_fk foreign key (tenant_id, payout_id) references payouts (tenant_id, id),
  constraint payout_transfers_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint payout_transfers_row_fk foreign key (tenant_id, statement_row_id) references statement_rows (tenant_id, id),
  constraint payout_transfers_amount check (amount_cents > 0),
  constraint payout_transfers_outcome check (outcome in ('UNDER_WAY', 'BOOKED', 'REJECTED', 'LEFT')),
  constraint payout_transfers_left check (outcome <> 'LEFT' or statement_row_id is not null)
);
-- Never twice: another transfer of the same money only after the bank gave this one back.
create unique index payout_transfers_once on payout_transfers (tenant_id, payout_id) where outcome <> 'REJECTED';
create index payout_transfers_file on payout_transfers (tenant_id, file_id, end_to_end_id);
select lonja_wall('payout_transfers');
revoke delete on payout_transfers from lonja_app;

alter table statement_rows drop constraint statement_rows_resolution;
alter table statement_rows add constraint statement_rows_resolution
  check (resolution in ('charged', 'booked', 'assigned', 'split', 'returned', 'balance', 'dismissed', 'undone', 'refund', 'distribution', 'payout'));
