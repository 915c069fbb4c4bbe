-- The result of a vote is mailed to who had a say in it, each once (decision record 0160): up to whom of them, in the order of their ids, and when all had been written to.
alter table votes add column result_told_to uuid;
alter table votes add column result_told_at timestamptz;
-- What had ended before is not announced any more.
update votes set result_told_at = closes_at where state = 'APPROVED' and closes_at < now();
create index votes_results_to_tell on votes (tenant_id, closes_at) where state = 'APPROVED' and result_told_at is null;
