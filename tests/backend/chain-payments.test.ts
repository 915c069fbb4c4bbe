import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { attemptSweep } from '#backend/modules/payments/sweep-attempts.ts';
import { chainNode } from '#backend/providers/ether/chain-node.ts';
import { LOCAL_CHAIN_ID } from '#backend/providers/ether/local-chain-id.ts';
import { watchChain } from '#backend/providers/ether/watch-chain.ts';
import { getPaymentHandover } from '#contract/handover.ts';
import { confirmRefundAddress } from '#contract/payments.ts';
import { weiFor } from '#domain/money/wei.ts';
import { type AtAddress, type ChainWorld, makeChainWorld } from '#tests/support/chain-world.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import type { Offer } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

let world: ChainWorld;
let offer: Offer;

beforeAll(async () => {
  world = await makeChainWorld();
  await world.standAlone();
  offer = await world.addOffer({ tokens: 1_000_000 });
});
afterEach(async () => {
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world.close());

const node = () => chainNode(`${world.origin}/local-chain`);
const balanceAt = ({ address }: AtAddress) => node().balance(address);

const noticesOf = ({ id }: AtAddress) =>
  world.db.query<{ outcome: string }>(
    'select n.outcome from payment_notices n join payment_attempts a on a.id = n.attempt_id where a.investment_id = $1',
    [id],
  );

const sendings = ({ id }: AtAddress) =>
  world.db.query<{ sent_hash: string; sent_wei: string; fee_wei: string }>(
    `select p.sent_hash, p.sent_wei, p.fee_wei from chain_portions p join payment_attempts a on a.id = p.attempt_id
     where a.investment_id = $1 order by p.sent_nonce`,
    [id],
  );

describe('the way to pay', () => {
  test('an address of its own, wei that cover the amount, a rate that holds for twenty minutes', async () => {
    const at = await world.orderAtAddress(offer);
    const shown = await world.handover(at);
    expect(at.cents).toBe(10_100);
    expect(at.wei).toBe(weiFor(10_100n, 200_000n));
    expect(shown).toMatchObject({
      chain_id: LOCAL_CHAIN_ID,
      amount_eth: '0.0505',
      rate: '2000.00',
      received_wei: '0',
      confirmations: 0,
      confirmations_needed: 3,
      uri: `ethereum:${shown.address}@${LOCAL_CHAIN_ID}?value=${at.wei}`,
    });
    const minutes = (at.quoteEndsAt.getTime() - world.backEnd.clock.now().getTime()) / 60_000;
    expect(minutes).toBeGreaterThan(19);
    expect(minutes).toBeLessThanOrEqual(20);
    expect(await world.statusOf(at.id)).toBe('METHOD_PAYMENT');
  });

  describe('is told only to who has said where it goes back to', () => {
    const RIGHT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

    async function unconfirmed(as = world.addPerson()) {
      const who = await as;
      const { id } = good(await world.steps.place(who, offer, 2)).data;
      good(await world.steps.accept(who, id));
      good(await world.steps.pay(who, id, 'ETH'));
      const say = (refund_address: string) =>
        world.call(confirmRefundAddress, { params: { id }, body: { refund_address }, as: who, key: randomUUID() });
      const shown = async () => good(await world.call(getPaymentHandover, { params: { id }, as: who })).data.handover;
      return { who, id, say, shown };
    }

    test('the payment address is shown after both refund facts are given, and the next order begins with them', async () => {
      const { who, say, shown } = await unconfirmed();
      expect(await shown()).toEqual({ kind: 'refund_address', suggested: null });
      expect(good(await say(RIGHT.toLowerCase())).data).toEqual({ refund_address: RIGHT });
      expect(await shown()).toMatchObject({ kind: 'address', refund_address: RIGHT });
      const other = await world.addOffer();
      const { id } = good(await world.steps.place(who, other, 2)).data;
      good(await world.steps.accept(who, id));
      good(await world.steps.pay(who, id, 'ETH'));
      const { data } = good(await world.call(getPaymentHandover, { params: { id }, as: who }));
      expect(data.handover).toEqual({ kind: 'refund_address', suggested: RIGHT });
    });

    test('a known wallet is proposed as the refund address', async () => {
      const { who, shown } = await unconfirmed();
      await world.db.query(
        'insert into wallets (tenant_id, id, user_id, address, created_at) values ($1, gen_random_uuid(), $2, $3, now())',
        [world.tenantId, who.id, RIGHT],
      );
      expect(await shown()).toEqual({ kind: 'refund_address', suggested: RIGHT });
    });

    test.each([
      ['a checksum that does not fit', `${RIGHT.slice(0, -1)}D`, 'error_ether_address'],
      ['a sign too few', RIGHT.slice(0, -1), 'error_ether_address'],
      ['a name', 'ana.eth', 'error_ether_address'],
      ['a transaction', `0x${'12'.repeat(32)}`, 'error_ether_address'],
      ['nobody', `0x${'0'.repeat(40)}`, 'error_ether_own'],
    ])('%s is refused at the field', async (_, given, key) => {
      const { say, shown } = await unconfirmed();
      expect((await say(given)).body).toMatchObject({ fields: { refund_address: { key: `validator.${key}` } } });
      expect(await shown()).toMatchObject({ kind: 'refund_address' });
    });

    test('an address to pay us at is refused, and once ether has come it is not changed', async () => {
      const at = await world.orderAtAddress(offer);
      const { say } = await unconfirmed();
      expect((await say(at.address)).body).toMatchObject({
        fields: { refund_address: { key: 'validator.error_ether_own' } },
      });
      await world.send(at, at.wei / 2n);
      await world.watch();
      const again = { params: { id: at.id }, as: at.as };
      const answer = await world.call(confirmRefundAddress, {
        ...again,
        body: { refund_address: RIGHT },
        key: randomUUID(),
      });
      expect(outcome(answer)).toBe('409 investment.illegal_move');
    });

    test('a refund address cannot be given for another person', async () => {
      const { id } = await unconfirmed();
      const stranger = await world.addPerson();
      const answer = await world.call(confirmRefundAddress, {
        params: { id },
        body: { refund_address: RIGHT },
        as: stranger,
        key: randomUUID(),
      });
      expect(answer.status).toBe(404);
    });
  });

  test('a payment address is never shown for two orders, however many ask at once', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => world.orderAtAddress(offer)));
    const [first] = orders;
    if (!first) throw new Error('no order');
    const again = await world.askFor(first.as, first.id);
    expect(new Set([...orders, again].map(({ address }) => address)).size).toBe(7);
  });
});

