-- A place in the queue for tokens of an offer that is sold out (decision record 0060). No money is taken. Tokens that are offered to a place are held for it:
-- they count with those that are sold, and the CHECK is the last word on both.
alter table issuances drop constraint issuances_oversubscription;
alter table issuances
  add column tokens_held bigint not null default 0,
  add column places_waiting bigint not null default 0,
  add constraint issuances_oversubscription check (oversubscription in ('FIRST_COME', 'PRO_RATA', 'WAITING_LIST')),
  add constraint issuances_not_overheld check (tokens_held >= 0 and places_waiting >= 0 and tokens_taken + tokens_held <= tokens_for_sale);

create table waiting_places (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  issuance_id uuid not null,
  user_id uuid not null,
  -- What the person would order; what they were offered, and until when.
  tokens bigint not null,
  state text not null,
  offered_tokens bigint,
  offered_until timestamptz,
  joined_at timestamptz not null,
  ended_at timestamptz,
  constraint waiting_places_pk primary key (tenant_id, id),
  constraint waiting_places_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint waiting_places_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint waiting_places_state check (state in ('WAITING', 'OFFERED', 'TAKEN', 'LEFT', 'LAPSED')),
  constraint waiting_places_tokens check (tokens >= 1),
  constraint waiting_places_offer check (offered_tokens between 1 and tokens and num_nulls(offered_tokens, offered_until) in (0, 2)),
  constraint waiting_places_offered check (state <> 'OFFERED' or offered_tokens is not null),
  constraint waiting_places_ended check ((state in ('WAITING', 'OFFERED')) = (ended_at is null))
);
create unique index waiting_places_one on waiting_places (tenant_id, issuance_id, user_id) where ended_at is null;
create index waiting_places_queue on waiting_places (tenant_id, issuance_id, joined_at, id) where ended_at is null;
create index waiting_places_user on waiting_places (tenant_id, user_id, joined_at);
select lonja_wall('waiting_places');

create function count_waiting_places() returns trigger language plpgsql as $$
declare
  held bigint := 0;
  waiting bigint := 0;
begin
  if tg_op <> 'INSERT' then
    if old.state = 'OFFERED' then held := held - old.offered_tokens; end if;
    if old.state = 'WAITING' then waiting := waiting - 1; end if;
  end if;
  if tg_op <> 'DELETE' then
    if new.state = 'OFFERED' then held := held + new.offered_tokens; end if;
    if new.state = 'WAITING' then waiting := waiting + 1; end if;
  end if;
  if held <> 0 or waiting <> 0 then
    update issuances set tokens_held = tokens_held + held, places_waiting = places_waiting + waiting
      where tenant_id = coalesce(new.tenant_id, old.tenant_id) and id = coalesce(new.issuance_id, old.issuance_id);
  end if;
  return null;
end
$$;
create trigger waiting_places_counted after insert or update of state, offered_tokens or delete on waiting_places
  for each row execute function count_waiting_places();

create or replace function tokens_taken_is_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.tokens_taken := 0;
    new.tokens_requested := 0;
    new.tokens_held := 0;
    new.places_waiting := 0;
  elsif pg_trigger_depth() < 2 then
    raise exception 'tokens_taken and its neighbours are counted from orders and places' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
drop trigger issuances_tokens_taken on issuances;
create trigger issuances_tokens_taken before update of tokens_taken, tokens_requested, tokens_held, places_waiting on issuances
  for each row when (old.tokens_taken <> new.tokens_taken or old.tokens_requested <> new.tokens_requested
    or old.tokens_held <> new.tokens_held or old.places_waiting <> new.places_waiting)
  execute function tokens_taken_is_counted();
