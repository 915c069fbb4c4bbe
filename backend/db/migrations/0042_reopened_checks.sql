-- A manager opens an identity check again that had succeeded: it says when, by whom and why, and counts no longer (decision record 0041).
alter table kyc_checks add column reopened_at timestamptz;
alter table kyc_checks add column reopened_by uuid;
alter table kyc_checks add column reopen_reason text;
alter table kyc_checks add constraint kyc_checks_reopened check (
  num_nulls(reopened_at, reopened_by, reopen_reason) in (0, 3) and (reopened_at is null or status = 'SUCCESS'));
alter table kyc_checks add constraint kyc_checks_reopener foreign key (tenant_id, reopened_by) references users (tenant_id, id);
