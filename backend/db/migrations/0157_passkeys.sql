-- Passkeys (WebAuthn; decision record 0084), and the challenges that a browser has to sign: each once, for a few minutes.
create table passkeys (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  credential_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null default '{}',
  rp_id text not null,
  name text not null,
  backup_eligible boolean not null,
  backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  constraint passkeys_pk primary key (tenant_id, id),
  constraint passkeys_credential unique (tenant_id, credential_id),
  constraint passkeys_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint passkeys_counter check (counter >= 0),
  constraint passkeys_backup check (backup_eligible or not backed_up)
);
create index passkeys_of on passkeys (tenant_id, user_id);
select lonja_wall('passkeys');
create trigger passkeys_person before insert on passkeys for each row execute function lonja_person_is_there('user_id');

create table passkey_challenges (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  challenge text not null,
  purpose text not null,
  user_id uuid,
  bound_to uuid,
  name text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint passkey_challenges_pk primary key (tenant_id, id),
  constraint passkey_challenges_challenge unique (tenant_id, challenge),
  constraint passkey_challenges_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint passkey_challenges_purpose check (purpose in ('add', 'factor', 'self', 'sign_in')),
  -- Whose it is and what it belongs to are known for all but the sign-in of somebody who has not said who they are.
  constraint passkey_challenges_whole check ((purpose = 'sign_in') = (user_id is null) and (purpose = 'sign_in') = (bound_to is null)
    and (purpose = 'add') = (name is not null))
);
create index passkey_challenges_of on passkey_challenges (tenant_id, user_id);
create index passkey_challenges_end on passkey_challenges (tenant_id, expires_at);
select lonja_wall('passkey_challenges');
create trigger passkey_challenges_person before insert on passkey_challenges for each row
  when (new.user_id is not null) execute function lonja_person_is_there('user_id');

create or replace function lonja_forget_factors() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from authenticators where tenant_id = new.tenant_id and user_id = new.id;
  delete from recovery_codes where tenant_id = new.tenant_id and user_id = new.id;
  delete from sign_in_tickets where tenant_id = new.tenant_id and user_id = new.id;
  delete from passkeys where tenant_id = new.tenant_id and user_id = new.id;
  delete from passkey_challenges where tenant_id = new.tenant_id and user_id = new.id;
  return new;
end
$$;
