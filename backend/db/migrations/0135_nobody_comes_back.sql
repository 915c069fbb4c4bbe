-- Nothing is written on who is gone (decision records 0074 and 0080), and nothing of what a request was about to write when the account ended hangs on them.
create trigger issuance_follows_person before insert on issuance_follows for each row execute function lonja_person_is_there('user_id');
create trigger known_devices_person before insert on known_devices for each row execute function lonja_person_is_there('user_id');
create trigger consents_person before insert on consents for each row execute function lonja_person_is_there('user_id');
create trigger sophisticated_requests_person before insert on sophisticated_requests for each row execute function lonja_person_is_there('user_id');
create trigger suitability_tests_person before insert on suitability_tests for each row execute function lonja_person_is_there('user_id');
create trigger loss_simulations_person before insert on loss_simulations for each row execute function lonja_person_is_there('user_id');
create trigger wallets_person before insert on wallets for each row execute function lonja_person_is_there('user_id');
create trigger card_customers_person before insert on card_customers for each row execute function lonja_person_is_there('user_id');
create trigger saved_cards_person before insert on saved_cards for each row execute function lonja_person_is_there('user_id');
create trigger login_secrets_person before insert on login_secrets for each row execute function lonja_person_is_there('user_id');
create trigger password_resets_person before insert on password_resets for each row execute function lonja_person_is_there('user_id');
create trigger verification_codes_person before insert on verification_codes for each row execute function lonja_person_is_there('user_id');
create trigger external_identities_person before insert on external_identities for each row execute function lonja_person_is_there('user_id');
create trigger kyc_checks_person before insert on kyc_checks for each row execute function lonja_person_is_there('user_id');
create trigger company_profiles_person before insert on company_profiles for each row execute function lonja_person_is_there('user_id');

-- The owner's own functions alone touch what is kept: `lonja_forget_person`.
create function lonja_is_owner(of_table oid) returns boolean language sql stable as $$
  select pg_get_userbyid(c.relowner) = current_user from pg_class c where c.oid = of_table
$$;

create function lonja_account_stays_gone() returns trigger language plpgsql as $$
begin
  if lonja_is_owner(tg_relid) then return new; end if;
  raise exception 'the account has ended' using errcode = 'foreign_key_violation', constraint = 'person_is_there';
end
$$;
create trigger users_stay_gone before update on users for each row
  when (old.deleted_at is not null) execute function lonja_account_stays_gone();

create function lonja_profile_stays_gone() returns trigger language plpgsql as $$
declare
  -- What the database itself keeps beside the person's words.
  kept constant text[] := '{sort_name,first_invested_at}';
begin
  if to_jsonb(new) - kept = to_jsonb(old) - kept or lonja_is_owner(tg_relid) then return new; end if;
  if exists (select from users u where u.tenant_id = new.tenant_id and u.id = new.user_id and u.deleted_at is not null) then
    raise exception 'the person of % is gone', tg_table_name using errcode = 'foreign_key_violation', constraint = 'person_is_there';
  end if;
  return new;
end
$$;
create trigger user_profiles_stay_gone before update on user_profiles for each row execute function lonja_profile_stays_gone();
create trigger company_profiles_stay_gone before update on company_profiles for each row execute function lonja_profile_stays_gone();
