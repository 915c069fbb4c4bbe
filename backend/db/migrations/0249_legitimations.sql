-- Certificates of legitimation (decision record 0156; Ley 6/2023, article 14; Real Decreto 814/2023, articles 21 to 24). What one says is never changed; it ends once.
-- While it stands its tokens are kept by a row of `token_holds` (`CERTIFICATE`, its id).
create table legitimations (
  tenant_id uuid not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  -- Counts the certificates of the tenant, from 1.
  number integer not null,
  issuance_id uuid not null,
  -- Whose tokens they are.
  user_id uuid not null,
  tokens bigint not null,
  purpose text not null,
  -- Its last day, of the tenant's calendar.
  valid_until date not null,
  -- Issuer, holder, token and the entity that keeps the register as they were when it was issued.
  content jsonb not null,
  -- The register was read then.
  issued_at timestamptz not null,
  -- Who asked for it: the holder, or a manager for them.
  asked_by uuid not null,
  ending text,
  ended_at timestamptz,
  -- Who gave it back, or noted that it was; null: its last day was over.
  ended_by uuid,
  -- What a manager wrote of how it came back.
  ending_note text,
  constraint legitimations_pk primary key (tenant_id, id),
  constraint legitimations_number unique (tenant_id, number),
  constraint legitimations_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint legitimations_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint legitimations_asked_by_fk foreign key (tenant_id, asked_by) references users (tenant_id, id),
  constraint legitimations_ended_by_fk foreign key (tenant_id, ended_by) references users (tenant_id, id),
  constraint legitimations_amounts check (tokens > 0 and number > 0),
  constraint legitimations_purpose check (purpose in ('RIGHTS', 'TRANSFER', 'PLEDGE', 'AUTHORITY', 'OTHER')),
  constraint legitimations_ending check (ending in ('RETURNED', 'EXPIRED')),
  constraint legitimations_ended check ((ending is null) = (ended_at is null) and (ending is not distinct from 'RETURNED') = (ended_by is not null)),
  constraint legitimations_note check (ending_note is null or ending = 'RETURNED')
);
create index legitimations_newest on legitimations (tenant_id, issued_at, id);
create index legitimations_of on legitimations (tenant_id, user_id, issued_at, id);
create index legitimations_open on legitimations (tenant_id, valid_until) where ending is null;
select lonja_wall('legitimations');
revoke update, delete, truncate on legitimations from lonja_app;
grant update (ending, ended_at, ended_by, ending_note) on legitimations to lonja_app;
create trigger legitimations_person before insert on legitimations for each row execute function lonja_person_is_there('user_id');

create function keep_legitimation_ending() returns trigger language plpgsql as $$
begin
  if old.ending is not null then
    raise restrict_violation using message = 'a certificate ends once';
  end if;
  return new;
end
$$;
create trigger legitimations_end_once before update on legitimations for each row execute function keep_legitimation_ending();

alter table token_holds drop constraint token_holds_cause;
alter table token_holds add constraint token_holds_cause check (cause in ('AD', 'SALE', 'CERTIFICATE'));

-- A certificate is a record of what somebody held: it goes with the books of their money, and no sooner.
create function lonja_forget_legitimations(person uuid, today date) returns integer
  language plpgsql security definer set search_path = public as $$
declare
  t uuid := lonja_tenant();
  gone integer;
begin
  if not exists (select from users where tenant_id = t and id = person and deleted_at is not null) then
    raise restrict_violation using message = 'the person is there';
  end if;
  if exists (select from kept_records k where k.tenant_id = t and k.user_id = person and k.kind = 'money' and k.removed_at is null and k.until >= today) then
    raise restrict_violation using message = 'the record is kept';
  end if;
  delete from legitimations where tenant_id = t and user_id = person;
  get diagnostics gone = row_count;
  return gone;
end
$$;
revoke execute on function lonja_forget_legitimations(uuid, date) from public;
grant execute on function lonja_forget_legitimations(uuid, date) to lonja_app;
