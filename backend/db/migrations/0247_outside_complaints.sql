-- Complaints of people without an account (decision record 0152): what waits for the proof of its e-mail address, whose it is then, and the links that lead to it.
create table complaint_requests (
  tenant_id uuid not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  token_hash text not null,
  email text not null,
  lang text not null,
  -- What was typed, as the call takes it.
  said jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint complaint_requests_pk primary key (tenant_id, id),
  constraint complaint_requests_token unique (tenant_id, token_hash),
  constraint complaint_requests_lang check (lang in ('es', 'en'))
);
create index complaint_requests_over on complaint_requests (tenant_id, expires_at);
select lonja_wall('complaint_requests');
-- Its lock asks for the right to update.
revoke truncate on complaint_requests from lonja_app;

alter table complaints alter column user_id drop not null;
alter table complaints add column outside_name text, add column outside_email text, add column outside_lang text, add column outside_address text;
alter table complaints add constraint complaints_whose check (
  (user_id is null) = (outside_email is not null) and (outside_email is null) = (outside_name is null) and (outside_email is null) = (outside_lang is null)
  and (outside_email is not null or outside_address is null));
create index complaints_outside on complaints (tenant_id, lower(outside_email)) where outside_email is not null;
-- Null: who complains and has no account.
alter table complaint_steps alter column user_id drop not null;

create table complaint_links (
  tenant_id uuid not null references tenants (id),
  token_hash text not null,
  complaint_id uuid not null,
  created_at timestamptz not null,
  constraint complaint_links_pk primary key (tenant_id, token_hash),
  constraint complaint_links_complaint_fk foreign key (tenant_id, complaint_id) references complaints (tenant_id, id)
);
create index complaint_links_of on complaint_links (tenant_id, complaint_id);
select lonja_wall('complaint_links');
revoke update, delete, truncate on complaint_links from lonja_app;

-- As before (0156), for what came from outside as well.
create or replace function keep_complaint() returns trigger language plpgsql as $$
begin
  if (new.user_id, new.reference, new.kind, new.issuance_id, new.investment_id, new.happened_on, new.what, new.loss, new.demand, new.representative, new.phone, new.filed_at,
      new.outside_name, new.outside_email, new.outside_lang, new.outside_address)
    is distinct from
    (old.user_id, old.reference, old.kind, old.issuance_id, old.investment_id, old.happened_on, old.what, old.loss, old.demand, old.representative, old.phone, old.filed_at,
      old.outside_name, old.outside_email, old.outside_lang, old.outside_address) then
    raise restrict_violation using message = 'a complaint stays as it was filed';
  end if;
  if old.ended_at is not null then
    raise restrict_violation using message = 'a complaint that is over stays over';
  end if;
  return new;
end
$$;

-- Nobody's account ends with them: they go by their own end.
create function lonja_forget_outside_complaints(ended_before timestamptz, out gone integer, out files uuid[])
  language plpgsql security definer set search_path = public as $$
declare
  t uuid := lonja_tenant();
  over uuid[];
begin
  select coalesce(array_agg(id), '{}') into over from complaints where tenant_id = t and user_id is null and ended_at < ended_before;
  with went as (delete from complaint_papers where tenant_id = t and complaint_id = any (over) returning file_id)
    select coalesce(array_agg(file_id), '{}') into files from went;
  delete from complaint_links where tenant_id = t and complaint_id = any (over);
  delete from complaint_steps where tenant_id = t and complaint_id = any (over);
  delete from complaints where tenant_id = t and id = any (over);
  get diagnostics gone = row_count;
end
$$;
revoke execute on function lonja_forget_outside_complaints(timestamptz) from public;
grant execute on function lonja_forget_outside_complaints(timestamptz) to lonja_app;

alter table removals drop constraint removals_kind;
alter table removals add constraint removals_kind check (kind in ('sign_in', 'devices', 'requests', 'budgets', 'takes', 'looks', 'absences', 'uploads', 'views', 'mail_links', 'failed_mails', 'exports', 'unnamed_files', 'unproved_complaints', 'outside_complaints'));
