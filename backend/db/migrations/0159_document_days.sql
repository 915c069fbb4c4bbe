-- Identity documents end (decision record 0090): the last day of which their person was told, so that each day is told once.
alter table user_profiles add column id_expiry_told_on date;
create index user_profiles_id_expires on user_profiles (tenant_id, id_expires_on, user_id) where id_expires_on is not null;
