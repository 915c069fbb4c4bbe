-- The audit log as a list: newest first by key, of one record, of one action.
drop index audit_log_at;
create index audit_log_at on audit_log (tenant_id, at, id);
create index audit_log_of_record on audit_log (tenant_id, subject_id, at, id);
create index audit_log_action on audit_log (tenant_id, action, at, id);
