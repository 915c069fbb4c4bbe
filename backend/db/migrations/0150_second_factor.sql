-- The second factor of a sign-in (decision record 0085): an authenticator, recovery codes, and the sign-ins that wait for either.
create table authenticators (
  tenant_id uuid not null,
  user_id uuid not null,
  sealed_key text,
  confirmed_at timestamptz,
  last_step bigint,
  pending_key text,
  pending_session_id uuid,
  pending_until timestamptz,
  constraint authenticators_pk primary key (tenant_id, user_id),
  constraint authenticators_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint authenticators_whole check ((sealed_key is null) = (confirmed_at is null) and (pending_key is null) = (pending_until is null)
    and (pending_key is null) = (pending_session_id is null))
);
select lonja_wall('authenticators');
create trigger authenticators_person before insert on authenticators for each row execute function lonja_person_is_there('user_id');

create table recovery_codes (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  code_hash text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  constraint recovery_codes_pk primary key (tenant_id, id),
  constraint recovery_codes_hash unique (tenant_id, user_id, code_hash),
  constraint recovery_codes_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select lonja_wall('recovery_codes');
create trigger recovery_codes_person before insert on recovery_codes for each row execute function lonja_person_is_there('user_id');

create table sign_in_tickets (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  token_hash text not null,
  way text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint sign_in_tickets_pk primary key (tenant_id, id),
  constraint sign_in_tickets_hash unique (tenant_id, token_hash),
  constraint sign_in_tickets_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index sign_in_tickets_of on sign_in_tickets (tenant_id, user_id);
select lonja_wall('sign_in_tickets');
create trigger sign_in_tickets_person before insert on sign_in_tickets for each row execute function lonja_person_is_there('user_id');

-- Nothing of it outlives the account: no law asks for it.
create function lonja_forget_factors() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from authenticators where tenant_id = new.tenant_id and user_id = new.id;
  delete from recovery_codes where tenant_id = new.tenant_id and user_id = new.id;
  delete from sign_in_tickets where tenant_id = new.tenant_id and user_id = new.id;
  return new;
end
$$;
create trigger users_forget_factors after update of deleted_at on users for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function lonja_forget_factors();
