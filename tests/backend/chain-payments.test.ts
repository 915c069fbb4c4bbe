import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { machineChain } from '#backend/local/ether/machine-chain.ts';
import { sweepAttempts } from '#backend/modules/payments/sweep-attempts.ts';
import { sendRefund } from '#backend/modules/refunds/send-refund.ts';
import { chainConnectionOf } from '#backend/providers/ether/chain-connection.ts';
import { ChainDown, ChainRefused, chainNode } from '#backend/providers/ether/chain-node.ts';
import { LOCAL_CHAIN_ID } from '#backend/providers/ether/local-chain-id.ts';
import { watchChain } from '#backend/providers/ether/watch-chain.ts';
import { tenantSettings } from '#backend/tenant/tenant-settings.ts';
import { getPaymentHandover } from '#contract/handover.ts';
import { getInvestment } from '#contract/investments.ts';
import { confirmRefundAddress } from '#contract/payments.ts';
import { ethText, weiFor } from '#domain/money/wei.ts';
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

async function moneyOf({ id }: AtAddress) {
  return {
    status: await world.statusOf(id),
    payments: await world.db.query<{ cents: number }>(
      'select amount_cents::int as cents from payments where investment_id = $1 order by created_at, cents',
      [id],
    ),
    refunds: await world.db.query<{ id: string; cents: number; state: string; failure: string | null }>(
      'select id, amount_cents::int as cents, state, failure from refunds where investment_id = $1 order by created_at, cents',
      [id],
    ),
  };
}

const noticesOf = ({ id }: AtAddress) =>
  world.db.query<{ outcome: string }>(
    'select n.outcome from payment_notices n join payment_attempts a on a.id = n.attempt_id where a.investment_id = $1',
    [id],
  );

/** Sends every refund of an order, as the job does. */
async function refundAll(at: AtAddress): Promise<void> {
  for (const { id } of (await moneyOf(at)).refunds) {
    await sendRefund(world.backEnd.deps, { tenantId: world.tenantId, refundId: id });
  }
}

