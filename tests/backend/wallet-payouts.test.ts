import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { machineChain } from '#backend/local/ether/machine-chain.ts';
import { claimEarnings, listEarnings, previewClaim } from '#contract/earnings.ts';
import { listQuarantine } from '#contract/quarantine.ts';
import {
  getBatchWithdrawal,
  getWalletBatch,
  listWalletBatches,
  listWalletPayouts,
  makeWalletBatch,
  noteWalletTransaction,
  withdrawWalletBatch,
} from '#contract/wallet-payouts.ts';
import { addEarning } from '#tests/support/earning-steps.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { listen } from '#tests/support/listen.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { makePayoutWorld, type PayoutWorld } from '#tests/support/payout-world.ts';

const ETH = 10n ** 18n;
let base: InvestWorld;
/** A tenant of its own for each test: what waits is what the test made. */
let world: PayoutWorld;
let ana: Person;
let bea: Person;

beforeAll(async () => {
  base = await makeInvestWorld();
  await listen(base.backEnd);
});
afterAll(() => base?.close());
afterEach(async () => {
  world.backEnd.clock.moveTo(null);
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});

/** Two people with 81.00 and 40.50 on their way to their wallets, in this order, and nobody else. */
beforeEach(async () => {
  world = await makePayoutWorld(base);
  [ana, bea] = [await world.addWalletPerson(), await world.addWalletPerson()];
  await world.claimed(ana, { gross: 10_000, withheld: 1900 });
  await world.claimed(bea, { gross: 5000, withheld: 950 });
});

const listed = async (state: 'WAITING' | 'IN_FILE' | 'SENT' = 'WAITING') =>
  good(await world.call(listWalletPayouts, { query: { state }, as: world.manager }));
const make = (total: string, key = randomUUID()) =>
  world.call(makeWalletBatch, { as: world.manager, body: { total }, key });
const batchOf = async (id: string) =>
  good(await world.call(getWalletBatch, { as: world.manager, params: { id } })).data;
const outcomes = async (id: string) => (await batchOf(id)).rows.map((row) => row.outcome);
const withdraw = (id: string) =>
  world.call(withdrawWalletBatch, { as: world.manager, params: { id }, key: randomUUID() });
const why = async (id: string) =>
  good(await world.call(getBatchWithdrawal, { as: world.manager, params: { id } })).data;
const note = (id: string, hash: string) =>
  world.call(noteWalletTransaction, { as: world.manager, params: { id }, body: { hash }, key: randomUUID() });
const notices = async () =>
  good(await world.call(listQuarantine, { query: { open: '1' }, as: world.manager })).data.filter(
    ({ reason }) => reason === 'payout_unknown',
  );
const own = async (person: Person) => good(await world.call(listEarnings, { as: person })).data[0];

/** What the pay-outs' account and the one of what was paid in ether hold, in cents. */
async function books(): Promise<[due: number, paid: number]> {
  const rows = await world.db.query<{ kind: string; cents: number }>(
    `select a.kind, coalesce(sum(p.amount), 0)::float8 as cents from ledger_accounts a
     left join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id
     where a.tenant_id = $1 and a.kind in ('ether_paid', 'payouts_due') group by 1`,
    [world.tenantId],
  );
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.cents ?? 0;
  return [of('payouts_due'), of('ether_paid')];
}

describe('a claim to a wallet', () => {
  test('a claim in ether goes to the proved wallet alone, two days after it was proved, and is told with what cannot be undone', async () => {
    const carla = await world.addPerson();
    const id = await addEarning(world, carla, world.offer.id, { gross: 1000, withheld: 190 });
    const claim = () =>
      world.call(claimEarnings, { as: carla, body: { ids: [id], to: 'WALLET', net: '8.10' }, key: randomUUID() });
    const preview = async () => good(await world.call(previewClaim, { as: carla })).data.wallet;
    expect(await preview()).toEqual({ state: 'none', address: null, until: null });
    expect(outcome(await claim())).toBe('409 earning.no_wallet');
    await world.giveWallet(carla, { provedHoursAgo: null });
    expect(await preview()).toMatchObject({ state: 'unproved' });
    expect(outcome(await claim())).toBe('409 earning.no_wallet');
    const address = await world.giveWallet(carla, { provedHoursAgo: 47 });
    expect(await preview()).toMatchObject({ state: 'waits', address });
    expect(outcome(await claim())).toBe('409 earning.wallet_waits');
    await world.giveWallet(carla, { provedHoursAgo: 49 });
    expect(await preview()).toMatchObject({ state: 'usable', until: null });
    good(await claim());
    expect(outcome(await claim())).toBe('409 earning.not_claimable');
    const [mail] = (await world.mailsTo(carla)).filter(({ kind }) => kind === 'earning.claimed');
    expect(mail?.plain).toContain('ether');
    expect(await own(carla)).toMatchObject({
      ...{ claimed_to: 'WALLET', processed_at: null, delivered_at: null, sent: null },
      on_chain: { ether: null, hash: null },
    });
  });

  test('a claim in ether is offered nowhere where the tenant has named no wallet, takes no ether or has no chain', async () => {
    const id = await addEarning(world, ana, world.offer.id, { gross: 100, withheld: 0 });
    const claim = async () =>
      outcome(
        await world.call(claimEarnings, { as: ana, body: { ids: [id], to: 'WALLET', net: '1.00' }, key: randomUUID() }),
      );
    for (const change of [{ payoutWallet: '' }, { chain: null }]) {
      await world.withSettings(change, async () => {
        expect(good(await world.call(previewClaim, { as: ana })).data.wallet).toBe(null);
        expect(await claim()).toBe('409 earning.wallets_off');
        expect(outcome(await make('121.50'))).toBe('409 payout.no_wallet');
        expect((await listed()).from).toBe(null);
        // What waits from before is not hidden.
        expect((await listed()).data).toHaveLength(2);
      });
    }
  });
});

