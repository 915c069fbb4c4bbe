-- The application's role. It owns nothing, cannot log in by itself and has no way round row-level security.
-- Roles belong to the whole server: another database on it may have made this one already, or be making it now.
do $$
begin
  create role lonja_app nologin nosuperuser nobypassrls nocreatedb nocreaterole noinherit;
exception when duplicate_object or unique_violation then null;
end
$$;

-- The owner may put the role on; a superuser may anyway.
do $$
begin
  if not pg_has_role(current_user, 'lonja_app', 'set') then
    execute format('grant lonja_app to %I', current_user);
  end if;
end
$$;

revoke all on schema public from public;
grant usage on schema public to lonja_app;
alter default privileges in schema public grant select, insert, update, delete on tables to lonja_app;
grant select, insert, update, delete on all tables in schema public to lonja_app;
revoke all on migrations from lonja_app;

-- The tenant of this transaction; null, and so no row at all, where none was set.
create function lonja_tenant() returns uuid language sql stable parallel safe
as $$ select nullif(current_setting('app.tenant_id', true), '')::uuid $$;

-- Puts the wall round one table. Every later migration that makes a table calls it.
create function lonja_wall(walled regclass, tenant_column text default 'tenant_id') returns void language plpgsql
as $$
begin
  execute format('alter table %s enable row level security', walled);
  execute format('alter table %s force row level security', walled);
  execute format(
    'create policy same_tenant on %s using (%I = lonja_tenant()) with check (%I = lonja_tenant())',
    walled, tenant_column, tenant_column);
end
$$;

select lonja_wall('tenants', 'id');
select lonja_wall(format('%I.%I', n.nspname, c.relname)::regclass)
from pg_class c
join pg_namespace n on n.oid = c.relnamespace
join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
where n.nspname = 'public' and c.relkind = 'r';

-- A host is public knowledge, and it is what names the tenant: it must be readable before one is set.
create policy anyone_reads on tenant_hosts for select using (true);

-- What was written once stays as it was.
revoke update, delete on audit_log, consents, investment_events, issuance_status_history, signatures, ledger_entries, ledger_postings from lonja_app;
-- What is only ever ended, never removed.
revoke delete on tenants, users, investments, issuances, ledger_accounts, payments, refunds, contracts from lonja_app;
revoke truncate on all tables in schema public from lonja_app;
