-- The job of the minute asks by issuance and status, page after page: each page goes on where the last one ended.
drop index investments_issuance;
create index investments_issuance on investments (tenant_id, issuance_id, status, id);
-- Requests that are not allotted: a cap counts them with what they were allotted.
create index investments_requests on investments (tenant_id, issuance_id) where is_request;
