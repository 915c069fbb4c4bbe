-- Whether a file's day is over is asked of every tenant every minute (decision record 0199).
create index exports_ending on exports (tenant_id, expires_at) where state = 'READY';
