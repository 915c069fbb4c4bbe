-- Where a session began, so that its person knows it again.
alter table access_tokens add column agent text not null default '';
alter table access_tokens add column address text;
