-- Whose a wallet is, proved by its signature (decision record 0090).
alter table wallets add column proved_at timestamptz;

create table wallet_challenges (
  tenant_id uuid not null,
  user_id uuid not null,
  address text not null,
  message text not null,
  expires_at timestamptz not null,
  constraint wallet_challenges_pk primary key (tenant_id, user_id),
  constraint wallet_challenges_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint wallet_challenges_address check (address ~ '^0x[0-9a-fA-F]{40}$')
);
select lonja_wall('wallet_challenges');
create trigger wallet_challenges_person before insert on wallet_challenges for each row execute function lonja_person_is_there('user_id');

-- Nothing of it outlives the account: the wallet itself goes with who the person was.
create function lonja_forget_challenges() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from wallet_challenges where tenant_id = new.tenant_id and user_id = new.id;
  return new;
end
$$;
create trigger users_forget_challenges after update of deleted_at on users for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function lonja_forget_challenges();
