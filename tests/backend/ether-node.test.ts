import { randomUUID } from 'node:crypto';
import { createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { sendRefund } from '#backend/modules/refunds/send-refund.ts';
import { watchChains } from '#backend/providers/ether/watch-chain.ts';
import { bookUnexplained, listQuarantine } from '#contract/quarantine.ts';
import { ethText } from '#domain/money/wei.ts';
import { type Anvil, anvilMissing, startAnvil } from '#tests/support/anvil.ts';
import { type AtAddress, type ChainWorld, makeChainWorld } from '#tests/support/chain-world.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { anotherTenant, type Offer } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

const missing = await anvilMissing();
if (missing) console.warn(`Ether is not tried against a node that others wrote: ${missing}.`);

describe.skipIf(missing)('ether on a chain of anvil', () => {
  let world: ChainWorld;
  let offer: Offer;
  let anvil: Anvil;

  beforeAll(async () => {
    anvil = await startAnvil();
    world = await makeChainWorld();
    await world.standAlone();
    world.backEnd.deps.config.apiOrigin = anvil.origin;
    offer = await world.addOffer({ tokens: 1_000_000 });
  });
  afterEach(async () => {
    anvil.meddle(null);
    world.backEnd.clock.moveTo(null);
    expect(await breachesOf(world.db, world.tenantId)).toEqual({});
  });
  afterAll(async () => {
    await world?.close();
    await anvil?.stop();
  });

  const hexOf = (address: string) => address as `0x${string}`;
  const mine = (blocks: number) => anvil.client.mine({ blocks });
  const confirm = async () => {
    await mine(3);
    await world.watch();
  };
  const balanceAt = ({ address }: AtAddress) => anvil.client.getBalance({ address: hexOf(address) });
  const transferOf = async ({ address }: AtAddress) => {
    const rows = await world.db.query<{ state: string; hash: string }>(
      `select t.state, t.hash from chain_transfers t join payment_attempts a on a.id = t.attempt_id where a.reference = $1`,
      [address],
    );
    return rows[0];
  };
  const noticesOf = ({ address }: AtAddress) =>
    world.db.query<{ reason: string; open: boolean }>(
      `select n.reason, n.resolved_at is null as open from payment_notices n join payment_attempts a on a.id = n.attempt_id
       where a.reference = $1 and n.outcome = 'QUARANTINED' order by n.received_at`,
      [address],
    );
  const refundsOf = ({ id }: AtAddress) =>
    world.db.query<{ id: string; state: string; failure: string | null }>(
      'select id, state, failure from refunds where investment_id = $1',
      [id],
    );
  /** Pays what is due, and waits for the block: anvil answers before it mines. */
  const pay = async (at: AtAddress, rest: object = {}) => {
    const hash = await anvil.client.sendTransaction({ to: hexOf(at.address), value: at.wei, ...rest });
    await anvil.client.waitForTransactionReceipt({ hash });
    return hash;
  };

  async function paid(): Promise<AtAddress> {
    const at = await world.orderAtAddress(offer);
    await pay(at);
    await confirm();
    expect(await world.statusOf(at.id)).toBe('CHARGED');
    return at;
  }
  async function refundAll(at: AtAddress): Promise<void> {
    for (const { id } of await refundsOf(at))
      await sendRefund(world.backEnd.deps, { tenantId: world.tenantId, refundId: id });
  }

  describe('a payment', () => {
    test.each(['legacy', 'eip2930', 'eip1559'] as const)(
      'a payment of the type %s counts with its confirmations',
      async (type) => {
        const at = await world.orderAtAddress(offer);
        await pay(at, { type, ...(type === 'eip2930' ? { accessList: [] } : {}) });
        await world.watch();
        expect(await world.handover(at)).toMatchObject({ received_wei: at.wei.toString(), confirmations: 1 });
        expect(await world.statusOf(at.id)).toBe('METHOD_PAYMENT');
        await confirm();
        expect(await world.statusOf(at.id)).toBe('CHARGED');
      },
    );

    test('a payment whose receipt the node does not find for a moment is not lost', async () => {
      const at = await world.orderAtAddress(offer);
      await pay(at);
      anvil.meddle(({ method }) => (method === 'eth_getTransactionReceipt' ? { result: null } : null));
      await confirm();
      await confirm();
      expect(await transferOf(at)).toMatchObject({ state: 'SEEN' });
      expect(await noticesOf(at)).toEqual([]);
      anvil.meddle(null);
      await world.watch();
      expect(await world.statusOf(at.id)).toBe('CHARGED');
    });

    test('a payment on a node that is behind for a moment is not lost', async () => {
      const at = await world.orderAtAddress(offer);
      await pay(at);
      await world.watch();
      await mine(3);
      anvil.meddle(({ method }) => (method === 'eth_getBlockByNumber' ? { result: null } : null));
      await world.watch().catch(() => undefined);
      expect(await transferOf(at)).toMatchObject({ state: 'SEEN' });
      anvil.meddle(null);
      await confirm();
      expect(await world.statusOf(at.id)).toBe('CHARGED');
    });

    test('a payment whose block is taken back is hidden at once, a manager is told, and paid anew it is booked and cleared', async () => {
      const at = await world.orderAtAddress(offer);
      const hash = await pay(at);
      const { nonce } = await anvil.client.getTransaction({ hash });
      await world.watch();
      await anvil.client.request({ method: 'anvil_reorg', params: [1, []] } as never);
      await world.watch();
      expect(await transferOf(at)).toMatchObject({ state: 'GONE' });
      expect(await world.handover(at)).toMatchObject({ received_wei: '0', confirmations: 0 });
      expect(await noticesOf(at)).toEqual([{ reason: 'transfer_gone', open: true }]);
      await pay(at, { nonce });
      await confirm();
      expect(await world.statusOf(at.id)).toBe('CHARGED');
    });

    test('a payment that was gone is found in a block that was read already, and its notice clears itself', async () => {
      const at = await world.orderAtAddress(offer);
      await pay(at);
      await world.watch();
      const other = `0x${'ab'.repeat(32)}`;
      await world.db.query(`update chain_transfers set block_hash = $2 where hash = $1`, [
        (await transferOf(at))?.hash,
        other,
      ]);
      anvil.meddle(({ method }) => (method === 'eth_getTransactionReceipt' ? { result: null } : null));
      await world.watch();
      expect(await transferOf(at)).toMatchObject({ state: 'GONE' });
      expect(await noticesOf(at)).toEqual([{ reason: 'transfer_gone', open: true }]);
      anvil.meddle(null);
      await world.watch();
      expect(await noticesOf(at)).toEqual([{ reason: 'transfer_gone', open: false }]);
      await confirm();
      expect(await world.statusOf(at.id)).toBe('CHARGED');
    });
  });

  describe('ether that a contract sends', () => {
    /** A contract that passes on whatever it is given to one address: it stands in no block's list of transactions. */
    async function payByContract({ address }: AtAddress, value: bigint) {
      // CALL(gas, address, callvalue, no data); STOP
      const runs = `5f5f5f5f3473${address.slice(2)}5af100`;
      const length = (runs.length / 2).toString(16).padStart(2, '0');
      const code = hexOf(`0x60${length}600a5f3960${length}5ff3${runs}`);
      const hash = await anvil.client.deployContract({ abi: [], bytecode: code });
      const { contractAddress } = await anvil.client.waitForTransactionReceipt({ hash });
      const paid = await anvil.client.sendTransaction({ to: contractAddress, value });
      await anvil.client.waitForTransactionReceipt({ hash: paid });
    }
    const openNotice = async (at: AtAddress) => {
      const { manager } = world;
      const { data } = good(await world.call(listQuarantine, { query: { open: '1' }, as: manager }));
      const notice = data.find(({ investment_id }) => investment_id === at.id);
      const book = (act: 'credit' | 'return') =>
        world.call(bookUnexplained, {
          params: { id: notice?.id ?? '' },
          body: { act },
          as: manager,
          key: randomUUID(),
        });
      return { notice, book };
    };

    test('is told to a manager once, with its confirmations, and pays the order when it is credited', async () => {
      const at = await world.orderAtAddress(offer);
      await payByContract(at, at.wei);
      await world.watch();
      expect(await balanceAt(at)).toBe(at.wei);
      expect(await noticesOf(at)).toEqual([]);
      await confirm();
      await confirm();
      expect(await noticesOf(at)).toEqual([{ reason: 'chain_unexplained', open: true }]);
      expect(await world.statusOf(at.id)).toBe('METHOD_PAYMENT');
      const { notice, book } = await openNotice(at);
      expect(notice?.ether).toBe(ethText(at.wei));
      good(await book('credit'));
      expect(await world.statusOf(at.id)).toBe('CHARGED');
      expect(outcome(await book('credit'))).toBe('409 payment.notice_resolved');
      world.pass(61);
      await confirm();
      expect(await noticesOf(at)).toEqual([{ reason: 'chain_unexplained', open: false }]);
      good(await world.steps.cancel(at.id));
      await refundAll(at);
      expect(await refundsOf(at)).toMatchObject([{ state: 'DONE' }]);
      expect(await balanceAt(at)).toBe(0n);
      expect(await anvil.client.getBalance({ address: hexOf(at.refundTo) })).toBeGreaterThan(0n);
    });

    test('goes back to the confirmed address when it is returned', async () => {
      const at = await world.orderAtAddress(offer);
      await payByContract(at, at.wei);
      await confirm();
      const { book } = await openNotice(at);
      good(await book('return'));
      expect(await world.statusOf(at.id)).toBe('METHOD_PAYMENT');
      await refundAll(at);
      expect(await refundsOf(at)).toMatchObject([{ state: 'DONE' }]);
      expect(await balanceAt(at)).toBe(0n);
      expect(await anvil.client.getBalance({ address: hexOf(at.refundTo) })).toBeGreaterThan(0n);
    });

    test('is told of no more when it is gone from the address', async () => {
      const at = await world.orderAtAddress(offer);
      await payByContract(at, at.wei);
      await confirm();
      expect(await noticesOf(at)).toEqual([{ reason: 'chain_unexplained', open: true }]);
      await anvil.client.setBalance({ address: hexOf(at.address), value: 0n });
      await confirm();
      await confirm();
      expect(await noticesOf(at)).toEqual([{ reason: 'chain_unexplained', open: false }]);
    });
  });

  describe('a refund', () => {
    test('is carried out, and nothing of its fee stays behind', async () => {
      const at = await paid();
      good(await world.steps.cancel(at.id));
      await vi.waitFor(() => refundAll(at), { timeout: 120_000, interval: 250 });
      expect(await refundsOf(at)).toMatchObject([{ state: 'DONE', failure: null }]);
      expect(await balanceAt(at)).toBe(0n);
    });

    test('a refund that hangs is priced anew under its nonce, cannot be sent by hand meanwhile, and is carried out once', async () => {
      const at = await paid();
      good(await world.steps.cancel(at.id));
      await anvil.client.setAutomine(false);
      try {
        await expect(refundAll(at)).rejects.toThrow('stands in no block yet');
        // A day and more later: a card's refund would be the manager's now.
        world.pass(25 * 60);
        expect(outcome(await world.steps.settle(at.id))).toBe('409 investment.illegal_move');
        await expect(refundAll(at)).rejects.toThrow('stands in no block yet');
        await expect(refundAll(at)).rejects.toThrow('stands in no block yet');
        const [portion] = await world.db.query<{ replaced: { hash: string }[]; sent_hash: string; fee_wei: string }>(
          'select p.* from chain_portions p join payment_attempts a on a.id = p.attempt_id where a.reference = $1',
          [at.address],
        );
        expect(portion?.replaced).toHaveLength(1);
        expect(portion?.replaced[0]?.hash).not.toBe(portion?.sent_hash);
      } finally {
        await mine(1);
        await anvil.client.setAutomine(true);
      }
      await refundAll(at);
      expect(await refundsOf(at)).toMatchObject([{ state: 'DONE' }]);
      expect(await anvil.client.getTransactionCount({ address: hexOf(at.address) })).toBe(1);
      expect(await balanceAt(at)).toBe(0n);
    });

    test('a refund whose nonce somebody else has used is dropped, and waits for a manager', async () => {
      const at = await paid();
      good(await world.steps.cancel(at.id));
      anvil.meddle(({ method }) => (method === 'eth_sendRawTransaction' ? { result: `0x${'00'.repeat(32)}` } : null));
      await expect(refundAll(at)).rejects.toThrow('stands in no block yet');
      expect(outcome(await world.steps.settle(at.id))).toBe('409 investment.illegal_move');
      await anvil.client.impersonateAccount({ address: hexOf(at.address) });
      await anvil.client.sendTransaction({ account: hexOf(at.address), to: hexOf(at.address), value: 1n });
      // Not before it has its confirmations.
      await expect(refundAll(at)).rejects.toThrow('stands in no block yet');
      expect(outcome(await world.steps.settle(at.id))).toBe('409 investment.illegal_move');
      await mine(5);
      await refundAll(at);
      expect(await refundsOf(at)).toMatchObject([{ state: 'PENDING', failure: 'chain_dropped' }]);
      expect(good(await world.steps.settle(at.id)).data.refunds).toMatchObject([{ sender: 'BANK', step: 'SENT' }]);
    });

    test('a refund that a manager has settled while its job was running is not signed any more', async () => {
      const at = await paid();
      good(await world.steps.cancel(at.id));
      world.pass(25 * 60);
      let settled: Promise<unknown> | null = null;
      anvil.meddle(({ method }) => {
        if (method === 'eth_gasPrice') settled ??= world.steps.settle(at.id);
        return null;
      });
      // The price is asked, the manager settles, and only then the job comes to sign.
      await refundAll(at).catch(() => undefined);
      await settled;
      await refundAll(at);
      const signed = await world.db.query(
        'select 1 from chain_portions p join payment_attempts a on a.id = p.attempt_id where a.reference = $1 and p.sent_at is not null',
        [at.address],
      );
      const settledByHand = await world.db.query(
        'select 1 from refunds where investment_id = $1 and settled_by is not null',
        [at.id],
      );
      expect(signed.length + settledByHand.length).toBe(1);
    });
  });

  test('a node that says nothing costs its own tenant the run, and no other', async () => {
    const at = await world.orderAtAddress(offer);
    await pay(at);
    await mine(3);
    const slow = await makeSlowTenant();
    const run = watchChains(world.backEnd.deps);
    await vi.waitFor(async () => expect(await world.statusOf(at.id)).toBe('CHARGED'), 60_000);
    expect(slow.asked()).toBe(1);
    await slow.hangUp();
    await run;
  });

  /** A tenant whose node takes every question and answers none. */
  async function makeSlowTenant() {
    const open: Socket[] = [];
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      open.push(socket);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    const other = await anotherTenant(world);
    const chain = {
      environment: 'live',
      chainId: 1,
      rpcUrl: `https://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
      accountKey:
        'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8',
      account: 0,
    };
    await world.db.query(`update tenants set settings = settings || $2::jsonb where id = $1`, [
      other.tenantId,
      JSON.stringify({ chain }),
    ]);
    await world.db.query(
      `insert into chain_cursors (tenant_id, chain_id, block_number, block_hash, updated_at) values ($1, 1, 1, '0x00', now())`,
      [other.tenantId],
    );
    return {
      asked: () => open.length,
      hangUp: async () => {
        for (const socket of open) socket.destroy();
        await new Promise((done) => server.close(done));
        await world.standAlone();
      },
    };
  }
});
