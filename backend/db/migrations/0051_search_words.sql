-- What is searched for, as words of its own. (Behind the walls PostgreSQL lets only leakproof operators near an index: comparing texts is one,
-- LIKE, arrays and trigrams are none. Hence a table of words and ranges of them: docs/decisions/0047.)
-- `source`: the table whose row the word stands in. A person's words come from three, each of which keeps its own.
create table search_words (
  tenant_id uuid not null,
  noun text not null,
  word text collate "C" not null,
  record_id uuid not null,
  source regclass not null,
  constraint search_words_pk primary key (tenant_id, noun, word, record_id, source),
  constraint search_words_noun check (noun in ('user', 'private', 'investment', 'issuance', 'movement'))
);
create index search_words_record on search_words (tenant_id, record_id);
select lonja_wall('search_words');

-- The words of a text, the same as `domain/text/search-words.ts` finds: of `ORD-1A2B-3C` they are ord1a2b3c, 1a2b3c and 3c.
create function lonja_words(words text) returns text[] language sql immutable parallel safe
  return (
    select coalesce(array_agg(distinct left(array_to_string(parts[at:], ''), 40)), '{}')
    from (select array_remove(regexp_split_to_array(token, '[^a-z0-9\u00c0-\u1fff\u2070-\u2fff\u3040-\uffff\U00010000-\U0010ffff]+'), '') as parts
          from regexp_split_to_table(lonja_plain(words), '[\t-\r ]+') token) tokens,
      generate_subscripts(parts, 1) at);
-- What is known by its end: accounts, documents, telephones.
create function lonja_ends(variadic numbers text[]) returns text[] language sql immutable parallel safe
  return (select coalesce(array_agg('~' || left(reverse(whole), 40)), '{}')
          from (select regexp_replace(lonja_plain(number), '[^a-z0-9]', '', 'g') as whole from unnest(numbers) number) n where whole <> '');
-- An amount, with its cents and without.
create function lonja_amounts(cents bigint) returns text[] language sql immutable parallel safe
  return array['=' || cents / 100, '=' || cents];

create function lonja_is_gone(of_tenant uuid, person uuid) returns boolean language sql stable
  return exists (select from users u where u.tenant_id = of_tenant and u.id = person and u.deleted_at is not null);

-- The words of a row. Under `user` by name and e-mail; under `private` by what the platform's managers alone may find somebody by.
create function lonja_words_of(r users) returns setof search_words language sql stable
begin atomic
  select r.tenant_id, noun, word, r.id, 'users'::regclass
  from (values ('user', lonja_words(r.email)),
    ('private', lonja_words(concat_ws(' ', nullif(r.username, r.email), r.referral_code)))) w (noun, words), unnest(words) word
  where r.deleted_at is null;
end;
create function lonja_words_of(r user_profiles) returns setof search_words language sql stable
begin atomic
  select r.tenant_id, noun, word, r.user_id, 'user_profiles'::regclass
  from (values ('user', lonja_words(concat_ws(' ', r.first_name, r.last_name))),
    ('private', lonja_words(concat_ws(' ', r.id_number, r.phone, r.secondary_phone, r.iban))
      || lonja_ends(r.id_number, r.phone, r.secondary_phone, r.iban))) w (noun, words), unnest(words) word
  where not lonja_is_gone(r.tenant_id, r.user_id);
end;
create function lonja_words_of(r company_profiles) returns setof search_words language sql stable
begin atomic
  select r.tenant_id, noun, word, r.user_id, 'company_profiles'::regclass
  from (values ('user', lonja_words(r.organisation_name)),
    ('private', lonja_words(r.tax_number) || lonja_ends(r.tax_number))) w (noun, words), unnest(words) word
  where not lonja_is_gone(r.tenant_id, r.user_id);
end;
create function lonja_words_of(r investments) returns setof search_words language sql stable
begin atomic
  select r.tenant_id, 'investment', word, r.id, 'investments'::regclass
  from unnest(lonja_words(concat_ws(' ', r.reference, r.wire_reference, r.referral_code)) || lonja_amounts(r.amount_cents)) word;
