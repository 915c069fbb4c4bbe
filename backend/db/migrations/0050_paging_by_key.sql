-- Lists are turned by key: each order has an index that begins with the tenant and ends with what makes it total.
drop index investments_user;
create index investments_user on investments (tenant_id, user_id, created_at, id);
drop index investments_status;
create index investments_status on investments (tenant_id, status, created_at, id);
create index investments_created on investments (tenant_id, created_at, id);
create index investments_amount on investments (tenant_id, amount_cents, id);
create index investments_tokens on investments (tenant_id, tokens, id);
create index investments_of_issuance on investments (tenant_id, issuance_id, created_at, id);
drop index users_created;
create index users_created on users (tenant_id, created_at, id);
drop index statement_imports_newest;
create index statement_imports_newest on statement_imports (tenant_id, imported_at, id);
drop index payment_notices_quarantine;
create index payment_notices_quarantine on payment_notices (tenant_id, received_at, id)
  where outcome = 'QUARANTINED' and resolved_at is null;
create index payment_notices_newest on payment_notices (tenant_id, received_at, id) where outcome = 'QUARANTINED';

-- What lists order by and what stood in other tables is kept with the row that is listed. The walls hold for the owner too: down meanwhile.
alter table users no force row level security;
alter table company_profiles no force row level security;
alter table user_profiles no force row level security;
alter table investments no force row level security;
alter table statement_imports no force row level security;
alter table statement_rows no force row level security;

-- The name by which people are ordered, without accents and case: a company's own, a person's, the e-mail where there is none.
alter table user_profiles add column sort_name text collate "C" not null default '';
-- The first money that arrived for an investment which still stands.
alter table user_profiles add column first_invested_at timestamptz;

create function lonja_sort_name() returns trigger language plpgsql as $$
begin
  new.sort_name := coalesce(
    (select nullif(btrim(lonja_plain(c.organisation_name)), '') from company_profiles c
     where c.tenant_id = new.tenant_id and c.user_id = new.user_id and new.legal_type = 'LEGAL_ENTITY'),
    nullif(btrim(lonja_plain(new.first_name || ' ' || new.last_name)), ''),
    (select u.email from users u where u.tenant_id = new.tenant_id and u.id = new.user_id), '');
  return new;
end
$$;
-- A profile is made without a word of what was invested: that is looked up.
create function lonja_first_invested_of() returns trigger language plpgsql as $$
begin
  new.first_invested_at := (select min(v.charged_at) from investments v
    where v.tenant_id = new.tenant_id and v.user_id = new.user_id and v.status <> 'CANCELED');
  return new;
end
$$;
create trigger user_profiles_first_invested before insert on user_profiles
  for each row execute function lonja_first_invested_of();
create trigger user_profiles_sort_name before insert or update of first_name, last_name, legal_type on user_profiles
  for each row execute function lonja_sort_name();

create function lonja_sort_name_of_email() returns trigger language plpgsql as $$
begin
  update user_profiles set first_name = first_name where tenant_id = new.tenant_id and user_id = new.id;
  return null;
end
$$;
create trigger users_sort_name after update of email on users
  for each row when (old.email is distinct from new.email) execute function lonja_sort_name_of_email();

create function lonja_first_invested() returns trigger language plpgsql as $$
begin
  -- Of two orders of one person that are paid at once the second looks again when the first is through.
  perform 1 from user_profiles where tenant_id = new.tenant_id and user_id = new.user_id for no key update;
  update user_profiles p set first_invested_at = f.at
  from (select min(v.charged_at) as at from investments v
        where v.tenant_id = new.tenant_id and v.user_id = new.user_id and v.status <> 'CANCELED') f
  where p.tenant_id = new.tenant_id and p.user_id = new.user_id and p.first_invested_at is distinct from f.at;
  return null;
end
$$;
create trigger investments_first_made after insert on investments
  for each row when (new.charged_at is not null) execute function lonja_first_invested();
