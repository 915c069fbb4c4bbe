-- What somebody changed of their own data, from what to what (decision record 0080): kept with their identity, and gone with it. The audit log names the fields
-- alone: what it says stays.
create table profile_changes (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  part text not null,
  field text not null,
  from_value text,
  to_value text,
  at timestamptz not null,
  constraint profile_changes_pk primary key (tenant_id, id),
  constraint profile_changes_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint profile_changes_part check (part in ('person', 'company'))
);
create index profile_changes_of on profile_changes (tenant_id, user_id, at desc, id);
select lonja_wall('profile_changes');
revoke update, delete, truncate on profile_changes from lonja_app;
create trigger profile_changes_person before insert on profile_changes for each row execute function lonja_person_is_there('user_id');

create or replace function lonja_forget_person(person uuid, kind text, today date, out gone integer, out files uuid[])
  language plpgsql security definer set search_path = public as $$
declare
  t uuid := lonja_tenant();
  n integer;
  found_files uuid[];
begin
  gone := 0;
  files := '{}';
  if not exists (select from users where tenant_id = t and id = person and deleted_at is not null) then
    raise restrict_violation using message = 'the person is there';
  end if;
  if exists (select from kept_records k where k.tenant_id = t and k.user_id = person and k.kind = $2 and k.removed_at is null and k.until >= today) then
    raise restrict_violation using message = 'the record is kept';
  end if;

  if kind = 'access' then
    update access_tokens set revoked_at = now() where tenant_id = t and impersonator_user_id = person and revoked_at is null;
    delete from access_tokens where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from login_secrets where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from password_resets where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from verification_codes where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from external_identities where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from known_devices where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from notifications where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from issuance_follows where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    -- What no rule asks for: how they live, and what they wished.
    update user_profiles set secondary_phone = null, gender = null, occupation = null, marital_status = null, spouse_name = null, spouse_surname = null,
      spouse_id_number = null, commercial_communications = false where tenant_id = t and user_id = person;
    select coalesce(array_agg(profile_image_file_id), '{}') into files from users
      where tenant_id = t and id = person and profile_image_file_id is not null;
    update users set profile_image_file_id = null where tenant_id = t and id = person;

  elsif kind = 'orders' then
    select coalesce(array_agg(c.file_id), '{}') into files from contracts c
      join investments i on i.tenant_id = c.tenant_id and i.id = c.investment_id
      where c.tenant_id = t and i.user_id = person and c.file_id is not null;
    delete from signatures where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    update contracts c set content = '{}', file_id = null from investments i
      where c.tenant_id = t and i.tenant_id = t and i.id = c.investment_id and i.user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    update investments set warning = null where tenant_id = t and user_id = person and warning is not null;
    delete from consents where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from suitability_tests where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from loss_simulations where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    with went as (
      delete from sophisticated_evidence e using sophisticated_requests r
      where e.tenant_id = t and r.tenant_id = t and r.id = e.request_id and r.user_id = person returning e.file_id
    ) select coalesce(array_agg(file_id), '{}') into found_files from went;
    files := files || found_files;
    delete from sophisticated_requests where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from wallets where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;

  elsif kind = 'money' then
    with went as (
      delete from payment_proofs p using investments i
      where p.tenant_id = t and i.tenant_id = t and i.id = p.investment_id and i.user_id = person returning p.file_id
    ) select coalesce(array_agg(file_id), '{}'), count(*) into files, n from went;
    gone := gone + n;
    delete from tax_certificates where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    update bank_accounts set iban = '', bic = null, bank = null, holder = '', reason = null, link_hash = null where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    update payout_transfers set name = '', iban = '', bic = null where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    update statement_rows r set counterparty = null, counterparty_iban = null, text = '' where r.tenant_id = t
      and (r.credited_user_id = person or r.investment_id in (select i.id from investments i where i.tenant_id = t and i.user_id = person));
    get diagnostics n = row_count; gone := gone + n;

  elsif kind = 'identity' then
    with went as (delete from kyc_documents where tenant_id = t and user_id = person returning file_id)
      select coalesce(array_agg(file_id), '{}'), count(*) into files, n from went;
    gone := gone + n;
    delete from kyc_checks where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from profile_changes where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    delete from company_profiles where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    update user_profiles set legal_type = null, first_name = '', last_name = '', phone = null, birthday = null, nationality = null, country = null,
      address = null, city = null, postal_code = null, province = null, id_number = null, id_type = null, id_country = null, id_expires_on = null,
      source_of_funds = null, politically_exposed = null where tenant_id = t and user_id = person;
    get diagnostics n = row_count; gone := gone + n;
    -- What was written to them; a last mail that has not left yet goes with the next look.
    update mails set to_address = '', subject = mails.kind, html = '', plain = ''
      where tenant_id = t and user_id = person and state in ('SENT', 'KEPT', 'FAILED') and to_address <> '';
    get diagnostics n = row_count; gone := gone + n;
    update deleted_people set email = null, reason = null where tenant_id = t and user_id = person;
  else
    raise exception 'no such kind of record: %', kind;
  end if;
end
$$;
