-- The way out of mails that are news, by one press and without an account (decision record 0116).
create table news_refusals (
  tenant_id uuid not null,
  user_id uuid not null,
  issuance_id uuid not null,
  created_at timestamptz not null,
  constraint news_refusals_pk primary key (tenant_id, issuance_id, user_id),
  constraint news_refusals_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint news_refusals_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id)
);
create index news_refusals_user on news_refusals (tenant_id, user_id);
select lonja_wall('news_refusals');
create trigger news_refusals_person before insert on news_refusals for each row execute function lonja_person_is_there('user_id');

create table mail_leave_links (
  tenant_id uuid not null,
  token_hash text not null,
  user_id uuid not null,
  issuance_id uuid,
  created_at timestamptz not null,
  constraint mail_leave_links_pk primary key (tenant_id, token_hash),
  constraint mail_leave_links_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint mail_leave_links_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id)
);
create index mail_leave_links_user on mail_leave_links (tenant_id, user_id);
create index mail_leave_links_issuance on mail_leave_links (tenant_id, issuance_id) where issuance_id is not null;
create index mail_leave_links_age on mail_leave_links (tenant_id, created_at);
select lonja_wall('mail_leave_links');
create trigger mail_leave_links_person before insert on mail_leave_links for each row execute function lonja_person_is_there('user_id');

-- Nothing of it outlives the account.
create function lonja_forget_mail_leaves() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from mail_leave_links where tenant_id = new.tenant_id and user_id = new.id;
  delete from news_refusals where tenant_id = new.tenant_id and user_id = new.id;
  return new;
end
$$;
create trigger users_forget_mail_leaves after update of deleted_at on users for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function lonja_forget_mail_leaves();

-- The address that leaves by one press travels in a mail's head; it goes with the mail's words, whoever forgets them.
alter table mails add column unsubscribe text;
create function lonja_forget_unsubscribe() returns trigger language plpgsql as $$
begin
  new.unsubscribe := null;
  return new;
end
$$;
create trigger mails_forget_unsubscribe before update of plain on mails for each row
  when (new.plain = '' and new.unsubscribe is not null) execute function lonja_forget_unsubscribe();

-- As in 0180; what was refused of a project's news, and the ways out of them, go with it.
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
  delete from search_words where tenant_id = lonja_tenant() and record_id = project;
  delete from issuances where tenant_id = lonja_tenant() and id = project;
end
$$;
