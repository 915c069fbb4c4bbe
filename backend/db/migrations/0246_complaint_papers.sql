-- Papers of a complaint (decision record 0158): what came with it or with an answer, and what the team sends along with its next word.
create table complaint_papers (
  tenant_id uuid not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  complaint_id uuid not null,
  -- The step of its course with which it was sent; null for what came with the complaint itself, and for what waits.
  step_id uuid,
  file_id uuid not null,
  -- WAITS: the team has it ready, and whoever complains has not got it yet.
  state text not null,
  created_at timestamptz not null,
  created_by uuid,
  constraint complaint_papers_pk primary key (tenant_id, id),
  constraint complaint_papers_file unique (tenant_id, file_id),
  constraint complaint_papers_complaint_fk foreign key (tenant_id, complaint_id) references complaints (tenant_id, id),
  constraint complaint_papers_step_fk foreign key (tenant_id, step_id) references complaint_steps (tenant_id, id),
  constraint complaint_papers_file_fk foreign key (tenant_id, file_id) references files (tenant_id, id),
  constraint complaint_papers_by_fk foreign key (tenant_id, created_by) references users (tenant_id, id),
  constraint complaint_papers_state check (state in ('SENT', 'WAITS')),
  constraint complaint_papers_waits check (state = 'SENT' or step_id is null)
);
create index complaint_papers_of on complaint_papers (tenant_id, complaint_id, created_at, id);
create index complaint_papers_step on complaint_papers (tenant_id, step_id);
select lonja_wall('complaint_papers');
revoke update, delete, truncate on complaint_papers from lonja_app;
grant update (state, step_id) on complaint_papers to lonja_app;

-- What was sent stays with what it was sent with.
create function keep_complaint_paper() returns trigger language plpgsql as $$
begin
  if old.state = 'SENT' then
    raise restrict_violation using message = 'a paper that was sent stays as it was sent';
  end if;
  return new;
end
$$;
create trigger complaint_papers_keep before update on complaint_papers for each row execute function keep_complaint_paper();

-- Takes a paper back that nobody but the team has seen: its file, or null.
create function lonja_take_back_complaint_paper(of_complaint uuid, paper uuid) returns uuid
  language plpgsql security definer set search_path = public as $$
declare
  file uuid;
begin
  delete from complaint_papers where tenant_id = lonja_tenant() and complaint_id = of_complaint and id = paper and state = 'WAITS'
    returning file_id into file;
  return file;
end
$$;
revoke execute on function lonja_take_back_complaint_paper(uuid, uuid) from public;
grant execute on function lonja_take_back_complaint_paper(uuid, uuid) to lonja_app;

-- As before (0156), and its papers: the files that nothing points to any more.
drop function lonja_forget_complaints(uuid, date);
create function lonja_forget_complaints(person uuid, today date, out gone integer, out files uuid[])
  language plpgsql security definer set search_path = public as $$
declare
  t uuid := lonja_tenant();
begin
  if not exists (select from users where tenant_id = t and id = person and deleted_at is not null) then
    raise restrict_violation using message = 'the person is there';
  end if;
  if exists (select from kept_records k where k.tenant_id = t and k.user_id = person and k.kind = 'orders' and k.removed_at is null and k.until >= today) then
    raise restrict_violation using message = 'the record is kept';
  end if;
  with went as (
    delete from complaint_papers p using complaints c
    where p.tenant_id = t and c.tenant_id = t and c.id = p.complaint_id and c.user_id = person returning p.file_id
  ) select coalesce(array_agg(file_id), '{}') into files from went;
  delete from complaint_steps s using complaints c where s.tenant_id = t and c.tenant_id = t and c.id = s.complaint_id and c.user_id = person;
  delete from complaints where tenant_id = t and user_id = person;
  get diagnostics gone = row_count;
end
$$;
revoke execute on function lonja_forget_complaints(uuid, date) from public;
grant execute on function lonja_forget_complaints(uuid, date) to lonja_app;
