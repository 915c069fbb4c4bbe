-- What a person has invested: the amounts of their orders whose money is in and has not gone back. Kept with the first money, by the same trigger, so that no list adds up orders.
alter table user_profiles no force row level security;
alter table investments no force row level security;

alter table user_profiles add column invested_cents bigint not null default 0;

create or replace function lonja_first_invested_of() returns trigger language plpgsql as $$
begin
  select min(v.charged_at) filter (where v.status <> 'CANCELED'),
    coalesce(sum(v.amount_cents) filter (where v.status in ('CHARGED', 'SIGNED_PENDING', 'SIGNED', 'MINTED', 'CLOSED')), 0)
  into new.first_invested_at, new.invested_cents
  from investments v where v.tenant_id = new.tenant_id and v.user_id = new.user_id;
  return new;
end
$$;

create or replace function lonja_first_invested() returns trigger language plpgsql as $$
begin
  -- Of two orders of one person that are paid at once the second looks again when the first is through.
  perform 1 from user_profiles where tenant_id = new.tenant_id and user_id = new.user_id for no key update;
  update user_profiles p set first_invested_at = f.at, invested_cents = f.cents
  from (select min(v.charged_at) filter (where v.status <> 'CANCELED') as at,
      coalesce(sum(v.amount_cents) filter (where v.status in ('CHARGED', 'SIGNED_PENDING', 'SIGNED', 'MINTED', 'CLOSED')), 0)::bigint as cents
    from investments v where v.tenant_id = new.tenant_id and v.user_id = new.user_id) f
  where p.tenant_id = new.tenant_id and p.user_id = new.user_id
    and (p.first_invested_at is distinct from f.at or p.invested_cents <> f.cents);
  return null;
end
$$;

drop trigger investments_first_made on investments;
drop trigger investments_first_changed on investments;
create trigger investments_first_made after insert on investments
  for each row when (new.charged_at is not null or new.status in ('CHARGED', 'SIGNED_PENDING', 'SIGNED', 'MINTED', 'CLOSED'))
  execute function lonja_first_invested();
create trigger investments_first_changed after update of charged_at, status, amount_cents on investments
  for each row when (old.charged_at is distinct from new.charged_at
    or (new.charged_at is not null and (old.status = 'CANCELED') <> (new.status = 'CANCELED'))
    or (old.status in ('CHARGED', 'SIGNED_PENDING', 'SIGNED', 'MINTED', 'CLOSED')) <> (new.status in ('CHARGED', 'SIGNED_PENDING', 'SIGNED', 'MINTED', 'CLOSED'))
    or (new.status in ('CHARGED', 'SIGNED_PENDING', 'SIGNED', 'MINTED', 'CLOSED') and old.amount_cents <> new.amount_cents))
  execute function lonja_first_invested();

create or replace function lonja_profile_stays_gone() returns trigger language plpgsql as $$
declare
  -- What the database itself keeps beside the person's words.
  kept constant text[] := '{sort_name,first_invested_at,invested_cents}';
begin
  if to_jsonb(new) - kept = to_jsonb(old) - kept or lonja_is_owner(tg_relid) then return new; end if;
  if exists (select from users u where u.tenant_id = new.tenant_id and u.id = new.user_id and u.deleted_at is not null) then
    raise exception 'the person of % is gone', tg_table_name using errcode = 'foreign_key_violation', constraint = 'person_is_there';
  end if;
  return new;
end
$$;

update user_profiles p set invested_cents = f.cents
from (select tenant_id, user_id, sum(amount_cents)::bigint as cents from investments
  where status in ('CHARGED', 'SIGNED_PENDING', 'SIGNED', 'MINTED', 'CLOSED') group by 1, 2) f
where p.tenant_id = f.tenant_id and p.user_id = f.user_id;

alter table user_profiles force row level security;
alter table investments force row level security;
