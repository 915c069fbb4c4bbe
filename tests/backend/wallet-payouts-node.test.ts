import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listEarnings } from '#contract/earnings.ts';
import {
  getBatchWithdrawal,
  getWalletBatch,
  listWalletPayouts,
  makeWalletBatch,
  noteWalletTransaction,
  withdrawWalletBatch,
} from '#contract/wallet-payouts.ts';
import { type Anvil, anvilMissing, startAnvil } from '#tests/support/anvil.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { makePayoutWorld, type PayoutWorld } from '#tests/support/payout-world.ts';

const missing = await anvilMissing();
if (missing) console.warn(`Pay-outs to wallets are not tried against a node that others wrote: ${missing}.`);

describe.skipIf(missing)('pay-outs to wallets on a chain of anvil', () => {
  let base: InvestWorld;
  let world: PayoutWorld;
  let anvil: Anvil;
  let ana: Person;

  beforeAll(async () => {
    anvil = await startAnvil();
    base = await makeInvestWorld();
    base.backEnd.deps.config.apiOrigin = anvil.origin;
  });
  afterEach(async () => {
    anvil.meddle(null);
    world.backEnd.clock.moveTo(null);
    expect(await breachesOf(world.db, world.tenantId)).toEqual({});
  });
  afterAll(async () => {
    await base?.close();
    await anvil?.stop();
  });

  const hexOf = (text: string) => text as `0x${string}`;
  const mine = (blocks: number) => anvil.client.mine({ blocks });
  const confirm = async () => {
    await mine(3);
    await world.watch();
  };
  const note = (id: string, hash: string) =>
    world.call(noteWalletTransaction, { as: world.manager, params: { id }, body: { hash }, key: randomUUID() });
  const withdraw = (id: string) =>
    world.call(withdrawWalletBatch, { as: world.manager, params: { id }, key: randomUUID() });
  const batchOf = async (id: string) =>
    good(await world.call(getWalletBatch, { as: world.manager, params: { id } })).data;
  const outcomes = async (id: string) => (await batchOf(id)).rows.map((row) => row.outcome);
  const reorg = () => anvil.client.request({ method: 'anvil_reorg', params: [1, []] } as never);

  /** A tenant with such a wallet, and two people with 81.00 and 40.50 in a batch for it. */
  async function batchFor(payer: string): Promise<string> {
    world = await makePayoutWorld(base, payer);
    ana = await world.addWalletPerson();
    await world.claimed(ana, { gross: 10_000, withheld: 1900 });
    await world.claimed(await world.addWalletPerson(), { gross: 5000, withheld: 950 });
    const { next } = good(await world.call(listWalletPayouts, { as: world.manager }));
    const body = { total: next.total };
    return good(await world.call(makeWalletBatch, { as: world.manager, body, key: randomUUID() })).data.id;
  }

  describe('a wallet of one key', () => {
    let id: string;
    beforeEach(async () => {
      id = await batchFor(anvil.client.account.address);
    });
    const pay = async (at: number, more = 0n, nonce?: number) => {
      const row = (await batchOf(id)).rows[at];
      const value = BigInt(row?.wei ?? 0) + more;
      const hash = await anvil.client.sendTransaction({ to: hexOf(row?.address ?? ''), value, nonce });
      await anvil.client.waitForTransactionReceipt({ hash });
      return hash;
    };

    test('a transaction closes a payout with its confirmations, and not before', async () => {
      const hash = await pay(0);
      await world.watch();
      expect(await outcomes(id)).toEqual(['SEEN', 'OPEN']);
      await mine(1);
      await world.watch();
      expect(await outcomes(id)).toEqual(['SEEN', 'OPEN']);
      await confirm();
      expect(await outcomes(id)).toEqual(['SENT', 'OPEN']);
      expect((await batchOf(id)).rows[0]?.hash).toBe(hash);
      await pay(1, -1n);
      await confirm();
      expect(await outcomes(id)).toEqual(['SENT', 'OPEN']);
    });

    test('a payout whose receipt the node does not find for a moment is neither closed nor open again', async () => {
      await pay(0);
      await world.watch();
      anvil.meddle(({ method }) => (method === 'eth_getTransactionReceipt' ? { result: null } : null));
      await confirm();
      expect(await outcomes(id)).toEqual(['SEEN', 'OPEN']);
      anvil.meddle(null);
      await world.watch();
      expect(await outcomes(id)).toEqual(['SENT', 'OPEN']);
    });

    test('a payout whose block is taken back is open again, and is closed by the transaction that takes its place', async () => {
      const hash = await pay(0);
      const { nonce } = await anvil.client.getTransaction({ hash });
      await world.watch();
      await reorg();
      await world.watch();
      expect(await outcomes(id)).toEqual(['OPEN', 'OPEN']);
      await pay(0, 0n, nonce);
      await confirm();
      expect(await outcomes(id)).toEqual(['SENT', 'OPEN']);
    });
  });

  describe('a wallet that is a contract', () => {
    let id: string;
    let wallet: string;
    beforeEach(async () => {
      wallet = await deployWallet();
      id = await batchFor(wallet);
    });

    /** A contract that sends what it is told to two addresses, from inside: address and wei twice, 32 bytes each. */
    async function deployWallet(): Promise<string> {
      const send = (at: string, wei: string) => `5f5f5f5f60${wei}3560${at}355af150`;
      const runs = `${send('00', '20')}${send('40', '60')}00`;
      const length = (runs.length / 2).toString(16).padStart(2, '0');
      const code = hexOf(`0x60${length}600a5f3960${length}5ff3${runs}`);
      const hash = await anvil.client.deployContract({ abi: [], bytecode: code });
      const { contractAddress } = await anvil.client.waitForTransactionReceipt({ hash });
      await anvil.client.setBalance({ address: hexOf(contractAddress ?? ''), value: 10n ** 20n });
      return contractAddress ?? '';
    }
    async function execute(of: string, sends: { address: string; wei: bigint }[]) {
      const word = (hex: string) => hex.replace(/^0x/, '').padStart(64, '0');
      const data = sends.map(({ address, wei }) => word(address) + word(wei.toString(16))).join('');
      const hash = await anvil.client.sendTransaction({ to: hexOf(of), data: hexOf(`0x${data}`), gas: 200_000n });
      await anvil.client.waitForTransactionReceipt({ hash });
      return hash;
    }
    const due = async () => (await batchOf(id)).rows.map(({ address, wei }) => ({ address, wei: BigInt(wei) }));

    test('a wallet that is a contract closes all that one transaction paid once a manager names it, and the same named again is no other', async () => {
      const hash = await execute(wallet, await due());
      await world.watch();
      expect(await outcomes(id)).toEqual(['OPEN', 'OPEN']);
      expect(good(await note(id, hash)).data).toEqual({ found: 2 });
      expect(good(await note(id, hash.toUpperCase().replace('0X', '0x'))).data).toEqual({ found: 2 });
      expect(await outcomes(id)).toEqual(['SEEN', 'SEEN']);
      await confirm();
      expect(await outcomes(id)).toEqual(['SENT', 'SENT']);
      const [earning] = good(await world.call(listEarnings, { as: ana })).data;
      expect(earning?.on_chain?.hash).toBe(hash);
    });

    test('a batch closes nothing by a transaction of another contract, nor by one that sent a wei less', async () => {
      const [first, second] = await due();
      const other = await execute(await deployWallet(), await due());
      expect(outcome(await note(id, other))).toBe('422 request.invalid');
      const short = await execute(wallet, [
        { address: first?.address ?? '', wei: (first?.wei ?? 0n) - 1n },
        { address: second?.address ?? '', wei: second?.wei ?? 0n },
      ]);
      expect(good(await note(id, short)).data).toEqual({ found: 1 });
      expect(await outcomes(id)).toEqual(['OPEN', 'SEEN']);
    });

    test('a named transaction has to be named again where its block was taken back', async () => {
      const hash = await execute(wallet, await due());
      good(await note(id, hash));
      await world.watch();
      await reorg();
      await world.watch();
      expect(await outcomes(id)).toEqual(['OPEN', 'OPEN']);
      expect(outcome(await note(id, hash))).toBe('422 request.invalid');
    });

    test('a batch is withdrawn after an hour of a wallet that did nothing, and not of one that was called: what it sent from inside nobody sees', async () => {
      const second = await batchFor(wallet);
      await mine(1);
      await world.watch();
      world.pass(61);
      good(await withdraw(second));
      world.backEnd.clock.moveTo(null);
      id = await batchFor(wallet);
      await execute(wallet, await due());
      await world.watch();
      world.pass(61);
      expect(outcome(await withdraw(id))).toBe('409 payout.batch_acted');
      const asked = await world.call(getBatchWithdrawal, { as: world.manager, params: { id } });
      expect(good(asked).data).toEqual({ refusal: 'acted', from: null });
    });

    test('a refusal says so where the node does not remember the balances of the block any more', async () => {
      const hash = await execute(wallet, await due());
      anvil.meddle(({ method }) =>
        method === 'eth_getBalance' ? { error: { code: -32_000, message: 'missing trie node' } } : null,
      );
      const refused = await note(id, hash);
      expect(JSON.stringify(refused)).toContain('error_transaction_too_old');
    });
  });
});
