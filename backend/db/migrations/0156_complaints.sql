-- Complaints (decision record 0089; Regulation (EU) 2020/1503, article 7, and Delegated Regulation (EU) 2022/2117): what was filed, how it stands, and its course.
create table complaints (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  reference text not null,
  user_id uuid not null,
  kind text not null,
  issuance_id uuid,
  investment_id uuid,
  happened_on date not null,
  what text not null,
  loss text,
  demand text not null,
  representative text,
  phone text,
  state text not null,
  filed_at timestamptz not null,
  acknowledge_by timestamptz not null,
  decide_by timestamptz,
  -- Of the question that waits for its answer.
  asked_at timestamptz,
  answer_by timestamptz,
  -- Until when the house has to act, in its present state.
  due_at timestamptz,
  outcome text,
  ended_at timestamptz,
  constraint complaints_pk primary key (tenant_id, id),
  constraint complaints_reference unique (tenant_id, reference),
  constraint complaints_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint complaints_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint complaints_investment_fk foreign key (tenant_id, investment_id) references investments (tenant_id, id),
  constraint complaints_kind check (kind in ('information', 'order', 'payment', 'tokens', 'account', 'other')),
  constraint complaints_state check (state in ('RECEIVED', 'EXAMINING', 'ASKED', 'INADMISSIBLE', 'DECIDED', 'WITHDRAWN')),
  constraint complaints_outcome check (outcome in ('UPHELD', 'PARTLY', 'REFUSED')),
  constraint complaints_decided check ((state = 'DECIDED') = (outcome is not null)),
  constraint complaints_over check ((state in ('RECEIVED', 'EXAMINING', 'ASKED')) = (ended_at is null) and (ended_at is null) = (due_at is not null)),
  constraint complaints_asked check ((state = 'ASKED') = (asked_at is not null) and (asked_at is null) = (answer_by is null)),
  constraint complaints_admitted check (state not in ('EXAMINING', 'ASKED', 'DECIDED') or decide_by is not null)
);
create index complaints_filed on complaints (tenant_id, filed_at, id);
create index complaints_own on complaints (tenant_id, user_id, filed_at, id);
create index complaints_due on complaints (tenant_id, due_at, id) where state in ('RECEIVED', 'EXAMINING', 'ASKED');
select lonja_wall('complaints');
revoke delete, truncate on complaints from lonja_app;
create trigger complaints_person before insert on complaints for each row execute function lonja_person_is_there('user_id');

create table complaint_steps (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  complaint_id uuid not null,
  act text not null,
  -- Whoever complains, or a manager.
  user_id uuid not null,
  text text,
  due_at timestamptz,
  at timestamptz not null,
  constraint complaint_steps_pk primary key (tenant_id, id),
  constraint complaint_steps_complaint_fk foreign key (tenant_id, complaint_id) references complaints (tenant_id, id),
  constraint complaint_steps_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint complaint_steps_act check (act in ('admit', 'dismiss', 'ask', 'reply', 'delay', 'decide', 'withdraw'))
);
create index complaint_steps_of on complaint_steps (tenant_id, complaint_id, at, id);
select lonja_wall('complaint_steps');
revoke update, delete, truncate on complaint_steps from lonja_app;

-- What was filed stays as it was filed, and what is over stays over.
create function keep_complaint() returns trigger language plpgsql as $$
begin
  if (new.user_id, new.reference, new.kind, new.issuance_id, new.investment_id, new.happened_on, new.what, new.loss, new.demand, new.representative, new.phone, new.filed_at)
    is distinct from
    (old.user_id, old.reference, old.kind, old.issuance_id, old.investment_id, old.happened_on, old.what, old.loss, old.demand, old.representative, old.phone, old.filed_at) then
    raise restrict_violation using message = 'a complaint stays as it was filed';
  end if;
  if old.ended_at is not null then
    raise restrict_violation using message = 'a complaint that is over stays over';
  end if;
  return new;
end
$$;
create trigger complaints_keep before update on complaints for each row execute function keep_complaint();

-- What was complained of is a record of the service (Regulation (EU) 2020/1503, article 26): it goes with the orders of a deleted person, and no sooner.
create function lonja_forget_complaints(person uuid, today date) returns integer
  language plpgsql security definer set search_path = public as $$
declare
  t uuid := lonja_tenant();
  gone integer;
begin
  if not exists (select from users where tenant_id = t and id = person and deleted_at is not null) then
    raise restrict_violation using message = 'the person is there';
  end if;
  if exists (select from kept_records k where k.tenant_id = t and k.user_id = person and k.kind = 'orders' and k.removed_at is null and k.until >= today) then
    raise restrict_violation using message = 'the record is kept';
  end if;
  delete from complaint_steps s using complaints c where s.tenant_id = t and c.tenant_id = t and c.id = s.complaint_id and c.user_id = person;
  delete from complaints where tenant_id = t and user_id = person;
  get diagnostics gone = row_count;
  return gone;
end
$$;
revoke execute on function lonja_forget_complaints(uuid, date) from public;
grant execute on function lonja_forget_complaints(uuid, date) to lonja_app;
