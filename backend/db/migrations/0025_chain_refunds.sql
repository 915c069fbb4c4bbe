-- A refund in ether whose transaction hangs is priced anew: same nonce, a higher fee. All that were signed may be carried out, one of them is.
alter table chain_portions
  add column replaced jsonb not null default '[]',
  add column priced_at timestamptz,
  add column failed_at timestamptz,
  add constraint chain_portions_priced check (priced_at is null or sent_at is not null),
  add constraint chain_portions_failed check (failed_at is null or (sent_at is not null and mined_at is null));