describe('a payment', () => {
  test('counts when it is confirmed, not before', async () => {
    const at = await world.orderAtAddress(offer);
    await world.send(at, at.wei);
    await world.watch();
    expect(await world.handover(at)).toMatchObject({ received_wei: at.wei.toString(), confirmations: 1 });
    await world.mine();
    await world.watch();
    expect(await world.handover(at)).toMatchObject({ confirmations: 2 });
    expect(await world.moneyOf(at)).toEqual({ status: 'METHOD_PAYMENT', payments: [], refunds: [] });
    await world.mine();
    await world.watch();
    expect(await world.moneyOf(at)).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
    expect(await balanceAt(at)).toBe(at.wei);
  });

  test('counts once, however often the chain is read, by however many at a time', async () => {
    const at = await world.orderAtAddress(offer);
    await world.send(at, at.wei);
    await world.mine(3);
    const runs = await Promise.allSettled(Array.from({ length: 5 }, () => world.watch()));
    expect(runs.some(({ status }) => status === 'fulfilled')).toBe(true);
    // A watcher that has forgotten where it was reads everything anew.
    await world.db.query(`update chain_cursors set block_number = 0, block_hash = $2 where tenant_id = $1`, [
      world.tenantId,
      (await node().block(0))?.hash,
    ]);
    await world.confirm();
    expect(await world.moneyOf(at)).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
    expect(await noticesOf(at)).toEqual([{ outcome: 'APPLIED' }]);
  });

  test('a payment of less shows what is missing; the rest completes it', async () => {
    const at = await world.orderAtAddress(offer);
    const half = at.wei / 2n;
    await world.send(at, half);
    await world.confirm();
    expect(await world.statusOf(at.id)).toBe('METHOD_PAYMENT');
    const shown = await world.handover(at);
    expect(shown.received_wei).toBe(half.toString());
    expect(shown.uri).toContain(`?value=${at.wei - half}`);
    await world.send(at, at.wei - half);
    await world.confirm();
    expect(await world.moneyOf(at)).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
  });

  test('a payment that misses less than a cent is too little', async () => {
    const at = await world.orderAtAddress(offer);
    await world.send(at, at.wei - 1n);
    await world.confirm();
    expect(await world.statusOf(at.id)).toBe('METHOD_PAYMENT');
    await world.send(at, 1n);
    await world.confirm();
    expect(await world.statusOf(at.id)).toBe('CHARGED');
  });

  test('a little above is kept with it; far above, what is too much goes back', async () => {
    const little = await world.orderAtAddress(offer);
    const far = await world.orderAtAddress(offer);
    await world.send(little, little.wei + little.wei / 1000n);
    await world.send(far, (far.wei * 11n) / 10n);
    await world.confirm();
    expect(await world.moneyOf(little)).toEqual({
      status: 'CHARGED',
      payments: [{ cents: little.cents }],
      refunds: [],
    });
    const over = far.cents / 10;
    expect(await world.moneyOf(far)).toMatchObject({
      status: 'CHARGED',
      payments: [{ cents: over }, { cents: far.cents }],
      refunds: [{ cents: over, state: 'PENDING' }],
    });
    await world.refundAll(far);
    const [back] = (await sendings(far)).filter(({ sent_hash }) => sent_hash);
    expect(BigInt(back?.sent_wei ?? 0) + BigInt(back?.fee_wei ?? 0)).toBe(far.wei / 10n);
    expect(await world.statusOf(far.id)).toBe('CHARGED');
    // A revocation gives back the order's own payment, not the one that went back.
    good(await world.steps.cancel(far.id));
    expect((await world.moneyOf(far)).refunds).toMatchObject([
      { state: 'DONE' },
      { cents: far.cents, state: 'PENDING' },
    ]);
    await world.refundAll(far);
    expect((await world.moneyOf(far)).refunds).toMatchObject([{ state: 'DONE' }, { state: 'DONE' }]);
  });

  test('a payment in a block after the quote’s end goes back, although it was exact', async () => {
    const at = await world.orderAtAddress(offer);
    await world.send(at, at.wei, new Date(at.quoteEndsAt.getTime() + 1000));
    await world.confirm();
    expect(await world.moneyOf(at)).toMatchObject({
      status: 'METHOD_PAYMENT',
      refunds: [{ cents: at.cents, state: 'PENDING' }],
    });
    expect((await world.handover(at)).received_wei).toBe('0');
    await world.refundAll(at);
    const again = await world.askFor(at.as, at.id);
    await world.send(again, again.wei);
    await world.confirm();
    expect(await world.statusOf(at.id)).toBe('CHARGED');
  });

  test('a payment in time counts although the chain was read only after the order had given up waiting', async () => {
    const at = await world.orderAtAddress(offer);
    await world.send(at, at.wei);
    world.pass(31);
    await sweepEachMinute(world.backEnd.deps, { attempts: attemptSweep });
    expect(await world.statusOf(at.id)).toBe('PAYMENT_ERROR');
    await world.confirm();
    expect(await world.moneyOf(at)).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
  });

  test('a partial payment waits until the time is up, and then goes back', async () => {
    const at = await world.orderAtAddress(offer);
    await world.send(at, at.wei / 4n);
    await world.confirm();
    // What was seen in time gets an hour to be completed and confirmed.
    world.pass(31);
    await sweepEachMinute(world.backEnd.deps, { attempts: attemptSweep });
    await world.confirm();
    expect(await world.moneyOf(at)).toEqual({ status: 'METHOD_PAYMENT', payments: [], refunds: [] });
    world.pass(31);
    await sweepEachMinute(world.backEnd.deps, { attempts: attemptSweep });
    await world.confirm();
    expect(await world.moneyOf(at)).toMatchObject({ status: 'PAYMENT_ERROR', refunds: [{ cents: at.cents / 4 }] });
    await world.refundAll(at);
    expect((await world.moneyOf(at)).refunds).toMatchObject([{ state: 'DONE' }]);
  });

  test('a payment goes back after the order was cancelled, or paid otherwise', async () => {
    const at = await world.orderAtAddress(offer);
    await world.send(at, at.wei);
    good(await world.steps.cancel(at.id));
    await world.confirm();
    expect(await noticesOf(at)).toEqual([{ outcome: 'LATE' }]);
    expect(await world.moneyOf(at)).toMatchObject({
      status: 'CANCELED',
      refunds: [{ cents: at.cents, state: 'PENDING' }],
    });

    const other = await world.orderAtAddress(offer);
    good(await world.steps.pay(other.as, other.id, 'BANK_TRANSFER'));
    await world.send(other, other.wei);
    await world.confirm();
    expect(await world.moneyOf(other)).toMatchObject({
      status: 'IN_UPLOAD_PROOF_OF_PAYMENT',
      refunds: [{ cents: other.cents, state: 'PENDING' }],
    });
  });

  test('a second payment goes back by itself', async () => {
    const at = await world.orderAtAddress(offer);
    await world.send(at, at.wei);
    await world.confirm();
    await world.send(at, at.wei);
    await world.confirm();
    expect(await world.moneyOf(at)).toMatchObject({
      status: 'CHARGED',
      refunds: [{ cents: at.cents, state: 'PENDING' }],
    });
  });

  test('a payment covers the part that the balance leaves', async () => {
    const at = await world.orderAtAddress(offer, true);
    expect(at.cents).toBeLessThan(10_000);
    await world.send(at, at.wei);
    await world.confirm();
    expect(await world.moneyOf(at)).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
  });

  test('a transaction of nothing, or to a foreign address, is ignored', async () => {
    const at = await world.orderAtAddress(offer);
    await world.send({ address: `0x${'12'.repeat(20)}` }, 5n);
    await world.send(at, 0n);
    await world.confirm();
    expect((await world.handover(at)).received_wei).toBe('0');
  });
});

