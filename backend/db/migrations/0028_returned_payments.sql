-- A debit that takes a payment back, or names an order, waits for a manager as a credit does. Its money lies in no account of ours while it
-- waits: suspense holds credits alone.
alter table statement_rows add column is_reversal boolean not null default false;
alter table statement_rows add column return_code text;
alter table statement_rows add column refund_id uuid;
alter table statement_rows add constraint statement_rows_refund_once unique (tenant_id, refund_id);
alter table statement_rows add constraint statement_rows_refund_fk foreign key (tenant_id, refund_id) references refunds (tenant_id, id);
alter table statement_rows drop constraint statement_rows_debit;
alter table statement_rows add constraint statement_rows_debit check (is_credit or state <> 'HELD');
alter table statement_rows drop constraint statement_rows_reason;
alter table statement_rows add constraint statement_rows_reason
  check (reason in ('part', 'over', 'duplicate', 'late', 'not_awaited', 'several', 'unknown', 'returned'));
alter table statement_rows drop constraint statement_rows_resolution;
alter table statement_rows add constraint statement_rows_resolution
  check (resolution in ('charged', 'booked', 'assigned', 'returned', 'balance', 'dismissed', 'undone', 'refund'));
