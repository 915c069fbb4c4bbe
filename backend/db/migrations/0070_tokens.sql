-- The tokens' list is ordered by symbol and by how many there are; the sheet reads the last orders whose tokens were made.
create index issuances_by_symbol on issuances (tenant_id, token_symbol, id);
create index issuances_by_supply on issuances (tenant_id, tokens_for_sale, id);
create index investments_minted on investments (tenant_id, issuance_id, minted_at, id) where minted_at is not null;
