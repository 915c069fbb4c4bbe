-- Balance that an order has set aside.
create table balance_holds (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  investment_id uuid not null,
  amount_cents bigint not null,
  created_at timestamptz not null,
  released_at timestamptz,
  spent_at timestamptz,
  constraint balance_holds_tenant_id_id_pk primary key (tenant_id, id),
  constraint balance_holds_investment_fk foreign key (tenant_id, investment_id) references investments (tenant_id, id),
  constraint balance_holds_amount check (amount_cents > 0),
  constraint balance_holds_ends_once check (released_at is null or spent_at is null)
);
create unique index balance_holds_one_open on balance_holds (tenant_id, investment_id)
  where released_at is null and spent_at is null;
create index balance_holds_investment on balance_holds (tenant_id, investment_id);
select lonja_wall('balance_holds');
revoke delete on balance_holds from lonja_app;

-- When the investor was reminded of an unpaid order.
alter table investments add column if not exists reminded_at timestamptz;
-- A contract falls with its investment.
alter table contracts add column if not exists voided_at timestamptz;
-- Files that travel with a mail.
alter table mails add column if not exists attachment_file_ids uuid[] not null default '{}';
