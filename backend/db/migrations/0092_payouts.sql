-- Money of a person on its way to their bank: one for each claim, to the account that was usable when they claimed. It leaves with the next file for the bank.
create table payouts (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  bank_account_id uuid not null,
  amount_cents bigint not null,
  state text not null default 'WAITING',
  created_at timestamptz not null,
  sent_at timestamptz,
  -- Why the bank sent it back, when it waits again.
  failure text,
  constraint payouts_pk primary key (tenant_id, id),
  constraint payouts_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint payouts_account_fk foreign key (tenant_id, bank_account_id) references bank_accounts (tenant_id, id),
  constraint payouts_amount check (amount_cents > 0),
  constraint payouts_state check (state in ('WAITING', 'IN_FILE', 'SENT')),
  constraint payouts_sent check ((state = 'SENT') = (sent_at is not null))
);
create index payouts_waiting on payouts (tenant_id, created_at, id) where state = 'WAITING';
create index payouts_user on payouts (tenant_id, user_id, created_at);
select lonja_wall('payouts');
revoke delete on payouts from lonja_app;

alter table earnings add constraint earnings_payout_fk foreign key (tenant_id, payout_id) references payouts (tenant_id, id);
create index earnings_of_payout on earnings (tenant_id, payout_id) where payout_id is not null;
create index earnings_claimable on earnings (tenant_id, user_id) where status = 'PAID';
