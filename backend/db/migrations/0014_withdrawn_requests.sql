-- A person may take a waiting request for sophisticated status back; what was sent is kept.
alter table sophisticated_requests add column withdrawn_at timestamptz;
alter table sophisticated_requests drop constraint sophisticated_requests_status;
alter table sophisticated_requests add constraint sophisticated_requests_status check (status in ('REQUESTED', 'GRANTED', 'REFUSED', 'WITHDRAWN'));
alter table sophisticated_requests add constraint sophisticated_requests_withdrawn check ((status = 'WITHDRAWN') = (withdrawn_at is not null));
