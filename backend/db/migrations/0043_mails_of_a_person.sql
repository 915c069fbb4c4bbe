-- A history asks, for each of its lines, whether the person was told of it by mail.
create index mails_user on mails (tenant_id, user_id, created_at) where user_id is not null;
