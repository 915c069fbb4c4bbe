-- A bank statement that a manager has imported: the same file once.
create table statement_imports (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  sha256 text not null,
  file_name text not null,
  format text not null,
  account text not null,
  currency text not null,
  from_day date not null,
  to_day date not null,
  opening_cents bigint not null,
  closing_cents bigint not null,
  row_count integer not null,
  repeated_count integer not null default 0,
  imported_by uuid not null,
  imported_at timestamptz not null,
  constraint statement_imports_pk primary key (tenant_id, id),
  constraint statement_imports_once unique (tenant_id, sha256),
  constraint statement_imports_importer_fk foreign key (tenant_id, imported_by) references users (tenant_id, id),
  constraint statement_imports_format check (format in ('camt.053.001.02', 'camt.053.001.08', 'norma43'))
);
create index statement_imports_newest on statement_imports (tenant_id, imported_at);
select lonja_wall('statement_imports');
revoke delete on statement_imports from lonja_app;

-- One movement of an account, once, in whichever file it comes. What waits (WAITING, HELD) lies in suspense.
create table statement_rows (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  import_id uuid not null,
  position integer not null,
  fingerprint text not null,
  booked_on date not null,
  value_date date not null,
  amount_cents bigint not null,
  is_credit boolean not null,
  counterparty text,
  counterparty_iban text,
  text text not null,
  bank_reference text,
  state text not null,
  reason text,
  investment_id uuid,
  payment_id uuid,
  resolution text,
  resolved_at timestamptz,
  resolved_by uuid,
  returned_cents bigint,
  sent_on date,
  sent_reference text,
  credited_user_id uuid,
  note text,
  constraint statement_rows_pk primary key (tenant_id, id),
  constraint statement_rows_once unique (tenant_id, fingerprint),
  constraint statement_rows_payment_once unique (tenant_id, payment_id),
  constraint statement_rows_import_fk foreign key (tenant_id, import_id) references statement_imports (tenant_id, id),
  constraint statement_rows_investment_fk foreign key (tenant_id, investment_id) references investments (tenant_id, id),
  constraint statement_rows_payment_fk foreign key (tenant_id, payment_id) references payments (tenant_id, id),
  constraint statement_rows_resolver_fk foreign key (tenant_id, resolved_by) references users (tenant_id, id),
  constraint statement_rows_credited_fk foreign key (tenant_id, credited_user_id) references users (tenant_id, id),
  constraint statement_rows_amount check (amount_cents > 0),
  constraint statement_rows_state check (state in ('MATCHED', 'WAITING', 'HELD', 'RESOLVED', 'IGNORED')),
  constraint statement_rows_reason check (reason in ('part', 'over', 'duplicate', 'late', 'not_awaited', 'several', 'unknown')),
  constraint statement_rows_resolution check (resolution in ('charged', 'booked', 'assigned', 'returned', 'balance', 'dismissed')),
  constraint statement_rows_resolved check ((resolution is not null) = (state in ('MATCHED', 'RESOLVED'))),
  constraint statement_rows_held check (state <> 'HELD' or investment_id is not null),
  constraint statement_rows_debit check (is_credit or state = 'IGNORED')
);
create index statement_rows_import on statement_rows (tenant_id, import_id, position);
create index statement_rows_queue on statement_rows (tenant_id, booked_on) where state in ('WAITING', 'HELD');
create index statement_rows_investment on statement_rows (tenant_id, investment_id) where investment_id is not null;
select lonja_wall('statement_rows');
revoke delete on statement_rows from lonja_app;
