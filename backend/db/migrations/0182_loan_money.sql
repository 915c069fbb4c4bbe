-- What was expected of a platform's loans in each year and what came (decision record 0113). Worked out once a day beside the default rates, so that a page that anybody
-- may ask for adds nothing up. A loan whose issuer said no schedule is counted and stands in no sum.
create table loan_money_years (
  tenant_id uuid not null references tenants (id),
  year integer not null,
  loans integer not null,
  unstated integer not null,
  expected_interest_cents bigint not null,
  expected_principal_cents bigint not null,
  paid_interest_cents bigint not null,
  paid_principal_cents bigint not null,
  counted_at timestamptz not null,
  constraint loan_money_years_pk primary key (tenant_id, year),
  constraint loan_money_years_counts check (loans >= 0 and unstated >= 0 and loans + unstated > 0),
  constraint loan_money_years_sums check (
    least(expected_interest_cents, expected_principal_cents, paid_interest_cents, paid_principal_cents) >= 0
    and (loans > 0 or expected_interest_cents + expected_principal_cents + paid_interest_cents + paid_principal_cents = 0)
  )
);
select lonja_wall('loan_money_years');
