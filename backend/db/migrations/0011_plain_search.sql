-- A text as people type it when they search: lower case, without accents. No extension is needed for it. (A trigram index would not be used
-- either: behind the tenants' walls PostgreSQL lets no operator near an index that might tell of another tenant's rows.)
create function lonja_plain(words text) returns text
  language sql immutable strict parallel safe
  return translate(lower(regexp_replace(normalize(words, nfkd), '[\u0300-\u036f]', '', 'g')), 'łøđıß', 'lodis');

-- Folded once, when it is written: a search reads it as it stands.
alter table user_profiles add column name_plain text not null
  generated always as (lonja_plain(first_name || ' ' || last_name)) stored;
create index user_profiles_name_plain on user_profiles (tenant_id, user_id) include (name_plain);
alter table issuances add column title_plain text not null
  generated always as (lonja_plain(coalesce(title ->> 'es', '') || ' ' || coalesce(title ->> 'en', ''))) stored;
