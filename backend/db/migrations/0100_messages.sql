-- A message that a manager or an issuer writes to many.
create table messages (
  tenant_id uuid not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  issuance_id uuid,
  audience text not null,
  order_status text,
  user_status text,
  purpose text not null,
  subject jsonb not null default '{}',
  body jsonb not null default '{}',
  state text not null default 'DRAFT',
  written_by uuid not null,
  created_at timestamptz not null,
  -- When it leaves, or left; when it was written, of a draft.
  at timestamptz not null,
  -- When the job that writes to people was last put into its queue.
  asked_at timestamptz,
  told integer not null default 0,
  constraint messages_pk primary key (tenant_id, id),
  constraint messages_issuance_fk foreign key (tenant_id, issuance_id) references issuances (tenant_id, id),
  constraint messages_written_by_fk foreign key (tenant_id, written_by) references users (tenant_id, id),
  constraint messages_state check (state in ('DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'STOPPED')),
  constraint messages_audience check (audience in ('HOLDERS', 'INVESTORS', 'PEOPLE')),
  constraint messages_purpose check (purpose in ('SERVICE', 'COMMERCIAL')),
  constraint messages_project check ((audience = 'PEOPLE') = (issuance_id is null))
);
create index messages_newest on messages (tenant_id, at, id);
create index messages_issuance on messages (tenant_id, issuance_id, at, id);
create index messages_under_way on messages (tenant_id, at) where state in ('SCHEDULED', 'SENDING');
select lonja_wall('messages');

-- What a person was written: nothing has been kept here until now. Its words are the message's.
alter table notifications
  drop column kind, drop column title, drop column body, drop column url, drop column sent_by_user_id,
  add column message_id uuid not null,
  add constraint notifications_message_fk foreign key (tenant_id, message_id) references messages (tenant_id, id),
  add constraint notifications_once unique (tenant_id, message_id, user_id);
drop index notifications_user;
create index notifications_user on notifications (tenant_id, user_id, created_at, id);
create index notifications_unread on notifications (tenant_id, user_id) where read_at is null;

-- The message that a mail carries to one of many.
alter table mails add column message_id uuid;
alter table mails add constraint mails_message_fk foreign key (tenant_id, message_id) references messages (tenant_id, id);
create index mails_message on mails (tenant_id, message_id, state) where message_id is not null;
