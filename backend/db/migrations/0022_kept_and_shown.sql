-- The safeguarding account is set by a person, outside the application: `npm run account`. Its check digits are looked at, and it is told.
create function lonja_set_account(of_tenant text, holder text, iban text, bic text, bank text, by_whom text) returns void language plpgsql as $$
declare
  plain text := upper(regexp_replace(iban, '\s', '', 'g'));
  turned text;
  rest int := 0;
  sign text;
  found uuid;
begin
  if plain !~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$' then raise exception 'this is no IBAN' using errcode = 'check_violation'; end if;
  turned := substr(plain, 5) || substr(plain, 1, 4);
  foreach sign in array regexp_split_to_array(turned, '') loop
    if sign ~ '[0-9]' then rest := (rest * 10 + sign::int) % 97;
    else rest := (rest * 100 + ascii(sign) - 55) % 97;
    end if;
  end loop;
  if rest <> 1 then raise exception 'the check digits of this IBAN are wrong' using errcode = 'check_violation'; end if;
  if trim(holder) = '' or trim(by_whom) = '' then raise exception 'the holder, or who sets it, is missing' using errcode = 'check_violation'; end if;
  select id into found from tenants where name = of_tenant;
  if found is null then raise exception 'there is no tenant of this name' using errcode = 'check_violation'; end if;
  update tenants set version = version + 1, updated_at = now(), settings = settings || jsonb_build_object('safeguarding',
    jsonb_build_object('holder', trim(holder), 'iban', plain, 'bic', upper(trim(bic)), 'bank', trim(bank))) where id = found;
  insert into audit_log (tenant_id, at, action, subject_type, subject_id, details)
    values (found, now(), 'tenant.account_set', 'tenant', found::text,
      jsonb_build_object('by', trim(by_whom), 'holder', trim(holder), 'iban_ends', right(plain, 4)));
end
$$;
revoke execute on function lonja_set_account(text, text, text, text, text, text) from public;

-- A mail that has left keeps who got what and when; what it said (codes, links) goes.
update mails set subject = kind, html = '', plain = '' where state = 'SENT';

-- Anchors of the audit log: each holds the hash of the rows up to its moment, chained to the one before, so that a row that was changed, added
-- or taken away later shows. The newest one is told in the process's log, where the database's owner does not reach.
create table audit_anchors (
  tenant_id uuid not null references tenants (id),
  seq integer not null,
  until timestamptz not null,
  rows integer not null,
  hash text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, seq)
);
select lonja_wall('audit_anchors');
revoke update, delete on audit_anchors from lonja_app;

create function lonja_audit_hash(of_tenant uuid, after timestamptz, up_to timestamptz, before text) returns table (rows integer, hash text)
language sql stable as $$
  select count(*)::integer, encode(sha256(convert_to(before || coalesce(string_agg(to_jsonb(a)::text, E'\n' order by a.at, a.id), ''), 'UTF8')), 'hex')
  from audit_log a where a.tenant_id = of_tenant and a.at > after and a.at <= up_to
$$;

-- Anchors what has come since the last time; nothing where nothing has. An hour's distance leaves no transaction behind that is still open.
create function lonja_audit_anchor(of_tenant uuid, up_to timestamptz) returns table (seq integer, hash text) language plpgsql as $$
declare
  last record;
  made record;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit_anchors' || of_tenant::text, 0));
  select a.seq, a.until, a.hash into last from audit_anchors a where a.tenant_id = of_tenant order by a.seq desc limit 1;
  if last.until is not null and last.until >= up_to then return; end if;
  select h.rows, h.hash into made from lonja_audit_hash(of_tenant, coalesce(last.until, '-infinity'), up_to, coalesce(last.hash, '')) h;
  if made.rows = 0 then return; end if;
  insert into audit_anchors (tenant_id, seq, until, rows, hash)
    values (of_tenant, coalesce(last.seq, 0) + 1, up_to, made.rows, made.hash);
  return query select coalesce(last.seq, 0) + 1, made.hash;
end
$$;

-- Anchors that do not fit the rows any more: none where nothing was touched.
create function lonja_audit_check(of_tenant uuid) returns table (seq integer, until timestamptz, expected integer, present integer)
language sql stable as $$
  with chained as (
    select a.*, lag(a.until, 1, '-infinity'::timestamptz) over w as after, lag(a.hash, 1, '') over w as before, row_number() over w as place
    from audit_anchors a where a.tenant_id = of_tenant window w as (order by a.seq)
  )
  select c.seq, c.until, c.rows, h.rows from chained c, lonja_audit_hash(of_tenant, c.after, c.until, c.before) h
  where h.hash <> c.hash or h.rows <> c.rows or c.place <> c.seq
$$;
