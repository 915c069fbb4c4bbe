-- Refunds that a manager sends by bank go out in the files for the bank, too: where one stands is kept with it, so that nobody sends it a second time.
alter table refunds add column transfer_id text, add column bank_failure text;
alter table payout_transfers alter column payout_id drop not null, add column refund_id uuid;
alter table payout_transfers add constraint payout_transfers_of check ((payout_id is null) <> (refund_id is null));
alter table payout_transfers add constraint payout_transfers_refund_fk foreign key (tenant_id, refund_id) references refunds (tenant_id, id);
create unique index payout_transfers_refund_once on payout_transfers (tenant_id, refund_id) where outcome <> 'REJECTED';
