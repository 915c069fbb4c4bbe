-- What a provider called a refund that it has taken and not yet sent, so that it can be asked for it by name.
alter table refunds add column provider_reference text;
create index refunds_provider_reference on refunds (tenant_id, provider_reference) where provider_reference is not null;

-- Money that a provider gave back or withheld by itself (its own pages, a dispute): below zero by what is gone until an order's refund covers it.
alter table ledger_accounts drop constraint ledger_accounts_kind;
alter table ledger_accounts add constraint ledger_accounts_kind check (kind in (
  'bank', 'investor_cash', 'issuance_escrow', 'issuer_cash', 'fees', 'refunds_due', 'suspense', 'provider_claims', 'treasury', 'holding'));
alter table ledger_accounts drop constraint ledger_accounts_guarded;
alter table ledger_accounts add constraint ledger_accounts_guarded check (guarded = (kind not in ('bank', 'provider_claims', 'treasury')));
