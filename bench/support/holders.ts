import { createHash, randomBytes } from 'node:crypto';
import type { Speaker } from '#tests/support/back-end.ts';
import type { InvestWorld, Offer } from '#tests/support/invest-world.ts';

const ID = `overlay(overlay(md5('holder' || i) placing '4' from 13) placing '8' from 17)::uuid`;
/** So many postings one entry of the ledger gets: each is held against all of its entry when it commits. */
const IN_ONE_ENTRY = 500;

/** Gives an offer so many verified holders with 1 to 50 tokens each, straight in the database, entered a month ago. */
export async function addHolders({ db, tenantId }: InvestWorld, offer: Offer, holders: number): Promise<void> {
  const asset = `token:${offer.id}`;
  await db.query(
    `insert into users (tenant_id, id, email, username, email_verified_at, status, created_at, updated_at)
     select $1, ${ID}, 'titular' || i || '@persona.test', 'titular' || i || '@persona.test', now(), 'VERIFIED', now(), now()
     from generate_series(1, $2::int) i`,
    [tenantId, holders],
  );
  await db.query(
    `insert into user_profiles (tenant_id, user_id, legal_type, first_name, last_name, id_number, country, account_information_at,
       additional_information_at, updated_at)
     select $1, ${ID}, 'INDIVIDUAL', 'Titular', 'Número ' || i, lpad(i::text, 8, '0') || substr('TRWAGMYFPDXBNJZSQVHLCKE', 1 + i % 23, 1),
       'ES', now(), now(), now()
     from generate_series(1, $2::int) i`,
    [tenantId, holders],
  );
  await db.query(
    `insert into kyc_checks (tenant_id, user_id, status, created_at, updated_at) select $1, ${ID}, 'SUCCESS', now(), now() from generate_series(1, $2::int) i`,
    [tenantId, holders],
  );
  await db.query(
    `insert into ledger_accounts (tenant_id, kind, asset, issuance_id, guarded, created_at) values ($1, 'treasury', $2, $3, false, now())
     on conflict on constraint ledger_accounts_unique do nothing`,
    [tenantId, asset, offer.id],
  );
  await db.query(
    `insert into ledger_accounts (tenant_id, kind, asset, user_id, issuance_id, guarded, created_at)
     select $1, 'holding', $2, ${ID}, $3, true, now() from generate_series(1, $4::int) i`,
    [tenantId, asset, offer.id, holders],
  );
  for (let from = 1; from <= holders; from += IN_ONE_ENTRY)
    await db.query(
      `with entry as (
         insert into ledger_entries (tenant_id, kind, ref, created_at) values ($1, 'test', gen_random_uuid()::text, now() - interval '30 days') returning id),
       treasury as (select id from ledger_accounts where tenant_id = $1 and kind = 'treasury' and issuance_id = $3),
       held as (select a.id, 1 + i % 50 as tokens from generate_series($4::int, $5::int) i
         join ledger_accounts a on a.tenant_id = $1 and a.kind = 'holding' and a.issuance_id = $3 and a.user_id = ${ID})
       insert into ledger_postings (tenant_id, entry_id, account_id, asset, amount)
       select $1, entry.id, treasury.id, $2, -(select sum(tokens) from held) from entry, treasury
       union all select $1, entry.id, held.id, $2, held.tokens from entry, held`,
      [tenantId, asset, offer.id, from, Math.min(holders, from + IN_ONE_ENTRY - 1)],
    );
  await db.query('vacuum analyze');
}

/** Somebody of a tenant signs in. */
export async function tokenOf({ db, tenantId }: InvestWorld, userId: string): Promise<Speaker> {
  const token = randomBytes(32).toString('base64url');
  await db.query(
    `insert into access_tokens (tenant_id, user_id, kind, token_hash, created_at, expires_at) values ($1, $2, 'user', $3, now(), now() + interval '1 hour')`,
    [tenantId, userId, createHash('sha256').update(token).digest('hex')],
  );
  return { token, kind: 'user' };
}