describe('a batch', () => {
  test('a batch freezes the rate and the wei of each, rounded down, by its typed total, and its documents say the same', async () => {
    const { next, data, counts, from } = await listed();
    expect(from).toEqual({ chain_id: 31_337, payer: world.payer });
    expect(next).toEqual({ transfers: 2, total: '121.50', left: 0, more: false });
    expect(counts).toMatchObject({ waiting: 2 });
    expect(data.map(({ amount, refusal, ether }) => [amount, refusal, ether])).toEqual([
      ['81.00', null, null],
      ['40.50', null, null],
    ]);
    expect(outcome(await make('121.49'))).toBe('409 payout.changed');
    const made = good(await make('121.50')).data;
    expect(outcome(await make('0.00'))).toBe('409 payout.none');
    expect(made).toMatchObject({ rate: '2000.00', total_ether: '0.06075', transfers: 2, sent: 0, payer: world.payer });
    const [newest] = good(await world.call(listWalletBatches, { as: world.manager })).data;
    expect(newest).toEqual(made);
    const batch = await batchOf(made.id);
    expect(batch.rows.map(({ amount, wei, outcome: state }) => [amount, wei, state])).toEqual([
      ['81.00', String((8100n * ETH) / 200_000n), 'OPEN'],
      ['40.50', String((4050n * ETH) / 200_000n), 'OPEN'],
    ]);
    const [csv, safe] = batch.documents;
    expect(csv?.content.split('\r\n')[1]).toBe(
      `${batch.rows[0]?.address},40500000000000000,0.0405,${batch.rows[0]?.reference}`,
    );
    expect(JSON.parse(safe?.content ?? '').transactions.map((each: { value: string }) => each.value)).toEqual(
      batch.rows.map(({ wei }) => wei),
    );
    expect(batch.rows[0]?.link).toBe(`ethereum:${batch.rows[0]?.address}@31337?value=40500000000000000`);
    expect((await batchOf(made.id)).documents).toEqual(batch.documents);
    expect((await own(ana))?.processed_at).not.toBe(null);
  });

  test('a batch is one, however many press at once', async () => {
    const before = good(await world.call(listWalletBatches, { as: world.manager })).data.length;
    const key = randomUUID();
    const pressed = await Promise.all(
      Array.from({ length: 10 }, (_, at) => make('121.50', at < 5 ? key : randomUUID())),
    );
    const made = pressed.flatMap((each) => (each.status === 200 ? [good(each).data.id] : []));
    expect(new Set(made).size).toBe(1);
    expect(good(await world.call(listWalletBatches, { as: world.manager })).data).toHaveLength(before + 1);
    expect(await outcomes(made[0] ?? '')).toEqual(['OPEN', 'OPEN']);
  });

  test('a batch leaves out whoever changed their wallet until the new one has waited, and then pays the new one', async () => {
    const address = await world.giveWallet(ana, { provedHoursAgo: 1 });
    expect((await listed()).data.map(({ refusal }) => refusal)).toEqual(['wallet_waits', null]);
    expect((await listed()).next).toEqual({ transfers: 1, total: '40.50', left: 1, more: false });
    good(await make('40.50'));
    await world.db.query('delete from wallets where user_id = $1', [ana.id]);
    expect((await listed()).data.map(({ refusal }) => refusal)).toEqual(['no_wallet']);
    await world.giveWallet(ana, { provedHoursAgo: 48, address });
    const made = good(await make('81.00')).data;
    expect((await batchOf(made.id)).rows.map((row) => row.address)).toEqual([address]);
  });

  test('a batch leaves out a wallet that is the tenant’s own, and people who cannot be paid', async () => {
    await world.giveWallet(ana, { provedHoursAgo: 72, address: world.payer });
    await world.db.query("update users set status = 'REJECTED' where id = $1", [bea.id]);
    expect((await listed()).data.map(({ refusal }) => refusal)).toEqual(['wallet_own', 'rejected']);
    expect(outcome(await make('0.00'))).toBe('409 payout.none');
  });

  test('a batch is not made without a rate, nor at one that took too long to come', async () => {
    await world.withRate(
      () => null,
      async () => {
        expect(outcome(await make('121.50'))).toBe('503 payment.provider_down');
      },
    );
    await world.withRate(
      () => {
        world.pass(3);
        return '2000.00';
      },
      async () => {
        expect(outcome(await make('121.50'))).toBe('409 payout.rate_old');
      },
    );
    expect((await listed()).counts.waiting).toBe(2);
    await world.withRate(
      () => '1999.999',
      async () => {
        expect(good(await make('121.50')).data.rate).toBe('1999.99');
      },
    );
  });

  test('a batch is withdrawn an hour after it was made as long as nothing of it was seen, and its payouts wait again', async () => {
    const { id, made_at: made } = good(await make('121.50')).data;
    expect(outcome(await withdraw(id))).toBe('409 payout.batch_young');
    expect(await why(id)).toEqual({ refusal: 'young', from: new Date(Date.parse(made) + 3_600_000).toISOString() });
    world.pass(61);
    await world.mine();
    expect(outcome(await withdraw(id))).toBe('409 payout.batch_unread');
    expect((await why(id)).refusal).toBe('unread');
    await world.withSettings({ chain: null }, async () => {
      expect((await why(id)).refusal).toBe('silent');
      expect(outcome(await withdraw(id))).toBe('409 payout.batch_silent');
    });
    await world.watch();
    expect(await why(id)).toEqual({ refusal: null, from: null });
    expect(good(await withdraw(id)).data.withdrawn_at).not.toBe(null);
    expect((await why(id)).refusal).toBe('withdrawn');
    expect(outcome(await withdraw(id))).toBe('409 payout.batch_withdrawn');
    expect(outcome(await note(id, `0x${'ab'.repeat(32)}`))).toBe('409 payout.batch_withdrawn');
    expect(await outcomes(id)).toEqual(['WITHDRAWN', 'WITHDRAWN']);
    expect((await batchOf(id)).documents).toEqual([]);
    expect((await own(ana))?.processed_at).toBe(null);
    const again = good(await make('121.50')).data;
    expect(await outcomes(again.id)).toEqual(['OPEN', 'OPEN']);
  });
});

