-- Offers on ads of the bulletin board and what comes of them (decision record 0083).
alter table ads drop constraint ads_status;
alter table ads add constraint ads_status check (status in ('OPEN', 'WITHDRAWN', 'EXPIRED', 'AGREED'));

create table ad_offers (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  ad_id uuid not null,
  contact_id uuid not null,
  user_id uuid not null,
  status text not null,
  tokens bigint not null,
  price numeric(20, 6) not null,
  amount_cents bigint not null,
  made_at timestamptz not null,
  -- The last second in which who has the turn can act.
  act_by timestamptz not null,
  accepted_at timestamptz,
  -- When the second of both said yes.
  agreed_at timestamptz,
  -- How it is paid; known once both have said yes.
  payment text,
  ended_at timestamptz,
  transfer_id uuid,
  constraint ad_offers_pk primary key (tenant_id, id),
  constraint ad_offers_ad_fk foreign key (tenant_id, ad_id) references ads (tenant_id, id),
  constraint ad_offers_contact_fk foreign key (tenant_id, contact_id) references ad_contacts (tenant_id, id),
  constraint ad_offers_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint ad_offers_transfer_fk foreign key (tenant_id, transfer_id) references token_transfers (tenant_id, id),
  constraint ad_offers_status check (status in ('OPEN', 'ACCEPTED', 'AGREED', 'SETTLED', 'REFUSED', 'WITHDRAWN', 'LAPSED')),
  constraint ad_offers_payment check (payment in ('BALANCE', 'OUTSIDE')),
  constraint ad_offers_terms check (tokens >= 1 and price > 0 and amount_cents >= 1),
  constraint ad_offers_ended check ((status in ('OPEN', 'ACCEPTED', 'AGREED')) = (ended_at is null)),
  constraint ad_offers_agreed check ((agreed_at is null) = (payment is null) and (agreed_at is null or accepted_at is not null)),
  constraint ad_offers_settled check ((status = 'SETTLED') = (transfer_id is not null))
);
-- One live offer of each person and ad.
create unique index ad_offers_live on ad_offers (tenant_id, ad_id, user_id) where status in ('OPEN', 'ACCEPTED', 'AGREED');
create index ad_offers_of on ad_offers (tenant_id, ad_id, made_at, id);
create index ad_offers_user on ad_offers (tenant_id, user_id, made_at);
create index ad_offers_due on ad_offers (tenant_id, act_by, id) where status in ('OPEN', 'ACCEPTED', 'AGREED');
select lonja_wall('ad_offers');
revoke delete, truncate on ad_offers from lonja_app;
create trigger ad_offers_person before insert on ad_offers for each row execute function lonja_person_is_there('user_id');

create function keep_ad_offer() returns trigger language plpgsql as $$
begin
  if (new.ad_id, new.user_id, new.tokens, new.price, new.amount_cents, new.made_at) is distinct from
     (old.ad_id, old.user_id, old.tokens, old.price, old.amount_cents, old.made_at) then
    raise restrict_violation using message = 'an offer stays what it was made';
  end if;
  if old.ended_at is not null and new is distinct from old then
    raise restrict_violation using message = 'an offer that is over stays as it ended';
  end if;
  return new;
end
$$;
create trigger ad_offers_keep before update on ad_offers for each row execute function keep_ad_offer();
