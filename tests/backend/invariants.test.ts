import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type BREACHES, breachesOf } from '#tests/support/invariants.ts';

let db: TestDatabase;
let client: pg.Client;
let tenantId: string;

beforeAll(async () => {
  db = await cloneDatabase();
  client = new pg.Client({ connectionString: db.url });
  await client.connect();
  const [tenant] = await db.query<{ id: string }>(`select id from tenants where name = 'aurora'`);
  tenantId = tenant?.id ?? '';
});
afterAll(async () => {
  await client.end();
  await db.drop();
});

/** A posting of one cent or token too many on an account of this kind. */
const oneMore = (kind: string) => `insert into ledger_postings (tenant_id, entry_id, account_id, asset, amount)
  select $1, gen_random_uuid(), id, asset, 1 from ledger_accounts where tenant_id = $1 and kind = '${kind}' order by id limit 1`;
const someUser = '(select id from users where tenant_id = $1 order by id limit 1)';
const anotherUser = '(select id from users where tenant_id = $1 order by id desc limit 1)';
const someIssuance = '(select id from issuances where tenant_id = $1 order by id limit 1)';
const firstOf = (table: string, where: string) =>
  `id = (select id from ${table} where tenant_id = $1 and ${where} order by id limit 1)`;
const transfer = `insert into token_transfers (tenant_id, reference, kind, key, issuance_id, from_user_id, to_user_id, tokens, value_cents, returned_cents, at)
  values ($1, 'T-1', 'MARKET', gen_random_uuid(), ${someIssuance}, ${someUser}, ${anotherUser}, 3, 300, 0, now())`;
const hold = `insert into token_holds (tenant_id, issuance_id, user_id, tokens, cause, ref, created_at)
  values ($1, ${someIssuance}, ${someUser}, 1000000000, 'AD', (select id from ads where tenant_id = $1 and reference = 'A-1'), now())`;
const ad = `insert into ads (tenant_id, reference, issuance_id, user_id, type, status, tokens, price, amount_cents, published_at, expires_at)
  values ($1, 'A-1', ${someIssuance}, ${someUser}, 'SELL', 'OPEN', 5, 1, 500, now(), now())`;
const offer = (
  status: string,
) => `insert into ad_offers (tenant_id, ad_id, contact_id, user_id, status, tokens, price, amount_cents, made_at, act_by, ended_at, transfer_id)
  select $1, id, gen_random_uuid(), gen_random_uuid(), '${status}', 5, 1, 500, now(), now(),
    case when '${status}' = 'SETTLED' then now() end, case when '${status}' = 'SETTLED' then gen_random_uuid() end
  from ads where tenant_id = $1 order by id limit 1`;

const movement = `insert into statement_rows (tenant_id, import_id, position, fingerprint, booked_on, value_date, amount_cents, is_credit, text, state)
  values ($1, gen_random_uuid(), 1, 'planted', current_date, current_date, 100, true, 'planted', 'WAITING')`;

