import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { machineChain } from '#backend/local/ether/machine-chain.ts';
import { chainConnectionOf } from '#backend/providers/ether/chain-connection.ts';
import { ChainDown, ChainRefused, chainNode } from '#backend/providers/ether/chain-node.ts';
import { LOCAL_CHAIN_ID } from '#backend/providers/ether/local-chain-id.ts';
import { tenantSettings } from '#backend/tenant/tenant-settings.ts';
import { getPaymentHandover } from '#contract/handover.ts';
import { getInvestment } from '#contract/investments.ts';
import { ethText } from '#domain/money/wei.ts';
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

const sendings = ({ id }: AtAddress) =>
  world.db.query<{ payer: string; sent_hash: string; sent_wei: string; fee_wei: string; wei: string; mined: boolean }>(
    `select t.payer, p.sent_hash, p.sent_wei, p.fee_wei, p.wei, p.mined_at is not null as mined from chain_portions p
     join chain_transfers t on t.hash = p.transfer_hash join payment_attempts a on a.id = p.attempt_id
     where a.investment_id = $1 order by p.sent_nonce`,
    [id],
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
    expect(await world.moneyOf(at)).toEqual({ status: 'METHOD_PAYMENT', payments: [], refunds: [] });
    await node().send(`0x${Buffer.from(raw ?? []).toString('hex')}`);
    await world.confirm();
    expect(await world.moneyOf(at)).toEqual({ status: 'CHARGED', payments: [{ cents: at.cents }], refunds: [] });
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
    await world.refundAll(at);
    await world.refundAll(at);
    expect(await world.moneyOf(at)).toMatchObject({
      status: 'CANCELED',
      refunds: [{ cents: at.cents, state: 'DONE' }],
    });
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
    await Promise.allSettled([world.refundAll(at), world.refundAll(at), world.refundAll(at)]);
    await world.refundAll(at);
    expect((await world.moneyOf(at)).refunds).toMatchObject([{ state: 'DONE' }]);
    expect(await node().nonce(at.address)).toBe(2);
  });

  test('a refund that broke off after it was kept sends the very same transactions', async () => {
    const at = await paidAndCancelled();
    const chain = await machineChain(world.backEnd.deps.config.dataDir);
    const broken = vi.spyOn(chain, 'send').mockRejectedValue(new Error('the node fell over'));
    await expect(world.refundAll(at)).rejects.toBeInstanceOf(ChainDown);
    broken.mockRestore();
    const [kept] = (await sendings(at)).filter(({ sent_hash }) => sent_hash);
    expect(kept).toMatchObject({ mined: false });
    expect((await world.moneyOf(at)).refunds).toMatchObject([{ state: 'PENDING', failure: null }]);
    // The price of gas is another now: a transaction signed anew would not be the same.
    await world.mine(5);
    await world.refundAll(at);
    expect(await sendings(at)).toContainEqual({ ...kept, mined: true });
    expect((await world.moneyOf(at)).refunds).toMatchObject([{ state: 'DONE' }]);
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
    await expect(world.refundAll(at)).rejects.toBeInstanceOf(ChainDown);
    lost.mockRestore();
    const [refund] = (await world.moneyOf(at)).refunds;
    const jobs = () =>
      world.db.query(`select 1 from pgboss.job where name = 'refund.send' and data->>'refundId' = $1`, [refund?.id]);
    const before = (await jobs()).length;
    await world.watch();
    expect((await jobs()).length).toBe(before + 1);
    await world.refundAll(at);
    expect((await world.moneyOf(at)).refunds).toMatchObject([{ state: 'DONE' }]);
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
    await world.refundAll(at);
    expect((await world.moneyOf(at)).refunds).toMatchObject([{ state: 'PENDING', failure: 'chain_less_than_fee' }]);
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