const sendings = ({ id }: AtAddress) =>
  world.db.query<{ payer: string; sent_hash: string; sent_wei: string; fee_wei: string; wei: string; mined: boolean }>(
    `select t.payer, p.sent_hash, p.sent_wei, p.fee_wei, p.wei, p.mined_at is not null as mined from chain_portions p
     join chain_transfers t on t.hash = p.transfer_hash join payment_attempts a on a.id = p.attempt_id
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
    expect(await moneyOf(at)).toEqual({ status: 'METHOD_PAYMENT', payments: [], refunds: [] });
    await world.mine();
    await world.watch();
    expect(await moneyOf(at)).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
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
    expect(await moneyOf(at)).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
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
    expect(await moneyOf(at)).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
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
    expect(await moneyOf(little)).toEqual({ status: 'CHARGED', payments: [{ cents: little.cents }], refunds: [] });
    const over = far.cents / 10;
    expect(await moneyOf(far)).toMatchObject({
      status: 'CHARGED',
      payments: [{ cents: over }, { cents: far.cents }],
      refunds: [{ cents: over, state: 'PENDING' }],
    });
    await refundAll(far);
    const [back] = (await sendings(far)).filter(({ sent_hash }) => sent_hash);
    expect(BigInt(back?.sent_wei ?? 0) + BigInt(back?.fee_wei ?? 0)).toBe(far.wei / 10n);
    expect(await world.statusOf(far.id)).toBe('CHARGED');
    // A revocation gives back the order's own payment, not the one that went back.
    good(await world.steps.cancel(far.id));
    expect((await moneyOf(far)).refunds).toMatchObject([{ state: 'DONE' }, { cents: far.cents, state: 'PENDING' }]);
    await refundAll(far);
    expect((await moneyOf(far)).refunds).toMatchObject([{ state: 'DONE' }, { state: 'DONE' }]);
  });

  test('a payment in a block after the quote’s end goes back, although it was exact', async () => {
    const at = await world.orderAtAddress(offer);
    await world.send(at, at.wei, new Date(at.quoteEndsAt.getTime() + 1000));
    await world.confirm();
    expect(await moneyOf(at)).toMatchObject({
      status: 'METHOD_PAYMENT',
      refunds: [{ cents: at.cents, state: 'PENDING' }],
    });
    expect((await world.handover(at)).received_wei).toBe('0');
    await refundAll(at);
    const again = await world.askFor(at.as, at.id);
    await world.send(again, again.wei);
    await world.confirm();
    expect(await world.statusOf(at.id)).toBe('CHARGED');
  });

  test('a payment in time counts although the chain was read only after the order had given up waiting', async () => {
    const at = await world.orderAtAddress(offer);
    await world.send(at, at.wei);
    world.pass(31);
    await sweepAttempts(world.backEnd.deps);
    expect(await world.statusOf(at.id)).toBe('PAYMENT_ERROR');
    await world.confirm();
    expect(await moneyOf(at)).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
  });

  test('a partial payment waits until the time is up, and then goes back', async () => {
    const at = await world.orderAtAddress(offer);
    await world.send(at, at.wei / 4n);
    await world.confirm();
    // What was seen in time gets an hour to be completed and confirmed.
    world.pass(31);
    await sweepAttempts(world.backEnd.deps);
    await world.confirm();
    expect(await moneyOf(at)).toEqual({ status: 'METHOD_PAYMENT', payments: [], refunds: [] });
    world.pass(31);
    await sweepAttempts(world.backEnd.deps);
    await world.confirm();
    expect(await moneyOf(at)).toMatchObject({ status: 'PAYMENT_ERROR', refunds: [{ cents: at.cents / 4 }] });
    await refundAll(at);
    expect((await moneyOf(at)).refunds).toMatchObject([{ state: 'DONE' }]);
  });

  test('a payment goes back after the order was cancelled, or paid otherwise', async () => {
    const at = await world.orderAtAddress(offer);
    await world.send(at, at.wei);
    good(await world.steps.cancel(at.id));
    await world.confirm();
    expect(await noticesOf(at)).toEqual([{ outcome: 'LATE' }]);
    expect(await moneyOf(at)).toMatchObject({ status: 'CANCELED', refunds: [{ cents: at.cents, state: 'PENDING' }] });

    const other = await world.orderAtAddress(offer);
    good(await world.steps.pay(other.as, other.id, 'BANK_TRANSFER'));
    await world.send(other, other.wei);
    await world.confirm();
    expect(await moneyOf(other)).toMatchObject({
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
    expect(await moneyOf(at)).toMatchObject({ status: 'CHARGED', refunds: [{ cents: at.cents, state: 'PENDING' }] });
  });

  test('a payment covers the part that the balance leaves', async () => {
    const at = await world.orderAtAddress(offer, true);
    expect(at.cents).toBeLessThan(10_000);
    await world.send(at, at.wei);
    await world.confirm();
    expect(await moneyOf(at)).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
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
    expect(await moneyOf(first)).toMatchObject({
      status: 'CHARGED',
      payments: [{ cents: first.cents }, { cents: first.cents }],
      refunds: [{ cents: first.cents, state: 'PENDING' }],
    });
    await refundAll(first);
    expect((await balanceAt(first)) + (await balanceAt(second))).toBeLessThan(first.wei * 2n);
    expect((await moneyOf(first)).refunds).toMatchObject([{ state: 'DONE' }]);
  });

  test('half to each pays nothing, and goes back from both when their time is up', async () => {
    const first = await world.orderAtAddress(offer);
    await world.send(first, first.wei / 2n);
    const second = await world.askFor(first.as, first.id);
    await world.send(second, second.wei / 2n);
    await world.confirm();
    // Nobody waits at the first address any more.
    expect((await moneyOf(first)).refunds).toMatchObject([{ cents: first.cents / 2 }]);
    expect(await world.statusOf(first.id)).toBe('METHOD_PAYMENT');
    world.pass(61);
    await sweepAttempts(world.backEnd.deps);
    await world.confirm();
    expect(await moneyOf(first)).toMatchObject({
      status: 'PAYMENT_ERROR',
      refunds: [{ cents: first.cents / 2 }, { cents: first.cents / 2 }],
    });
  });
});

const EVENTS = ['part', 'rest', 'whole', 'expired', 'cancel'] as const;
type Event = (typeof EVENTS)[number];

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) =>
    permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}

/** A run tries every seventh order, which puts each event into each place; ALL_ORDERS=true tries them all. */
const STRIDE = process.env.ALL_ORDERS === 'true' ? 1 : 7;
const PATIENCE_MS = STRIDE === 1 ? 1_800_000 : 600_000;

test(
  'whatever the order of events, all ether that came is the order’s payment or on its way back',
  async () => {
    for (const events of permutations(EVENTS).filter((_, at) => at % STRIDE === 0)) {
      const at = await world.orderAtAddress(offer);
      const acts: Record<Event, () => Promise<unknown>> = {
        part: () => world.send(at, at.wei / 2n),
        rest: () => world.send(at, at.wei - at.wei / 2n),
        whole: () => world.send(at, at.wei),
        expired: async () => {
          world.pass(31);
          await sweepAttempts(world.backEnd.deps);
        },
        cancel: async () => good(await world.steps.cancel(at.id)),
      };
      for (const event of events) {
        await acts[event]();
        await world.confirm();
      }
      world.pass(61);
      await sweepAttempts(world.backEnd.deps);
      await world.confirm();
      const { status, payments, refunds } = await moneyOf(at);
      const sum = (rows: { cents: number }[]) => rows.reduce((total, { cents }) => total + cents, 0);
      expect(status, events.join()).toBe('CANCELED');
      expect(sum(payments), events.join()).toBe(2 * at.cents);
      expect(sum(refunds), events.join()).toBe(2 * at.cents);
      expect(
        await world.db.query(
          `select sum(p.wei)::text as wei from chain_portions p join payment_attempts a on a.id = p.attempt_id where a.investment_id = $1`,
          [at.id],
        ),
      ).toEqual([{ wei: (2n * at.wei).toString() }]);
    }
  },
  PATIENCE_MS,
);

describe('a chain that changes', () => {
  test('is read to its end, however long nobody looked', async () => {
    const at = await world.orderAtAddress(offer);
    await world.mine(60);
    await world.send(at, at.wei);
    await world.mine(60);
    await world.watch();
    expect(await world.statusOf(at.id)).toBe('CHARGED');
  });

  test('a payment whose block is taken back is gone until it stands in another', async () => {
    const at = await world.orderAtAddress(offer);
    const chain = await machineChain(world.backEnd.deps.config.dataDir);
    await world.send(at, at.wei);
    const raw = chain.head.block.transactions[0]?.serialize();
    await world.watch();
    expect((await world.handover(at)).confirmations).toBe(1);
    await chain.reorganise(1, world.backEnd.clock.now());
    await world.confirm();
    expect(await world.handover(at)).toMatchObject({ received_wei: '0', confirmations: 0 });
    expect(await moneyOf(at)).toEqual({ status: 'METHOD_PAYMENT', payments: [], refunds: [] });
    await node().send(`0x${Buffer.from(raw ?? []).toString('hex')}`);
    await world.confirm();
    expect(await moneyOf(at)).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
  });

  test('the chain has the same blocks after a restart', async () => {
    const { dataDir } = world.backEnd.deps.config;
    const chain = await machineChain(dataDir);
    const { LocalChain } = await import('#backend/local/ether/local-chain.ts');
    const { blockLog } = await import('#backend/local/ether/block-log.ts');
    const { walletKey } = await import('#backend/local/ether/machine-chain.ts');
    const { addressOfKey } = await import('#backend/providers/ether/deposit-keys.ts');
    const again = await LocalChain.open(addressOfKey(walletKey(dataDir)), blockLog(`${dataDir}/chain.jsonl`));
    expect(again.head.block.hash()).toEqual(chain.head.block.hash());
  });

  test('a node that does not answer: nobody is told an address, and nothing that was seen is lost', async () => {
    const { deps } = world.backEnd;
    const at = await world.orderAtAddress(offer);
    await world.send(at, at.wei);
    await world.mine(3);
    const { origin } = world;
    deps.config.apiOrigin = 'http://127.0.0.1:9';
    await expect(world.watch()).rejects.toBeInstanceOf(ChainDown);
    deps.config.apiOrigin = origin;
    await world.watch();
    expect(await world.statusOf(at.id)).toBe('CHARGED');
  });
});

describe('a refund', () => {
  async function paidAndCancelled(): Promise<AtAddress> {
    const at = await world.orderAtAddress(offer);
    const half = at.wei / 2n;
    await world.send(at, half);
    await world.send(at, at.wei - half);
    await world.confirm();
    good(await world.steps.cancel(at.id));
    return at;
  }

  test('sends each transfer to the address that the payer has confirmed, not to its sender, less the fee, once', async () => {
    const at = await paidAndCancelled();
    await refundAll(at);
    await refundAll(at);
    expect(await moneyOf(at)).toMatchObject({ status: 'CANCELED', refunds: [{ cents: at.cents, state: 'DONE' }] });
    const sent = await sendings(at);
    expect(sent).toHaveLength(2);
    for (const { payer, wei, sent_wei, fee_wei, sent_hash, mined } of sent) {
      expect(BigInt(sent_wei) + BigInt(fee_wei)).toBe(BigInt(wei));
      expect(mined).toBe(true);
      const chain = await machineChain(world.backEnd.deps.config.dataDir);
      const found = chain.blockOf(sent_hash);
      const transaction = found?.made.block.transactions[found.at];
      expect(transaction?.to?.toString()).toBe(at.refundTo);
      expect(payer).not.toBe(at.refundTo);
      expect(transaction?.value).toBe(BigInt(sent_wei));
      expect(transaction?.getSenderAddress().toString()).toBe(at.address);
    }
    const { data } = good(await world.call(getInvestment, { params: { id: at.id }, as: at.as }));
    const hashes = sent.map(({ sent_hash }) => sent_hash);
    const [back] = data.refunds;
    const wei = sent.reduce((total, { sent_wei }) => total + BigInt(sent_wei), 0n);
    expect(data.refunds).toMatchObject([
      {
        reason: 'UNDONE',
        method: 'ETH',
        sender: 'PROVIDER',
        step: 'SENT',
        to: `${at.refundTo.slice(0, 6)}…${at.refundTo.slice(-4)}`,
      },
    ]);
    expect([...(back?.ether?.transactions ?? [])].sort()).toEqual([...hashes].sort());
    expect(back?.ether?.amount).toBe(ethText(wei));
    const mail = (await world.mailsTo(at.as)).at(-1);
    expect(mail?.kind).toBe('investment.refunded');
    expect(mail?.plain).toContain(
      `Hemos enviado ${ethText(wei).replace('.', ',')} ETH a su dirección para devoluciones`,
    );
    for (const hash of hashes) expect(mail?.plain).toContain(hash);
    expect(await node().nonce(at.address)).toBe(2);
    // What is left is what the network did not take of the fee that was set aside.
    const fees = sent.reduce((total, { fee_wei }) => total + BigInt(fee_wei), 0n);
    expect(await balanceAt(at)).toBeLessThan(fees);
  });

  test('is sent once by jobs that run at the same time', async () => {
    const at = await paidAndCancelled();
    await Promise.allSettled([refundAll(at), refundAll(at), refundAll(at)]);
    await refundAll(at);
    expect((await moneyOf(at)).refunds).toMatchObject([{ state: 'DONE' }]);
    expect(await node().nonce(at.address)).toBe(2);
  });

  test('a refund that broke off after it was kept sends the very same transactions', async () => {
    const at = await paidAndCancelled();
    const chain = await machineChain(world.backEnd.deps.config.dataDir);
    const broken = vi.spyOn(chain, 'send').mockRejectedValue(new Error('the node fell over'));
    await expect(refundAll(at)).rejects.toBeInstanceOf(ChainDown);
    broken.mockRestore();
    const [kept] = (await sendings(at)).filter(({ sent_hash }) => sent_hash);
    expect(kept).toMatchObject({ mined: false });
    expect((await moneyOf(at)).refunds).toMatchObject([{ state: 'PENDING', failure: null }]);
    // The price of gas is another now: a transaction signed anew would not be the same.
    await world.mine(5);
    await refundAll(at);
    expect(await sendings(at)).toContainEqual({ ...kept, mined: true });
    expect((await moneyOf(at)).refunds).toMatchObject([{ state: 'DONE' }]);
    expect(await node().nonce(at.address)).toBe(2);
  });

  test('a refund that was accepted although its answer was lost is asked for again by the watcher', async () => {
    const at = await paidAndCancelled();
    const chain = await machineChain(world.backEnd.deps.config.dataDir);
    const send = chain.send.bind(chain);
    const lost = vi.spyOn(chain, 'send').mockImplementation(async (raw, when) => {
      await send(raw, when);
      throw new Error('the answer was lost');
    });
    await expect(refundAll(at)).rejects.toBeInstanceOf(ChainDown);
    lost.mockRestore();
    const [refund] = (await moneyOf(at)).refunds;
    const jobs = () =>
      world.db.query(`select 1 from pgboss.job where name = 'refund.send' and data->>'refundId' = $1`, [refund?.id]);
    const before = (await jobs()).length;
    await world.watch();
    expect((await jobs()).length).toBe(before + 1);
    await refundAll(at);
    expect((await moneyOf(at)).refunds).toMatchObject([{ state: 'DONE' }]);
    expect(await node().nonce(at.address)).toBe(2);
  });

  test('a refund of less than the fee waits for a manager', async () => {
    const at = await world.orderAtAddress(offer);
    await world.send(at, at.wei, new Date(at.quoteEndsAt.getTime() + 1000));
    await world.confirm();
    await world.db.query(
      'update chain_portions set wei = 1 where attempt_id in (select id from payment_attempts where investment_id = $1)',
      [at.id],
    );
    await refundAll(at);
    expect((await moneyOf(at)).refunds).toMatchObject([{ state: 'PENDING', failure: 'chain_less_than_fee' }]);
  });
});

describe('the node of this machine', () => {
  test('takes what is signed, and nothing else', async () => {
    expect(await node().chainId()).toBe(LOCAL_CHAIN_ID);
    await expect(node().send('0x02')).rejects.toBeInstanceOf(ChainRefused);
    const at = await world.orderAtAddress(offer);
    await world.send(at, 1n);
    const chain = await machineChain(world.backEnd.deps.config.dataDir);
    const raw = Buffer.from(chain.head.block.transactions[0]?.serialize() ?? []).toString('hex');
    // The same again: its nonce is used.
    await expect(node().send(`0x${raw}`)).rejects.toBeInstanceOf(ChainRefused);
    // One sign of the signature changed: it is somebody else's, who has nothing.
    const last = raw.endsWith('1') ? '2' : '1';
    await expect(node().send(`0x${raw.slice(0, -1)}${last}`)).rejects.toBeInstanceOf(ChainRefused);
    await expect(chainNode('http://127.0.0.1:9').chainId()).rejects.toBeInstanceOf(ChainDown);
    await expect(chainNode(`${world.origin}/healthz`).chainId()).rejects.toBeInstanceOf(ChainDown);
  });

  test('is on one’s own machine alone', () => {
    const settings = tenantSettings.parse({ chain: { environment: 'local', rate: '2000.00' } });
    const { config } = world.backEnd.deps;
    expect(chainConnectionOf({ id: world.tenantId, settings }, config)?.chainId).toBe(LOCAL_CHAIN_ID);
    expect(chainConnectionOf({ id: world.tenantId, settings }, { ...config, isOwnMachine: false })).toBeNull();
  });

  test('the wallet of the local node pays by its buttons', async () => {
    const at = await world.orderAtAddress(offer);
    const { wallet_url: wallet } = await world.handover(at);
    const press = (decision: string) =>
      fetch(wallet ?? '', { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
    expect(await (await fetch(`${wallet}?lang=en`)).text()).toContain('Pay exactly what is missing');
    expect((await press('less')).status).toBe(303);
    expect((await world.handover(at)).received_wei).toBe((at.wei / 2n).toString());
    await press('exact');
    await press('mine');
    expect(await world.statusOf(at.id)).toBe('CHARGED');
    const done = await world.call(getPaymentHandover, { params: { id: at.id }, as: at.as });
    expect(outcome(done)).toBe('409 payment.none_open');
    expect((await press('steal')).status).toBe(404);
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