/** What has to be done past every rule of the database so that each of them is broken. */
const PLANTED: Record<keyof typeof BREACHES, string[]> = {
  'postings of an entry sum to zero per asset': [oneMore('bank')],
  'no guarded account is below zero': [
    `insert into ledger_postings (tenant_id, entry_id, account_id, asset, amount)
     select $1, gen_random_uuid(), id, asset, -1000000000000 from ledger_accounts where tenant_id = $1 and guarded order by id limit 1`,
  ],
  'tokens taken are those of orders that hold them, and no more than are for sale': [
    `update issuances set tokens_taken = tokens_taken - 1 where tenant_id = $1 and ${firstOf('issuances', 'tokens_taken > 0')}`,
  ],
  'tokens asked for are those of requests, and no more than three times what is for sale': [
    `update issuances set tokens_requested = tokens_requested + 1 where tenant_id = $1 and ${firstOf('issuances', 'true')}`,
  ],
  'tokens held and places that wait are those of the waiting list, and with what is sold no more than are for sale': [
    `update issuances set places_waiting = places_waiting + 1 where tenant_id = $1 and ${firstOf('issuances', 'true')}`,
  ],
  'nobody has more tokens than they were allotted, and no request is signed or minted': [
    `update investments set allotted_tokens = tokens - 1 where tenant_id = $1 and ${firstOf('investments', 'not is_request and tokens > 1')}`,
  ],
  'holdings of an issuance sum to its minted supply': [oneMore('holding')],
  'nobody has fewer tokens than ads and sales keep of theirs': [ad, hold],
  'each transfer moved its tokens once, from its sender to its recipient': [transfer],
  'no tokens go from one holder to another without a transfer': [
    `insert into ledger_entries (tenant_id, kind, ref, created_at) values ($1, 'tokens.transferred', 'nothing', now())`,
  ],
  'each complaint stands where its course left it': ['delete from complaint_steps where tenant_id = $1'],
  'no complaint is due before it was filed, and none that is over is due': [
    `update complaints set due_at = filed_at where tenant_id = $1 and ${firstOf('complaints', 'due_at is not null')}`,
  ],
  'each open ad to sell keeps its tokens, and no other ad keeps any': [ad],
  'each accepted or agreed offer keeps its tokens of its seller, and no other offer keeps any': [ad, offer('ACCEPTED')],
  'each settled offer moved its tokens once, and its money where it went by balance': [ad, offer('SETTLED')],
  'one live order per investor and issuance': [
    'drop index investments_one_active',
    `update investments set status = 'CREATED', user_id = ${someUser}, issuance_id = ${someIssuance}
     where tenant_id = $1 and id in (select id from investments where tenant_id = $1 order by id limit 2)`,
  ],
  'escrow is what live orders have set aside or paid': [oneMore('issuance_escrow')],
  'a cancelled investment has no balance set aside': [
    `update investments set status = 'CANCELED' where tenant_id = $1 and ${firstOf('investments', 'true')}`,
    `insert into balance_holds (tenant_id, investment_id, amount_cents, created_at)
     values ($1, (select id from investments where tenant_id = $1 order by id limit 1), 100, now())`,
  ],
  'refunds due are the refunds that wait': [
    `insert into refunds (tenant_id, investment_id, amount_cents, state, created_at)
     values ($1, (select id from investments where tenant_id = $1 order by id limit 1), 100, 'PENDING', now())`,
  ],
  'pay-outs due are those that have not left, and a withdrawal is out of its balance once, unless it was taken back': [
    `insert into payouts (tenant_id, user_id, bank_account_id, amount_cents, state, source, created_at, canceled_at, sent_at)
     values ($1, ${someUser}, gen_random_uuid(), 100, 'SENT', 'BALANCE', now(), null, now())`,
  ],
  'what was paid in ether is what the chain has confirmed, less what was taken out for it': [
    `insert into wallet_transfers (tenant_id, reference, batch_id, payout_id, user_id, name, address, amount_cents, wei, outcome)
     values ($1, 'W-1', gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), '', '', 100, 1, 'SENT')`,
  ],
  'each debit that is own money for ether left the account for it once': [
    `insert into statement_rows (tenant_id, import_id, position, fingerprint, booked_on, value_date, amount_cents, is_credit, text, state, resolution)
     values ($1, gen_random_uuid(), 1, 'planted', current_date, current_date, 100, false, 'planted', 'RESOLVED', 'ether')`,
  ],
  'suspense is what waits in the queue of bank movements': [movement],
  'each bank movement that waited went into suspense once, and one that is resolved came out of it whole': [movement],
  'nothing is minted inside its reflection period': [
    `update investments set reflection_ends_at = minted_at where tenant_id = $1 and ${firstOf('investments', `status in ('MINTED', 'CLOSED') and minted_at is not null`)}`,
  ],
  'the history ends with the status': [
    `update investment_events set status = 'RESERVED' where tenant_id = $1
     and investment_id = (select id from investments where tenant_id = $1 and status <> 'RESERVED' order by id limit 1)`,
  ],
  'the issuer and the platform have what was minted, to the cent': [oneMore('issuer_cash')],
};

test('a sound tenant breaks no rule', async () => {
  expect(await breachesOf(db, tenantId)).toEqual({});
});

test.each(Object.entries(PLANTED))('a planted breach is found and told by its rule: %s', async (rule, statements) => {
  const query = async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
    (await client.query<Row>(sql, values)).rows;
  await client.query('begin');
  try {
    // Neither triggers nor references stand in the way of what must not be.
    await client.query('set local session_replication_role = replica');
    for (const statement of statements) {
      const { rowCount } = await client.query(statement, statement.includes('$1') ? [tenantId] : []);
      expect(rowCount, statement).not.toBe(0);
    }
    expect(Object.keys(await breachesOf({ query }, tenantId))).toContain(rule);
  } finally {
    await client.query('rollback');
  }
});