describe('two attempts at one order', () => {
  test('both paid: one pays the order, the other goes back', async () => {
    const first = await world.orderAtAddress(offer);
    const second = await world.askFor(first.as, first.id);
    await world.send(first, first.wei);
    await world.send(second, second.wei);
    await world.confirm();
    expect(await world.moneyOf(first)).toMatchObject({
      status: 'CHARGED',
      payments: [{ cents: first.cents }, { cents: first.cents }],
      refunds: [{ cents: first.cents, state: 'PENDING' }],
    });
    await world.refundAll(first);
    expect((await balanceAt(first)) + (await balanceAt(second))).toBeLessThan(first.wei * 2n);
    expect((await world.moneyOf(first)).refunds).toMatchObject([{ state: 'DONE' }]);
  });

  test('half to each pays nothing, and goes back from both when their time is up', async () => {
    const first = await world.orderAtAddress(offer);
    await world.send(first, first.wei / 2n);
    const second = await world.askFor(first.as, first.id);
    await world.send(second, second.wei / 2n);
    await world.confirm();
    // Nobody waits at the first address any more.
    expect((await world.moneyOf(first)).refunds).toMatchObject([{ cents: first.cents / 2 }]);
    expect(await world.statusOf(first.id)).toBe('METHOD_PAYMENT');
    world.pass(61);
    await sweepEachMinute(world.backEnd.deps, { attempts: attemptSweep });
    await world.confirm();
    expect(await world.moneyOf(first)).toMatchObject({
      status: 'PAYMENT_ERROR',
      refunds: [{ cents: first.cents / 2 }, { cents: first.cents / 2 }],
    });
  });
});

test('a chain whose node is down offers no address to a tenant that has none yet', async () => {
  const fresh = await makeChainWorld();
  try {
    fresh.backEnd.deps.config.apiOrigin = 'http://127.0.0.1:9';
    const as = await fresh.addPerson();
    const { id } = good(await fresh.steps.place(as, await fresh.addOffer(), 2)).data;
    good(await fresh.steps.accept(as, id));
    expect(outcome(await fresh.steps.pay(as, id, 'ETH'))).toBe('503 payment.provider_down');
    expect(await fresh.statusOf(id)).toBe('ACCEPTED');
    await watchChain(fresh.backEnd.deps, { id: fresh.tenantId, host: fresh.host });
  } finally {
    await fresh.close();
  }
});