create trigger investments_first_changed after update of charged_at, status on investments
  for each row when (old.charged_at is distinct from new.charged_at
    or (new.charged_at is not null and (old.status = 'CANCELED') <> (new.status = 'CANCELED')))
  execute function lonja_first_invested();

create function lonja_sort_name_of_company() returns trigger language plpgsql as $$
begin
  update user_profiles set first_name = first_name where tenant_id = new.tenant_id and user_id = new.user_id;
  return null;
end
$$;
create trigger company_profiles_sort_name after insert or update of organisation_name on company_profiles
  for each row execute function lonja_sort_name_of_company();

update user_profiles set first_name = first_name;
update user_profiles p set first_invested_at = f.at
from (select tenant_id, user_id, min(charged_at) as at from investments where status <> 'CANCELED' group by 1, 2) f
where p.tenant_id = f.tenant_id and p.user_id = f.user_id;
create index user_profiles_sort_name on user_profiles (tenant_id, sort_name, user_id);
-- Who has not invested yet stands last either way.
create index user_profiles_first_invested on user_profiles (tenant_id, coalesce(first_invested_at, 'infinity'), user_id);
create index user_profiles_last_invested on user_profiles (tenant_id, coalesce(first_invested_at, '-infinity'), user_id);

-- Movements of a day stand in the order of their files.
alter table statement_rows add column imported_at timestamptz not null default now();
create function lonja_row_imported_at() returns trigger language plpgsql as $$
begin
  select i.imported_at into strict new.imported_at from statement_imports i
  where i.tenant_id = new.tenant_id and i.id = new.import_id;
  return new;
end
$$;
create trigger statement_rows_imported_at before insert on statement_rows
  for each row execute function lonja_row_imported_at();
update statement_rows r set imported_at = i.imported_at from statement_imports i
where i.tenant_id = r.tenant_id and i.id = r.import_id;
drop index statement_rows_queue;
create index statement_rows_queue on statement_rows (tenant_id, booked_on, imported_at, position, id)
  where state in ('WAITING', 'HELD');
create index statement_rows_booked on statement_rows (tenant_id, booked_on, imported_at, position, id);

alter table users force row level security;
alter table company_profiles force row level security;
alter table user_profiles force row level security;
alter table investments force row level security;
alter table statement_imports force row level security;
alter table statement_rows force row level security;

-- A moment as a number that an index may hold: microseconds since 1970.
create function lonja_micros(moment timestamptz) returns bigint language sql immutable parallel safe
  return (extract(epoch from moment at time zone 'UTC') * 1000000)::bigint;

-- Requests for sophisticated status: what waits stands first, oldest first; the rest newest first.
create function lonja_request_place(status text, created_at timestamptz) returns bigint language sql immutable parallel safe
  return case when status = 'REQUESTED' then lonja_micros(created_at) - 100000000000000000 else -lonja_micros(created_at) end;
alter table sophisticated_requests add column list_place bigint not null
  generated always as (lonja_request_place(status, created_at)) stored;
create index sophisticated_requests_place on sophisticated_requests (tenant_id, list_place, id);

-- Projects by use: open campaigns by their end, then what comes next, then what is over, the newest first; those without an end last.
create function lonja_issuance_place(status text, ends_at timestamptz) returns bigint language sql immutable parallel safe
  return case status when 'CAMPAIGN' then 0 when 'PRE_CAMPAIGN' then 1 when 'VALIDATING' then 2 when 'CLOSED' then 3 else 4 end
    * 100000000000000000
  + coalesce(case when status = 'CLOSED' then -lonja_micros(ends_at) else lonja_micros(ends_at) end, 50000000000000000);
alter table issuances add column list_place bigint not null
  generated always as (lonja_issuance_place(status, campaign_ends_at)) stored;
create index issuances_place on issuances (tenant_id, list_place, id);
