-- Movements of a distribution: what an issuer sent for it, and what was sent back.
create index statement_rows_distribution on statement_rows (tenant_id, distribution_id) where distribution_id is not null;
