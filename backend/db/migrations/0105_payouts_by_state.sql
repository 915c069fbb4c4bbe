-- The list of pay-outs is read by state, in the order of their claims.
create index payouts_by_state on payouts (tenant_id, state, created_at, id);