describe('a transaction', () => {
  test('a transaction closes one payout, with its confirmations, once: the ledger, the day, the mail and the hash follow it', async () => {
    const before = await books();
    const { id } = good(await make('121.50')).data;
    const [first, second] = (await batchOf(id)).rows;
    const hash = await world.pay(first);
    await world.watch();
    expect(await outcomes(id)).toEqual(['SEEN', 'OPEN']);
    expect(await books()).toEqual(before);
    world.pass(61);
    expect(outcome(await withdraw(id))).toBe('409 payout.batch_seen');
    expect((await why(id)).refusal).toBe('seen');
    await Promise.all([world.confirm(), world.watch()]);
    await world.watch();
    expect(await outcomes(id)).toEqual(['SENT', 'OPEN']);
    const after = await books();
    expect([after[0] - before[0], after[1] - before[1]]).toEqual([-8100, 8100]);
    const earning = await own(ana);
    expect(earning?.delivered_at).not.toBe(null);
    expect(earning?.on_chain).toEqual({
      ...{ address: first?.address, ether: '0.0405', hash },
      page: `https://explorer.example/tx/${hash}`,
      turn: null,
    });
    const mails = (await world.mailsTo(ana)).filter(({ kind }) => kind === 'payout.on_chain');
    expect(mails.map(({ plain }) => plain.includes(hash))).toEqual([true]);
    expect((await listed('SENT')).data.some(({ user_id }) => user_id === ana.id)).toBe(true);
    await world.pay(second);
    await world.confirm();
    expect(await outcomes(id)).toEqual(['SENT', 'SENT']);
    expect(await notices()).toEqual([]);
  });

  test('a transaction of less, more or once again closes nothing and is told to managers, and what goes elsewhere is nobody’s business', async () => {
    const known = (await notices()).length;
    const { id } = good(await make('121.50')).data;
    const [first] = (await batchOf(id)).rows;
    await world.pay(first, -1n);
    await world.pay(first, 1n);
    await world.pay({ address: `0x${'5e'.repeat(20)}`, wei: '1' });
    await world.confirm();
    expect(await outcomes(id)).toEqual(['OPEN', 'OPEN']);
    expect((await notices()).length - known).toBe(2);
    await world.pay(first);
    await world.pay(first);
    await world.confirm();
    expect(await outcomes(id)).toEqual(['SENT', 'OPEN']);
    expect((await notices()).length - known).toBe(3);
    const sum = (await notices()).map(({ ether }) => ether);
    expect(sum).toContain('0.0405');
  });

  test('a transaction closes one of two payouts alike to one address, and the second needs its own', async () => {
    await world.claimed(ana, { gross: 10_000, withheld: 1900 });
    const { id } = good(await make('202.50')).data;
    const rows = (await batchOf(id)).rows.filter(({ user_id }) => user_id === ana.id);
    expect(rows.map(({ wei }) => wei)).toEqual([rows[0]?.wei, rows[0]?.wei]);
    await world.pay(rows[0]);
    await world.confirm();
    const states = async () =>
      (await batchOf(id)).rows.filter(({ user_id }) => user_id === ana.id).map((row) => row.outcome);
    expect(await states()).toEqual(['SENT', 'OPEN']);
    const hash = await world.pay(rows[0]);
    good(await note(id, hash));
    await world.confirm();
    expect(await states()).toEqual(['SENT', 'SENT']);
  });

  test('a transaction whose block leaves the chain leaves its payout open, and is seen again when it is sent again', async () => {
    const { id } = good(await make('121.50')).data;
    const [first] = (await batchOf(id)).rows;
    await world.pay(first);
    await world.watch();
    expect(await outcomes(id)).toEqual(['SEEN', 'OPEN']);
    await (await machineChain(world.backEnd.deps.config.dataDir)).reorganise(1, world.backEnd.clock.now());
    await world.watch();
    expect(await outcomes(id)).toEqual(['OPEN', 'OPEN']);
    // It may come into a block again: nobody withdraws what was seen once.
    world.pass(61);
    expect(outcome(await withdraw(id))).toBe('409 payout.batch_seen');
    const hash = await world.pay(first);
    await world.confirm();
    expect(await outcomes(id)).toEqual(['SENT', 'OPEN']);
    expect((await own(ana))?.on_chain?.hash).toBe(hash);
  });

  test('a transaction that a manager names is held against the chain: another wallet’s, one of no block, and one that pays nobody are refused', async () => {
    const { id } = good(await make('121.50')).data;
    const [first] = (await batchOf(id)).rows;
    expect(outcome(await note(id, `0x${'ab'.repeat(32)}`))).toBe('422 request.invalid');
    const short = await world.pay(first, -1n);
    expect(outcome(await note(id, short))).toBe('422 request.invalid');
    const others = await world.payFromOther(first);
    expect(outcome(await note(id, others))).toBe('422 request.invalid');
    await world.watch();
    expect(await outcomes(id)).toEqual(['OPEN', 'OPEN']);
    const hash = await world.pay(first);
    expect(good(await note(id, hash)).data).toEqual({ found: 1 });
    expect(good(await note(id, hash)).data).toEqual({ found: 1 });
    expect(await outcomes(id)).toEqual(['SEEN', 'OPEN']);
    await world.confirm();
    expect(await outcomes(id)).toEqual(['SENT', 'OPEN']);
  });

  test('a transaction closes its payout whole or not at all where the process dies between', async () => {
    const { id } = good(await make('121.50')).data;
    const [first] = (await batchOf(id)).rows;
    await world.pay(first);
    await world.watch();
    await world.mine(3);
    const before = await books();
    await world.failingAt('ledger_entries', async () => {
      await world.watch().catch(() => undefined);
      expect(await outcomes(id)).toEqual(['SEEN', 'OPEN']);
      expect(await books()).toEqual(before);
      expect((await own(ana))?.delivered_at).toBe(null);
    });
    await world.watch();
    expect(await outcomes(id)).toEqual(['SENT', 'OPEN']);
    expect((await books())[0] - before[0]).toBe(-8100);
    expect((await world.mailsTo(ana)).filter(({ kind }) => kind === 'payout.on_chain')).toHaveLength(1);
  });
});

test('batches and payouts of one tenant are not there for a manager of another', async () => {
  const { id } = good(await make('121.50')).data;
  const other = await anotherTenant(world);
  const as = other.manager;
  expect(good(await other.call(listWalletPayouts, { as, query: { state: 'IN_FILE' } })).data).toEqual([]);
  expect(good(await other.call(listWalletBatches, { as })).data).toEqual([]);
  expect(outcome(await other.call(getWalletBatch, { as, params: { id } }))).toBe('404 not_found');
  expect(outcome(await other.call(getBatchWithdrawal, { as, params: { id } }))).toBe('404 not_found');
  const key = randomUUID();
  expect(outcome(await other.call(withdrawWalletBatch, { as, params: { id }, key }))).toBe('404 not_found');
});
