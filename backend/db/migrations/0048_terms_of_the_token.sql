-- The last day of a token's life, and how long a campaign is meant to last while its dates are not set (specification, section 3).
alter table issuances add column token_expires_on date;
alter table issuances add column campaign_days integer;
alter table issuances add constraint issuances_campaign_days check (campaign_days between 1 and 1000);
