-- Where a person's funds come from, as they say it with papers, and a manager's word on it (decision record 0122).
create table funds_declarations (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  explanation text not null,
  -- What their orders of twelve months came to when they said it.
  ordered_cents bigint not null,
  state text not null,
  sent_at timestamptz not null,
  reason text,
  decided_by uuid,
  decided_at timestamptz,
  constraint funds_declarations_pk primary key (tenant_id, id),
  constraint funds_declarations_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint funds_declarations_by_fk foreign key (tenant_id, decided_by) references users (tenant_id, id),
  constraint funds_declarations_kind check (kind in ('SALARY', 'SAVINGS', 'BUSINESS', 'SALE', 'INHERITANCE', 'INVESTMENTS', 'LOAN', 'OTHER')),
  constraint funds_declarations_state check (state in ('SENT', 'ACCEPTED', 'REFUSED')),
  constraint funds_declarations_decided check ((state = 'SENT') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  constraint funds_declarations_reason check (state = 'SENT' or reason is not null)
);
create index funds_declarations_of on funds_declarations (tenant_id, user_id, sent_at desc, id);
create unique index funds_declarations_one on funds_declarations (tenant_id, user_id) where state = 'SENT';
select lonja_wall('funds_declarations');
revoke delete, truncate on funds_declarations from lonja_app;
create trigger funds_declarations_person before insert on funds_declarations for each row execute function lonja_person_is_there('user_id');

create table funds_papers (
  tenant_id uuid not null,
  declaration_id uuid not null,
  file_id uuid not null,
  constraint funds_papers_pk primary key (tenant_id, declaration_id, file_id),
  constraint funds_papers_declaration_fk foreign key (tenant_id, declaration_id) references funds_declarations (tenant_id, id),
  constraint funds_papers_file_fk foreign key (tenant_id, file_id) references files (tenant_id, id)
);
select lonja_wall('funds_papers');
revoke delete, truncate on funds_papers from lonja_app;

-- The orders of a person that are added up.
create index investments_confirmed on investments (tenant_id, user_id, accepted_at) where accepted_at is not null;

-- A record of due diligence (Ley 10/2010, article 25): it goes with who a deleted person was, and no sooner.
create function lonja_forget_funds(person uuid, today date, out gone integer, out files uuid[])
  language plpgsql security definer set search_path = public as $$
declare
  t uuid := lonja_tenant();
begin
  if not exists (select from users where tenant_id = t and id = person and deleted_at is not null) then
    raise restrict_violation using message = 'the person is there';
  end if;
  if exists (select from kept_records k where k.tenant_id = t and k.user_id = person and k.kind = 'identity' and k.removed_at is null and k.until >= today) then
    raise restrict_violation using message = 'the record is kept';
  end if;
  with went as (
    delete from funds_papers p using funds_declarations d
    where p.tenant_id = t and d.tenant_id = t and d.id = p.declaration_id and d.user_id = person returning p.file_id
  ) select coalesce(array_agg(file_id), '{}') into files from went;
  delete from funds_declarations where tenant_id = t and user_id = person;
  get diagnostics gone = row_count;
end
$$;
revoke execute on function lonja_forget_funds(uuid, date) from public;
grant execute on function lonja_forget_funds(uuid, date) to lonja_app;
