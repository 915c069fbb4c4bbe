-- What of the inbox each manager has open: their newest few, which fade after some minutes and then go with the upkeep. It holds nobody up and decides nothing.
create table inbox_looks (
  tenant_id uuid not null,
  user_id uuid not null,
  kind text not null,
  record_id uuid not null,
  since timestamptz not null,
  seen_at timestamptz not null,
  constraint inbox_looks_pk primary key (tenant_id, user_id, kind, record_id),
  constraint inbox_looks_order check (since <= seen_at),
  constraint inbox_looks_user_fk foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index inbox_looks_of on inbox_looks (tenant_id, record_id);
select lonja_wall('inbox_looks');

alter table removals drop constraint removals_kind;
alter table removals add constraint removals_kind check (kind in ('sign_in', 'devices', 'requests', 'budgets', 'takes', 'looks', 'uploads', 'views', 'mail_links', 'failed_mails', 'exports', 'unnamed_files'));
