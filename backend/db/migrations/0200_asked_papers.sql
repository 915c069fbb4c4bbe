-- Papers that a manager asks a person for, and what came (decision record 0121).
create table paper_requests (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kinds text[] not null,
  message text not null,
  due_on date not null,
  state text not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  -- Of an open one that the team has to look at: since when all of it is there.
  waits_since timestamptz,
  -- Which reminder was sent: 0 none, 1 its last day is near, 2 it has passed.
  reminded integer not null default 0,
  ended_at timestamptz,
  constraint paper_requests_pk primary key (tenant_id, id),
  constraint paper_requests_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint paper_requests_by_fk foreign key (tenant_id, asked_by) references users (tenant_id, id),
  constraint paper_requests_state check (state in ('OPEN', 'DONE', 'WITHDRAWN')),
  constraint paper_requests_over check ((state = 'OPEN') = (ended_at is null)),
  constraint paper_requests_waits check (state = 'OPEN' or waits_since is null),
  constraint paper_requests_reminded check (reminded in (0, 1, 2)),
  constraint paper_requests_kinds check (cardinality(kinds) > 0 and kinds <@ array['IDENTITY', 'ADDRESS', 'INCOME', 'FUNDS', 'TAX_RESIDENCE', 'BANK_ACCOUNT', 'COMPANY', 'OWNERS', 'OTHER'])
);
create index paper_requests_of on paper_requests (tenant_id, user_id, asked_at, id);
create index paper_requests_open on paper_requests (tenant_id, due_on, id) where state = 'OPEN';
select lonja_wall('paper_requests');
revoke delete, truncate on paper_requests from lonja_app;
create trigger paper_requests_person before insert on paper_requests for each row execute function lonja_person_is_there('user_id');

create table asked_papers (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  request_id uuid not null,
  kind text not null,
  file_id uuid not null,
  state text not null,
  sent_at timestamptz not null,
  reason text,
  decided_by uuid,
  decided_at timestamptz,
  constraint asked_papers_pk primary key (tenant_id, id),
  constraint asked_papers_request_fk foreign key (tenant_id, request_id) references paper_requests (tenant_id, id),
  constraint asked_papers_file_fk foreign key (tenant_id, file_id) references files (tenant_id, id),
  constraint asked_papers_by_fk foreign key (tenant_id, decided_by) references users (tenant_id, id),
  constraint asked_papers_state check (state in ('SENT', 'ACCEPTED', 'REFUSED', 'REPLACED')),
  constraint asked_papers_decided check ((state in ('ACCEPTED', 'REFUSED')) = (decided_at is not null) and (decided_at is null) = (decided_by is null)),
  constraint asked_papers_reason check ((state = 'REFUSED') = (reason is not null))
);
create index asked_papers_of on asked_papers (tenant_id, request_id, sent_at, id);
create unique index asked_papers_one on asked_papers (tenant_id, request_id, kind) where state = 'SENT';
select lonja_wall('asked_papers');
revoke delete, truncate on asked_papers from lonja_app;

-- What a person handed in on request is a record of due diligence (Ley 10/2010, article 25): it goes with who a deleted person was, and no sooner.
create function lonja_forget_asked_papers(person uuid, today date, out gone integer, out files uuid[])
  language plpgsql security definer set search_path = public as $$
declare
  t uuid := lonja_tenant();
  n integer;
begin
  if not exists (select from users where tenant_id = t and id = person and deleted_at is not null) then
    raise restrict_violation using message = 'the person is there';
  end if;
  if exists (select from kept_records k where k.tenant_id = t and k.user_id = person and k.kind = 'identity' and k.removed_at is null and k.until >= today) then
    raise restrict_violation using message = 'the record is kept';
  end if;
  with went as (
    delete from asked_papers p using paper_requests r
    where p.tenant_id = t and r.tenant_id = t and r.id = p.request_id and r.user_id = person returning p.file_id
  ) select coalesce(array_agg(file_id), '{}'), count(*) into files, gone from went;
  delete from paper_requests where tenant_id = t and user_id = person;
  get diagnostics n = row_count;
  gone := gone + n;
end
$$;
revoke execute on function lonja_forget_asked_papers(uuid, date) from public;
grant execute on function lonja_forget_asked_papers(uuid, date) to lonja_app;

-- Nobody is asked any more for anything once their account has ended.
create function lonja_end_requests() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update paper_requests set state = 'WITHDRAWN', waits_since = null, ended_at = new.deleted_at
    where tenant_id = new.tenant_id and user_id = new.id and state = 'OPEN';
  return new;
end
$$;
create trigger users_end_requests after update of deleted_at on users for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function lonja_end_requests();
