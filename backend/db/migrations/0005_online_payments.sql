-- One attempt to pay an order by a provider: what was asked of whom, and what became of it.
create table payment_attempts (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  investment_id uuid not null,
  method text not null,
  provider text not null,
  reference text not null,
  state text not null,
  amount_cents bigint not null,
  currency text not null,
  details jsonb not null default '{}',
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint payment_attempts_pk primary key (tenant_id, id),
  constraint payment_attempts_reference_unique unique (tenant_id, provider, reference),
  constraint payment_attempts_investment_fk foreign key (tenant_id, investment_id) references investments (tenant_id, id),
  constraint payment_attempts_state check (state in ('OPEN', 'PAID', 'REFUSED', 'EXPIRED', 'REPLACED')),
  constraint payment_attempts_amount check (amount_cents > 0)
);
create unique index payment_attempts_one_open on payment_attempts (tenant_id, investment_id) where state = 'OPEN';
create index payment_attempts_investment on payment_attempts (tenant_id, investment_id, created_at);
create index payment_attempts_expiry on payment_attempts (tenant_id, expires_at) where state = 'OPEN';
select lonja_wall('payment_attempts');
revoke delete on payment_attempts from lonja_app;

-- Every notice of a provider, once: its id is the provider's own.
create table payment_notices (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  provider text not null,
  event_id text not null,
  attempt_id uuid,
  result text not null,
  outcome text not null,
  reason text,
  amount_cents bigint,
  payload jsonb not null default '{}',
  received_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid,
  resolution text,
  constraint payment_notices_pk primary key (tenant_id, id),
  constraint payment_notices_once unique (tenant_id, provider, event_id),
  constraint payment_notices_attempt_fk foreign key (tenant_id, attempt_id) references payment_attempts (tenant_id, id),
  constraint payment_notices_resolver_fk foreign key (tenant_id, resolved_by) references users (tenant_id, id),
  constraint payment_notices_outcome check (outcome in ('APPLIED', 'IGNORED', 'LATE', 'QUARANTINED'))
);
create index payment_notices_quarantine on payment_notices (tenant_id, received_at) where outcome = 'QUARANTINED' and resolved_at is null;
select lonja_wall('payment_notices');
revoke delete on payment_notices from lonja_app;

-- One refund for each payment, by the way the payment came.
alter table refunds add column payment_id uuid;
alter table refunds add column method text;
alter table refunds add column failure text;
alter table refunds drop constraint refunds_investment_unique;
alter table refunds add constraint refunds_payment_unique unique (tenant_id, payment_id);
alter table refunds add constraint refunds_payment_fk foreign key (tenant_id, payment_id) references payments (tenant_id, id);
create index refunds_investment on refunds (tenant_id, investment_id);
alter table payments add column attempt_id uuid;
alter table payments add constraint payments_attempt_fk foreign key (tenant_id, attempt_id) references payment_attempts (tenant_id, id);
