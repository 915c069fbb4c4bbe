-- Where money of a person goes to, and where it went before. One is in force at a time; none is ever changed or taken away.
create table bank_accounts (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  iban text not null,
  bic text,
  bank text,
  account_type text,
  -- As it stood when the account was given: the person's name, or their company's.
  holder text not null,
  added_at timestamptz not null,
  -- Nothing is paid to it before.
  usable_from timestamptz not null,
  -- The one that it took the place of.
  previous_id uuid,
  replaced_at timestamptz,
  -- Taken back before it was ever used: when, by whom and why.
  taken_back_at timestamptz,
  taken_back_by text,
  reason text,
  -- SHA-256 of the secret in the mailed link that takes it back, hex.
  link_hash text,
  constraint bank_accounts_pk primary key (tenant_id, id),
  constraint bank_accounts_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint bank_accounts_previous_fk foreign key (tenant_id, previous_id) references bank_accounts (tenant_id, id),
  constraint bank_accounts_iban check (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  constraint bank_accounts_type check (account_type in ('CURRENT', 'SAVINGS', 'PAYMENT')),
  constraint bank_accounts_wait check (usable_from >= added_at),
  constraint bank_accounts_taken_back check ((taken_back_at is null) = (taken_back_by is null) and (taken_back_at is null or replaced_at is not null)),
  constraint bank_accounts_taken_back_by check (taken_back_by in ('HOLDER', 'LINK', 'SUPPORT'))
);
create unique index bank_accounts_in_force on bank_accounts (tenant_id, user_id) where replaced_at is null;
create index bank_accounts_user on bank_accounts (tenant_id, user_id, added_at);
create unique index bank_accounts_link on bank_accounts (tenant_id, link_hash) where link_hash is not null;
select lonja_wall('bank_accounts');
revoke delete on bank_accounts from lonja_app;

-- The accounts that people had told move here, and are theirs since then. A type written in words of one's own is not kept: it is one of three now.
alter table bank_accounts no force row level security;
alter table user_profiles no force row level security;
alter table company_profiles no force row level security;
alter table users no force row level security;
insert into bank_accounts (tenant_id, user_id, iban, bic, bank, holder, added_at, usable_from)
select p.tenant_id, p.user_id, upper(regexp_replace(p.iban, '[\s-]', '', 'g')), nullif(upper(regexp_replace(coalesce(p.bic, ''), '\s', '', 'g')), ''), p.bank,
  coalesce(case when p.legal_type = 'LEGAL_ENTITY' then nullif(trim(c.organisation_name), '') end, nullif(trim(p.first_name || ' ' || p.last_name), ''), u.email),
  p.updated_at, p.updated_at
from user_profiles p
join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
left join company_profiles c on c.tenant_id = p.tenant_id and c.user_id = p.user_id
where upper(regexp_replace(p.iban, '[\s-]', '', 'g')) ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$';
alter table users force row level security;
alter table company_profiles force row level security;

-- Managers find somebody by their account as before; its words come from its own row now.
create or replace function lonja_words_of(r user_profiles) returns setof search_words language sql stable
begin atomic
  select r.tenant_id, noun, word, r.user_id, 'user_profiles'::regclass
  from (values ('user', lonja_words(concat_ws(' ', r.first_name, r.last_name))),
    ('private', lonja_words(concat_ws(' ', r.id_number, r.phone, r.secondary_phone))
      || lonja_ends(r.id_number, r.phone, r.secondary_phone))) w (noun, words), unnest(words) word
  where not lonja_is_gone(r.tenant_id, r.user_id);
end;
create function lonja_words_of(r bank_accounts) returns setof search_words language sql stable
begin atomic
  select r.tenant_id, 'private', word, r.user_id, 'bank_accounts'::regclass
  from unnest(lonja_words(r.iban) || lonja_ends(r.iban)) word
  where not lonja_is_gone(r.tenant_id, r.user_id);
end;
drop trigger user_profiles_words on user_profiles;
create trigger user_profiles_words after update of first_name, last_name, id_number, phone, secondary_phone on user_profiles for each row
  when ((old.first_name, old.last_name, old.id_number, old.phone, old.secondary_phone)
    is distinct from (new.first_name, new.last_name, new.id_number, new.phone, new.secondary_phone))
  execute function lonja_words_changed('user_id');
alter table search_words no force row level security;
delete from search_words w using user_profiles p where w.tenant_id = p.tenant_id and w.record_id = p.user_id and w.source = 'user_profiles'::regclass and p.iban is not null;
insert into search_words select w.* from user_profiles n, lonja_words_of(n) w where n.iban is not null on conflict do nothing;
alter table search_words force row level security;
alter table user_profiles force row level security;
alter table user_profiles drop column iban, drop column bic, drop column bank, drop column account_type;
alter table users no force row level security;
select lonja_keep_words('bank_accounts', 'user_id', '{iban}');
alter table users force row level security;
alter table bank_accounts force row level security;

alter table verification_codes drop constraint verification_codes_purpose;
alter table verification_codes add constraint verification_codes_purpose check (purpose in ('email', 'signature', 'bank_account'));
