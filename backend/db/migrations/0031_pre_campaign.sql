-- Managers show projects before their campaign to single investors (specification, section 6); premium investors see them anyway.
alter table users add column sees_pre_campaign boolean not null default false;
