-- Earnings claimed to a proved wallet (decision record 0172): a pay-out goes to a bank account or to an address.
alter table earnings drop constraint earnings_claimed_to;
alter table earnings add constraint earnings_claimed_to check (claimed_to in ('BANK_ACCOUNT', 'BALANCE', 'WALLET'));
alter table payouts alter column bank_account_id drop not null, add column wallet_address text;
alter table payouts add constraint payouts_way
  check ((bank_account_id is null) <> (wallet_address is null) and (wallet_address is null or source = 'EARNINGS'));
alter table payouts add constraint payouts_wallet check (wallet_address ~ '^(0x[0-9a-fA-F]{40})?$');
create index payouts_wallets_by_state on payouts (tenant_id, state, created_at, id) where wallet_address is not null;

-- What the tenant has paid of its own ether in the place of money that it keeps for people: that money is the tenant's.
alter table ledger_accounts drop constraint ledger_accounts_kind;
alter table ledger_accounts add constraint ledger_accounts_kind check (kind in (
  'bank', 'investor_cash', 'issuance_escrow', 'issuer_cash', 'fees', 'refunds_due', 'suspense', 'provider_claims', 'treasury', 'holding',
  'distribution_funds', 'earnings_due', 'payouts_due', 'withholding_due', 'ether_paid'));

-- Transfers of ether that a tenant makes with its own wallet, at one rate: frozen, addresses included. No key of it is here.
create table wallet_batches (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  name text not null,
  chain_id integer not null,
  -- The wallet that sends them.
  payer text not null,
  -- Cents for one whole ether, and when it was asked.
  rate_cents bigint not null,
  rate_at timestamptz not null,
  transfers integer not null,
  total_cents bigint not null,
  total_wei numeric(78, 0) not null,
  made_by uuid not null,
  made_at timestamptz not null,
  -- The block up to which the chain was read when it was made.
  block_number bigint not null default 0,
  -- Since a first transaction of it was seen nobody withdraws it, whatever becomes of that; nor since its wallet has called a contract, which may have sent it from inside.
  seen_at timestamptz,
  acted_at timestamptz,
  withdrawn_by uuid,
  withdrawn_at timestamptz,
  constraint wallet_batches_pk primary key (tenant_id, id),
  constraint wallet_batches_name unique (tenant_id, name),
  constraint wallet_batches_maker_fk foreign key (tenant_id, made_by) references users (tenant_id, id),
  constraint wallet_batches_withdrawer_fk foreign key (tenant_id, withdrawn_by) references users (tenant_id, id),
  constraint wallet_batches_payer check (payer ~ '^0x[0-9a-fA-F]{40}$'),
  constraint wallet_batches_amount check (transfers > 0 and total_cents > 0 and total_wei > 0 and rate_cents > 0),
  constraint wallet_batches_withdrawn check ((withdrawn_by is null) = (withdrawn_at is null) and (withdrawn_at is null or seen_at is null))
);
create index wallet_batches_newest on wallet_batches (tenant_id, made_at, id);
create index wallet_batches_payer_of on wallet_batches (tenant_id, chain_id, payer);
select lonja_wall('wallet_batches');
revoke delete on wallet_batches from lonja_app;

create table wallet_transfers (
  tenant_id uuid not null,
  reference text not null,
  batch_id uuid not null,
  payout_id uuid not null,
  user_id uuid not null,
  name text not null,
  address text not null,
  amount_cents bigint not null,
  wei numeric(78, 0) not null,
  outcome text not null default 'OPEN',
  transaction text,
  block_number bigint,
  block_hash text,
  -- A transaction that is this transfer and nothing else; others carry several.
  is_plain boolean not null default true,
  -- Who named the transaction; null: it was found.
  noted_by uuid,
  seen_at timestamptz,
  ended_at timestamptz,
  constraint wallet_transfers_pk primary key (tenant_id, reference),
  constraint wallet_transfers_batch_fk foreign key (tenant_id, batch_id) references wallet_batches (tenant_id, id),
  constraint wallet_transfers_payout_fk foreign key (tenant_id, payout_id) references payouts (tenant_id, id),
  constraint wallet_transfers_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint wallet_transfers_noter_fk foreign key (tenant_id, noted_by) references users (tenant_id, id),
  constraint wallet_transfers_address check (address ~ '^(0x[0-9a-fA-F]{40})?$'),
  constraint wallet_transfers_amount check (amount_cents > 0 and wei > 0),
  constraint wallet_transfers_outcome check (outcome in ('OPEN', 'SEEN', 'SENT', 'WITHDRAWN')),
  constraint wallet_transfers_seen check (address = '' or (outcome in ('SEEN', 'SENT')) = (transaction is not null)),
  constraint wallet_transfers_block check ((transaction is null or block_hash is not null) and (block_hash is null) = (block_number is null)),
  constraint wallet_transfers_hash check (transaction ~ '^0x[0-9a-f]{64}$')
);
-- Never twice: another transfer of the same money only after this one was withdrawn; and a plain transaction closes one.
create unique index wallet_transfers_once on wallet_transfers (tenant_id, payout_id) where outcome <> 'WITHDRAWN';
create unique index wallet_transfers_plain on wallet_transfers (tenant_id, transaction) where is_plain and transaction is not null;
create index wallet_transfers_hashes on wallet_transfers (tenant_id, transaction) where transaction is not null;
create index wallet_transfers_batch on wallet_transfers (tenant_id, batch_id, reference);
create index wallet_transfers_waiting on wallet_transfers (tenant_id, outcome, block_number) where outcome in ('OPEN', 'SEEN');
create index wallet_transfers_address on wallet_transfers (tenant_id, lower(address));
select lonja_wall('wallet_transfers');
revoke delete on wallet_transfers from lonja_app;