end;
create function lonja_words_of(r issuances) returns setof search_words language sql stable
begin atomic
  select r.tenant_id, 'issuance', word, r.id, 'issuances'::regclass
  from unnest(lonja_words(concat_ws(' ', r.title ->> 'es', r.title ->> 'en', r.token_name, r.token_symbol, r.issuer_name, r.location))) word;
end;
create function lonja_words_of(r statement_rows) returns setof search_words language sql stable
begin atomic
  select r.tenant_id, 'movement', word, r.id, 'statement_rows'::regclass
  from unnest(lonja_words(concat_ws(' ', r.text, r.counterparty, r.counterparty_iban, r.bank_reference))
    || lonja_ends(r.counterparty_iban) || lonja_amounts(r.amount_cents)) word;
end;

-- Of a row whose words have changed; its id is in the column that the trigger names.
create function lonja_words_changed() returns trigger language plpgsql as $$
begin
  delete from search_words
  where tenant_id = old.tenant_id and record_id = (to_jsonb(old) ->> tg_argv[0])::uuid and source = tg_relid;
  insert into search_words select * from lonja_words_of(new) on conflict do nothing;
  return null;
end
$$;

-- Keeps the words of a table's rows, whose `lonja_words_of` there is, and puts those in that are there already. New rows are looked at once for
-- each statement, however many it brings; changed ones only where one of these columns is another. A later migration that brings a noun calls it.
create function lonja_keep_words(of_table regclass, id_column text, words_from text[]) returns void language plpgsql as $$
declare
  name text := of_table::text;
  columns text := (select string_agg(quote_ident(c), ', ') from unnest(words_from) c);
  before text := (select string_agg('old.' || quote_ident(c), ', ') from unnest(words_from) c);
  after text := (select string_agg('new.' || quote_ident(c), ', ') from unnest(words_from) c);
begin
  execute format($made$
    create function %1$s_words_new() returns trigger language plpgsql as $body$
    begin
      insert into search_words select w.* from new_rows n, lonja_words_of(n::%1$s) w on conflict do nothing;
      return null;
    end
    $body$;
    create trigger %1$s_words_new after insert on %1$s referencing new table as new_rows for each statement execute function %1$s_words_new();
    create trigger %1$s_words after update of %3$s on %1$s for each row when ((%4$s) is distinct from (%5$s))
      execute function lonja_words_changed(%2$L);
    alter table search_words no force row level security;
    alter table %1$s no force row level security;
    insert into search_words select w.* from %1$s n, lonja_words_of(n) w on conflict do nothing;
    alter table %1$s force row level security;
    alter table search_words force row level security;
    $made$, name, id_column, columns, before, after);
end
$$;
-- Who is gone, by the rows of two tables, has to be seen past the walls as well.
alter table users no force row level security;
select lonja_keep_words('user_profiles', 'user_id', '{first_name,last_name,id_number,phone,secondary_phone,iban}');
select lonja_keep_words('company_profiles', 'user_id', '{organisation_name,tax_number}');
select lonja_keep_words('users', 'id', '{email,username,referral_code,deleted_at}');
select lonja_keep_words('investments', 'id', '{reference,wire_reference,referral_code,amount_cents}');
select lonja_keep_words('issuances', 'id', '{title,token_name,token_symbol,issuer_name,location}');
select lonja_keep_words('statement_rows', 'id', '{text,counterparty,counterparty_iban,bank_reference,amount_cents}');

-- Whoever goes takes along the words of all three rows.
create function lonja_words_gone() returns trigger language plpgsql as $$
begin
  delete from search_words where tenant_id = new.tenant_id and record_id = new.id;
  return null;
end
$$;
create trigger users_words_gone after update of deleted_at on users for each row when (new.deleted_at is not null)
  execute function lonja_words_gone();

drop index user_profiles_name_plain;
alter table user_profiles drop column name_plain;
alter table issuances drop column title_plain;
alter table statement_rows drop column words_plain;
