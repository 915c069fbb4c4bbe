-- Who came with somebody's referral code, newest first (decision record 0090).
create index users_referrer on users (tenant_id, referrer_user_id, created_at, id) where referrer_user_id is not null and deleted_at is null;
