-- What is still to be claimed is added up for managers and issuers from its index, not from the rows.
drop index earnings_claimable;
create index earnings_claimable on earnings (tenant_id, user_id) include (issuance_id, net_cents) where status = 'PAID';
