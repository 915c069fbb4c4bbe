-- A platform's loans by year: how many ran at its beginning and how many of these defaulted in it (Regulation (EU) 2020/1503, article 20(1)(a)). Worked out once a day
-- from every schedule and what was paid, so that a page that anybody may ask for adds nothing up.
create table default_years (
  tenant_id uuid not null references tenants (id),
  year integer not null,
  loans integer not null,
  defaulted integer not null,
  counted_at timestamptz not null,
  constraint default_years_pk primary key (tenant_id, year),
  constraint default_years_counts check (loans > 0 and defaulted between 0 and loans)
);
select lonja_wall('default_years');
