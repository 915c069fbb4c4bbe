-- When the balance of a deposit address was last held beside the books: ether that a contract sends stands in no block's list of transactions.
alter table payment_attempts add column balance_looked_at timestamptz;
create index payment_attempts_balances on payment_attempts (tenant_id, updated_at) where provider = 'chain';
