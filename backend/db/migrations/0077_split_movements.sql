-- One movement over several orders: which of them it has paid, and with how much.
create table statement_parts (
  tenant_id uuid not null,
  row_id uuid not null,
  investment_id uuid not null,
  amount_cents bigint not null,
  constraint statement_parts_pk primary key (tenant_id, row_id, investment_id),
  constraint statement_parts_row_fk foreign key (tenant_id, row_id) references statement_rows (tenant_id, id),
  constraint statement_parts_investment_fk foreign key (tenant_id, investment_id) references investments (tenant_id, id),
  constraint statement_parts_amount check (amount_cents > 0)
);
create index statement_parts_order on statement_parts (tenant_id, investment_id);
select lonja_wall('statement_parts');

alter table statement_rows drop constraint statement_rows_resolution;
alter table statement_rows add constraint statement_rows_resolution
  check (resolution in ('charged', 'booked', 'assigned', 'split', 'returned', 'balance', 'dismissed', 'undone', 'refund'));
