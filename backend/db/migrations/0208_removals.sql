-- How much of each kind of data the daily job took away, by the tenant's day (decision record 0127): a number and nothing of what it was.
create table removals (
  tenant_id uuid not null references tenants (id),
  kind text not null,
  day date not null,
  removed integer not null,
  constraint removals_pk primary key (tenant_id, kind, day),
  constraint removals_kind check (kind in ('sign_in', 'devices', 'requests', 'budgets', 'takes', 'uploads', 'views', 'mail_links', 'failed_mails', 'exports', 'unnamed_files')),
  constraint removals_removed check (removed > 0)
);
select lonja_wall('removals');
revoke delete, truncate on removals from lonja_app;
