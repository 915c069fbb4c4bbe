-- Lists of projects by the day on which their campaign closes, or was closed, and by when they were begun. Without such a day a project stands at the end.
create index issuances_by_close on issuances
  (tenant_id, coalesce(case when status = 'CLOSED' then closed_at end, campaign_ends_at, 'infinity'), id);
create index issuances_by_close_latest on issuances
  (tenant_id, coalesce(case when status = 'CLOSED' then closed_at end, campaign_ends_at, '-infinity'), id);
create index issuances_by_creation on issuances (tenant_id, created_at, id);