-- As in 0136; and the wallets that somebody was paid to.
create or replace function lonja_forget_person(person uuid, kind text, today date, out gone integer, out files uuid[])
  language plpgsql security definer set search_path = public as $$
declare
  t uuid := lonja_tenant();
  n integer;
  found_files uuid[];
begin
  gone := 0;
  files := '{}';
  if not exists (select from users where tenant_id = t and id = person and deleted_at is not null) then
    raise restrict_violation using message = 'the person is there';
  end if;
  if exists (select from kept_records k where k.tenant_id = t and k.user_id = person and k.kind = $2 and k.removed_at is null and k.until >= today) then
    raise restrict_violation using message = 'the record is kept';
  end if;

  if kind = 'access' then
    update access_tokens set revoked_at = now() where tenant_id = t and impersonator_user_id = person and revoked_at is null;
    delete from access_tokens where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from login_secrets where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from password_resets where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from verification_codes where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from external_identities where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from known_devices where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from notifications where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from issuance_follows where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    -- What no rule asks for: how they live, and what they wished.
    update user_profiles set secondary_phone = null, gender = null, occupation = null, marital_status = null, spouse_name = null, spouse_surname = null,
      spouse_id_number = null, commercial_communications = false where tenant_id = t and user_id = person;
    select coalesce(array_agg(profile_image_file_id), '{}') into files from users
      where tenant_id = t and id = person and profile_image_file_id is not null;
    update users set profile_image_file_id = null where tenant_id = t and id = person;

  elsif kind = 'orders' then
    select coalesce(array_agg(c.file_id), '{}') into files from contracts c
      join investments i on i.tenant_id = c.tenant_id and i.id = c.investment_id
      where c.tenant_id = t and i.user_id = person and c.file_id is not null;
    delete from signatures where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    update contracts c set content = '{}', file_id = null from investments i
      where c.tenant_id = t and i.tenant_id = t and i.id = c.investment_id and i.user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    update investments set warning = null where tenant_id = t and user_id = person and warning is not null;
    delete from consents where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from suitability_tests where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from loss_simulations where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    with went as (
      delete from sophisticated_evidence e using sophisticated_requests r
      where e.tenant_id = t and r.tenant_id = t and r.id = e.request_id and r.user_id = person returning e.file_id
    ) select coalesce(array_agg(file_id), '{}') into found_files from went;
    files := files || found_files;
    delete from sophisticated_requests where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from wallets where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;

  elsif kind = 'money' then
    with went as (
      delete from payment_proofs p using investments i
      where p.tenant_id = t and i.tenant_id = t and i.id = p.investment_id and i.user_id = person returning p.file_id
    ) select coalesce(array_agg(file_id), '{}'), count(*) into files, n from went;
    gone := gone + n;
    delete from tax_certificates where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    update bank_accounts set iban = '', bic = null, bank = null, holder = '', reason = null, link_hash = null where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    update payout_transfers set name = '', iban = '', bic = null where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    update wallet_transfers set name = '', address = '', transaction = null where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    update payouts set wallet_address = '' where tenant_id = t and user_id = person and wallet_address is not null;
    get diagnostics n = row_count; gone := gone + n;
    update statement_rows r set counterparty = null, counterparty_iban = null, text = '' where r.tenant_id = t
      and (r.credited_user_id = person or r.investment_id in (select i.id from investments i where i.tenant_id = t and i.user_id = person));
    get diagnostics n = row_count; gone := gone + n;

  elsif kind = 'identity' then
    with went as (delete from kyc_documents where tenant_id = t and user_id = person returning file_id)
      select coalesce(array_agg(file_id), '{}'), count(*) into files, n from went;
    gone := gone + n;
    delete from kyc_checks where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from profile_changes where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from company_profiles where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    update user_profiles set legal_type = null, first_name = '', last_name = '', phone = null, birthday = null, nationality = null, country = null,
      address = null, city = null, postal_code = null, province = null, id_number = null, id_type = null, id_country = null, id_expires_on = null,
      source_of_funds = null, politically_exposed = null where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    -- What was written to them; a last mail that has not left yet goes with the next look.
    update mails set to_address = '', subject = mails.kind, html = '', plain = ''
      where tenant_id = t and user_id = person and state in ('SENT', 'KEPT', 'FAILED') and to_address <> '';
    get diagnostics n = row_count; gone := gone + n;
    update deleted_people set email = null, reason = null where tenant_id = t and user_id = person;
  else
    raise exception 'no such kind of record: %', kind;
  end if;
end
$$;
