-- An account that was deleted (decision record 0074): when, by whom, and the address that is free again. Its row in `users` stays, without a word of the person.
create table deleted_people (
  tenant_id uuid not null,
  user_id uuid not null,
  deleted_at timestamptz not null,
  -- Null: by themselves.
  deleted_by uuid,
  -- A manager's.
  reason text,
  -- As it was; null once nothing is kept any more.
  email text,
  constraint deleted_people_pk primary key (tenant_id, user_id),
  constraint deleted_people_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint deleted_people_by_fk foreign key (tenant_id, deleted_by) references users (tenant_id, id),
  constraint deleted_people_reason check (deleted_by is not null or reason is null)
);
select lonja_wall('deleted_people');
revoke delete, truncate on deleted_people from lonja_app;

-- What the law keeps of them, by which rule and through which day; and when its time was over, how many records went.
create table kept_records (
  tenant_id uuid not null,
  user_id uuid not null,
  kind text not null,
  years smallint not null,
  source text not null,
  until date not null,
  removed_at timestamptz,
  removed integer,
  constraint kept_records_pk primary key (tenant_id, user_id, kind),
  constraint kept_records_person_fk foreign key (tenant_id, user_id) references deleted_people (tenant_id, user_id),
  constraint kept_records_kind check (kind in ('orders', 'money', 'identity')),
  constraint kept_records_removed check ((removed_at is null) = (removed is null))
);
create index kept_records_due on kept_records (tenant_id, until, user_id) where removed_at is null;
select lonja_wall('kept_records');
revoke delete, truncate on kept_records from lonja_app;

-- Nothing new hangs on who is gone. Who writes it waits until a deletion that is under way has ended; the deletion holds the person's row `for update`, so that
-- it waits for them in its turn. The column that names the person is the trigger's argument.
create function lonja_person_is_there() returns trigger language plpgsql as $$
declare
  person uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  -- Another tenant's row is the wall's to refuse, right after this: its people are not seen here.
  if person is null or new.tenant_id is distinct from lonja_tenant() then return new; end if;
  perform from users u where u.tenant_id = new.tenant_id and u.id = person and u.deleted_at is null for key share;
  if not found then
    raise exception 'the person of % is gone', tg_table_name using errcode = 'foreign_key_violation', constraint = 'person_is_there';
  end if;
  return new;
end
$$;
create trigger investments_person before insert on investments for each row execute function lonja_person_is_there('user_id');
create trigger investments_person_again before update of status on investments for each row
  when (old.status = 'CANCELED' and new.status <> 'CANCELED') execute function lonja_person_is_there('user_id');
create trigger statement_rows_person before update of credited_user_id on statement_rows for each row
  when (old.credited_user_id is distinct from new.credited_user_id) execute function lonja_person_is_there('credited_user_id');
create trigger issuances_person before insert on issuances for each row execute function lonja_person_is_there('issuer_user_id');
create trigger issuances_other_person before update of issuer_user_id on issuances for each row
  when (old.issuer_user_id is distinct from new.issuer_user_id) execute function lonja_person_is_there('issuer_user_id');
create trigger payouts_person before insert on payouts for each row execute function lonja_person_is_there('user_id');
create trigger access_tokens_person before insert on access_tokens for each row execute function lonja_person_is_there('user_id');
create trigger kyc_documents_person before insert on kyc_documents for each row execute function lonja_person_is_there('user_id');
create trigger bank_accounts_person before insert on bank_accounts for each row execute function lonja_person_is_there('user_id');
create trigger waiting_places_person before insert on waiting_places for each row execute function lonja_person_is_there('user_id');
