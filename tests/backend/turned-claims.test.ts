import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { listEarnings } from '#contract/earnings.ts';
import { listPayouts } from '#contract/payouts.ts';
import { getWalletClaim, turnClaimToBank } from '#contract/wallet-claims.ts';
import { getWalletBatch, listWalletPayouts, makeWalletBatch, withdrawWalletBatch } from '#contract/wallet-payouts.ts';
import { giveAccount } from '#tests/support/bank-account.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { listen } from '#tests/support/listen.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { makePayoutWorld, type PayoutWorld } from '#tests/support/payout-world.ts';

const IBAN = 'ES9121000418450200051332';
let base: InvestWorld;
let world: PayoutWorld;
let ana: Person;
/** Ana's claim of 81.00 to her wallet. */
let claim: string;

beforeAll(async () => {
  base = await makeInvestWorld();
  await listen(base.backEnd);
});
afterAll(() => base?.close());
afterEach(async () => {
  world.backEnd.clock.moveTo(null);
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
beforeEach(async () => {
  world = await makePayoutWorld(base);
  ana = await world.addWalletPerson();
  await world.claimed(ana, { gross: 10_000, withheld: 1900 });
  claim = (await own(ana))?.on_chain?.turn ?? '';
});

const own = async (person: Person) => good(await world.call(listEarnings, { as: person })).data[0];
const turn = (as = ana, key = randomUUID(), id = claim) => world.call(turnClaimToBank, { as, params: { id }, key });
const look = (as = ana) => world.call(getWalletClaim, { as, params: { id: claim } });
const make = (total = '81.00') =>
  world.call(makeWalletBatch, { as: world.manager, body: { total }, key: randomUUID() });
const waiting = async () => good(await world.call(listWalletPayouts, { as: world.manager })).data;
const atBank = async () => good(await world.call(listPayouts, { as: world.manager })).data;
/** Postings of the account of pay-outs that are due: how many, and their sum in cents. */
const due = async () =>
  (
    await world.db.query(
      `select count(*)::int as postings, coalesce(sum(p.amount), 0)::int as cents from ledger_accounts a
       join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id where a.tenant_id = $1 and a.kind = 'payouts_due'`,
      [world.tenantId],
    )
  )[0];

test('a claim whose person gave up their wallet is turned to their bank once, stays owed, is told and written down', async () => {
  await world.db.query('delete from wallets where user_id = $1', [ana.id]);
  expect((await waiting()).map(({ refusal }) => refusal)).toEqual(['no_wallet']);
  const before = await due();
  await giveAccount(world, ana, IBAN);
  const asked = good(await look()).data;
  expect(asked).toMatchObject({ net: '81.00', refusal: null, bank: { state: 'usable', account: 'ES91 •••• 1332' } });
  expect(asked.earnings).toHaveLength(1);

  const key = randomUUID();
  expect(good(await turn(ana, key)).data).toEqual({ net: '81.00', account: 'ES91 •••• 1332' });
  expect(good(await turn(ana, key)).data.net).toBe('81.00');
  expect(outcome(await turn())).toBe('409 earning.at_bank');
  expect(await due()).toEqual(before);
  expect(await waiting()).toEqual([]);
  expect((await atBank()).map(({ amount, user_id }) => [amount, user_id])).toEqual([['81.00', ana.id]]);
  expect(await own(ana)).toMatchObject({ claimed_to: 'BANK_ACCOUNT', on_chain: null, sent: { iban_end: '1332' } });
  const mails = (await world.mailsTo(ana)).filter(({ kind }) => kind === 'earning.turned_to_bank');
  expect(mails.map(({ plain }) => plain.includes('ES91 •••• 1332'))).toEqual([true]);
  const audited = await world.db.query(
    `select details from audit_log where tenant_id = $1 and action = 'earning.turned_to_bank'`,
    [world.tenantId],
  );
  expect(audited).toMatchObject([{ details: { claim, net: '81.00', account: '1332' } }]);
});

test('a claim is turned by whoever still has a wallet as well, and nobody else’s is there', async () => {
  await giveAccount(world, ana, IBAN);
  const bea = await world.addWalletPerson();
  expect(outcome(await look(bea))).toBe('404 not_found');
  expect(outcome(await turn(bea))).toBe('404 not_found');
  expect(outcome(await turn(ana, randomUUID(), randomUUID()))).toBe('404 not_found');
  const elsewhere = await anotherTenant(world);
  const as = await elsewhere.addPerson();
  const params = { id: claim };
  expect(outcome(await elsewhere.call(getWalletClaim, { as, params }))).toBe('404 not_found');
  expect(outcome(await elsewhere.call(turnClaimToBank, { as, params, key: randomUUID() }))).toBe('404 not_found');
  good(await turn());
  expect(await waiting()).toEqual([]);
});

test('a claim waits for a usable account to be turned to: none is refused, and a changed one until it has waited', async () => {
  expect(good(await look()).data.bank).toEqual({ state: 'none', account: null, until: null });
  expect(outcome(await turn())).toBe('409 earning.no_bank_account');
  await giveAccount(world, ana, IBAN);
  await world.db.query(
    "update bank_accounts set usable_from = now() + interval '1 day' where user_id = $1 and replaced_at is null",
    [ana.id],
  );
  expect(good(await look()).data.bank.state).toBe('waits');
  expect(outcome(await turn())).toBe('409 earning.account_waits');
  await world.db.query("update users set status = 'REJECTED' where id = $1", [ana.id]);
  expect(outcome(await turn())).toBe('409 earning.not_now');
  expect((await own(ana))?.on_chain?.turn).toBe(claim);
});

test('a claim that stands in a batch is not turned, one whose batch was withdrawn is, and one that was paid is not', async () => {
  await giveAccount(world, ana, IBAN);
  const { id } = good(await make()).data;
  expect((await own(ana))?.on_chain?.turn).toBe(null);
  expect(good(await look()).data.refusal).toBe('in_batch');
  expect(outcome(await turn())).toBe('409 earning.in_batch');
  world.pass(61);
  await world.watch();
  good(await world.call(withdrawWalletBatch, { as: world.manager, params: { id }, key: randomUUID() }));
  good(await turn());
  expect((await atBank()).map(({ amount }) => amount)).toEqual(['81.00']);

  await world.claimed(ana, { gross: 5000, withheld: 950 });
  claim = (await own(ana))?.on_chain?.turn ?? '';
  const paid = good(await make('40.50')).data.id;
  const [row] = good(await world.call(getWalletBatch, { as: world.manager, params: { id: paid } })).data.rows;
  await world.pay(row);
  await world.confirm();
  expect((await own(ana))?.delivered_at).not.toBe(null);
  expect(outcome(await turn())).toBe('409 earning.in_batch');
});

test('a claim that is turned ten times at once, while batches are made of it, is at the bank or in one batch, never both', async () => {
  await giveAccount(world, ana, IBAN);
  for (let round = 0; round < 4; round += 1) {
    const turns = () => Array.from({ length: 10 }, () => turn());
    const pressed = round % 2 === 0 ? [make(), ...turns()] : [...turns(), make()];
    const statuses = (await Promise.all(pressed)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const [row] = await world.db.query<{ bank: boolean; transfers: number; state: string }>(
      `select o.bank_account_id is not null as bank, o.state, (select count(*)::int from wallet_transfers t where t.payout_id = o.id) as transfers
       from payouts o where o.id = $1`,
      [claim],
    );
    expect([
      { bank: true, transfers: 0, state: 'WAITING' },
      { bank: false, transfers: 1, state: 'IN_FILE' },
    ]).toContainEqual(row);
    const mails = (await world.mailsTo(ana)).filter(({ kind }) => kind === 'earning.turned_to_bank');
    const turned = await world.db.query('select 1 from payouts where user_id = $1 and bank_account_id is not null', [
      ana.id,
    ]);
    expect(mails).toHaveLength(turned.length);
    await world.claimed(ana, { gross: 10_000, withheld: 1900 });
    claim = (await own(ana))?.on_chain?.turn ?? '';
  }
});
