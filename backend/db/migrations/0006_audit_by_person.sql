-- The history of a person on their sheet.
create index audit_log_person on audit_log (tenant_id, user_id, at);
