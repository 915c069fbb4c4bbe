-- Of what the check codes of a tenant's certificates are made (decision record 0156): a code is printed, and never kept.
create table check_secrets (
  tenant_id uuid not null references tenants (id),
  secret text not null,
  constraint check_secrets_pk primary key (tenant_id),
  constraint check_secrets_long check (length(secret) >= 43)
);
select lonja_wall('check_secrets');
revoke update, delete, truncate on check_secrets from lonja_app;
