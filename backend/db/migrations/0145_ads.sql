-- The bulletin board (decision record 0083): interest in selling and buying tokens that were sold here, and the messages that are passed on between people who
-- do not see each other's addresses.
create table ads (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  reference text not null,
  user_id uuid not null,
  issuance_id uuid not null,
  type text not null,
  status text not null,
  tokens bigint not null,
  price numeric(20, 6) not null,
  amount_cents bigint not null,
  version integer not null default 1,
  published_at timestamptz not null,
  -- The last second of its last day.
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by text,
  -- Why a manager took it down.
  reason text,
  constraint ads_pk primary key (tenant_id, id),
  constraint ads_reference unique (tenant_id, reference),
  constraint ads_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint ads_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint ads_type check (type in ('SELL', 'BUY')),
  constraint ads_status check (status in ('OPEN', 'WITHDRAWN', 'EXPIRED')),
  constraint ads_ended_by check (ended_by in ('owner', 'manager')),
  constraint ads_terms check (tokens >= 1 and price > 0 and amount_cents >= 1),
  constraint ads_ended check ((status = 'OPEN') = (ended_at is null) and (status = 'WITHDRAWN') = (ended_by is not null)),
  constraint ads_reason check ((ended_by is not distinct from 'manager') = (reason is not null))
);
create index ads_newest on ads (tenant_id, published_at, id);
create index ads_open on ads (tenant_id, published_at, id) where status = 'OPEN';
create index ads_own on ads (tenant_id, user_id, published_at, id);
create index ads_due on ads (tenant_id, expires_at, id) where status = 'OPEN';
create index ads_issuance on ads (tenant_id, issuance_id, user_id) where status = 'OPEN';
select lonja_wall('ads');
revoke delete, truncate on ads from lonja_app;
create trigger ads_person before insert on ads for each row execute function lonja_person_is_there('user_id');

-- One who wrote to an ad: its owner knows them by a number.
create table ad_contacts (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  ad_id uuid not null,
  user_id uuid not null,
  number integer not null,
  created_at timestamptz not null,
  constraint ad_contacts_pk primary key (tenant_id, id),
  constraint ad_contacts_once unique (tenant_id, ad_id, user_id),
  constraint ad_contacts_number unique (tenant_id, ad_id, number),
  constraint ad_contacts_ad_fk foreign key (tenant_id, ad_id) references ads (tenant_id, id),
  constraint ad_contacts_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index ad_contacts_user on ad_contacts (tenant_id, user_id);
select lonja_wall('ad_contacts');
create trigger ad_contacts_person before insert on ad_contacts for each row execute function lonja_person_is_there('user_id');

create table ad_messages (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  contact_id uuid not null,
  user_id uuid not null,
  text text not null,
  at timestamptz not null,
  constraint ad_messages_pk primary key (tenant_id, id),
  constraint ad_messages_contact_fk foreign key (tenant_id, contact_id) references ad_contacts (tenant_id, id),
  constraint ad_messages_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index ad_messages_of on ad_messages (tenant_id, contact_id, at, id);
create index ad_messages_user on ad_messages (tenant_id, user_id, at);
select lonja_wall('ad_messages');
create trigger ad_messages_person before insert on ad_messages for each row execute function lonja_person_is_there('user_id');

create function keep_ad() returns trigger language plpgsql as $$
begin
  if (new.user_id, new.issuance_id, new.type, new.reference) is distinct from (old.user_id, old.issuance_id, old.type, old.reference) then
    raise restrict_violation using message = 'an ad stays its owner''s, and of its token';
  end if;
  return new;
end
$$;
create trigger ads_keep before update on ads for each row execute function keep_ad();
