-- When somebody is mailed of news: for a kind, or for a kind of one project. No row: at once.
create table mail_choices (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  issuance_id uuid,
  kind text not null,
  frequency text not null,
  changed_at timestamptz not null,
  constraint mail_choices_pk primary key (tenant_id, id),
  constraint mail_choices_once unique nulls not distinct (tenant_id, user_id, kind, issuance_id),
  constraint mail_choices_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint mail_choices_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint mail_choices_kind check (kind in ('UPDATES', 'OPENINGS', 'MESSAGES', 'ANSWERS')),
  constraint mail_choices_frequency check (frequency in ('ONCE', 'DAILY', 'NEVER'))
);
create index mail_choices_issuance on mail_choices (tenant_id, issuance_id) where issuance_id is not null;
select lonja_wall('mail_choices');
create trigger mail_choices_person before insert on mail_choices for each row execute function lonja_person_is_there('user_id');

-- What waits for somebody's mail of a day: one line of it each, gone once it has left.
create table mail_lines (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  issuance_id uuid not null,
  kind text not null,
  line text not null,
  path text not null,
  due_on date not null,
  created_at timestamptz not null,
  constraint mail_lines_pk primary key (tenant_id, id),
  constraint mail_lines_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint mail_lines_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint mail_lines_kind check (kind in ('UPDATES', 'OPENINGS', 'MESSAGES', 'ANSWERS'))
);
create index mail_lines_due on mail_lines (tenant_id, due_on, user_id);
create index mail_lines_user on mail_lines (tenant_id, user_id);
create index mail_lines_issuance on mail_lines (tenant_id, issuance_id);
select lonja_wall('mail_lines');
create trigger mail_lines_person before insert on mail_lines for each row execute function lonja_person_is_there('user_id');

-- A way out says what it leaves: the mail of the day and alerts name no project either.
alter table mail_leave_links add column matter text;
update mail_leave_links set matter = case when issuance_id is null then 'ADVERTISING' else 'NEWS' end;
alter table mail_leave_links
  alter column matter set not null,
  add constraint mail_leave_links_matter check (matter in ('NEWS', 'ADVERTISING', 'DIGEST', 'ALERTS') and (matter = 'NEWS') = (issuance_id is not null));

-- As in 0190; and these.
create or replace function lonja_forget_mail_leaves() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from mail_leave_links where tenant_id = new.tenant_id and user_id = new.id;
  delete from news_refusals where tenant_id = new.tenant_id and user_id = new.id;
  delete from mail_choices where tenant_id = new.tenant_id and user_id = new.id;
  delete from mail_lines where tenant_id = new.tenant_id and user_id = new.id;
  return new;
end
$$;

-- As in 0190; what people chose of a project's mails goes with it.
create or replace function lonja_delete_project(project uuid) returns void language plpgsql security definer set search_path = public as $$
begin
  if not exists (select from issuances where tenant_id = lonja_tenant() and id = project and status not in ('VALIDATING', 'CAMPAIGN')) then
    raise foreign_key_violation using message = 'the project is open, or not there';
  end if;
  delete from issuance_team where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_documents where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_document_versions where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_pictures where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_updates where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_prices where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_plans where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_status_history where tenant_id = lonja_tenant() and issuance_id = project;
  delete from issuance_notice_links where tenant_id = lonja_tenant()
    and address_id in (select id from issuance_notice_addresses where tenant_id = lonja_tenant() and issuance_id = project);
  delete from issuance_notice_addresses where tenant_id = lonja_tenant() and issuance_id = project;
  delete from mail_leave_links where tenant_id = lonja_tenant() and issuance_id = project;
  delete from news_refusals where tenant_id = lonja_tenant() and issuance_id = project;
  delete from mail_choices where tenant_id = lonja_tenant() and issuance_id = project;
  delete from mail_lines where tenant_id = lonja_tenant() and issuance_id = project;
  delete from search_words where tenant_id = lonja_tenant() and record_id = project;
  delete from issuances where tenant_id = lonja_tenant() and id = project;
end
$$;
