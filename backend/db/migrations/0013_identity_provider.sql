-- A check that a provider looks at: what it calls the person, when it took the check, what it found.
alter table kyc_checks add column provider_reference text;
alter table kyc_checks add column handed_on_at timestamptz;
alter table kyc_checks add column causes text[] not null default '{}';
alter table kyc_checks add column provider_labels text[] not null default '{}';
alter table kyc_checks add constraint kyc_checks_handed_on check ((handed_on_at is null) = (provider_reference is null));
alter table kyc_checks add constraint kyc_checks_causes check (causes <@ array['UNREADABLE', 'INCOMPLETE', 'EXPIRED', 'DAMAGED', 'NOT_ACCEPTED', 'DATA_DIFFER']);
create index kyc_checks_waiting on kyc_checks (tenant_id, status, updated_at) where status in ('RUNNING', 'PENDING');
