-- When a campaign was closed in fact, which may be before or after the planned end.
alter table issuances add column closed_at timestamptz;
-- The walls hold for the owner too: down for as long as the moments are taken over from the history.
alter table issuances no force row level security;
alter table issuance_status_history no force row level security;
update issuances set closed_at = (
  select max(h.created_at) from issuance_status_history h
  where h.tenant_id = issuances.tenant_id and h.issuance_id = issuances.id and h.to_status = 'CLOSED')
where status = 'CLOSED';
alter table issuances force row level security;
alter table issuance_status_history force row level security;
