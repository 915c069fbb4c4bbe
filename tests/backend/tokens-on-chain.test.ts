import { randomBytes, randomUUID } from 'node:crypto';
import { parseAbi } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { healthOf } from '#backend/jobs/health.ts';
import { decideTokenAct, deployToken, getTokenChain, requestTokenAct } from '#contract/token-chain.ts';
import { type Anvil, anvilMissing, startAnvil } from '#tests/support/anvil.ts';
import type { Offer, Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { makeTokenWorld, type TokenWorld } from '#tests/support/token-world.ts';

const missing = await anvilMissing();
if (missing) console.warn(`Tokens are not tried against a node that others wrote: ${missing}.`);

/** The standard's own words (ERC-3643), not those of our code. */
const ERC3643 = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function totalSupply() view returns (uint256)',
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function owner() view returns (address)',
  'function paused() view returns (bool)',
  'function isFrozen(address) view returns (bool)',
  'function identityRegistry() view returns (address)',
  'function isVerified(address) view returns (bool)',
  'function transfer(address, uint256) returns (bool)',
]);

describe.skipIf(missing)('tokens on a chain of anvil', () => {
  let anvil: Anvil;
  let world: TokenWorld;
  let offer: Offer;
  let token: `0x${string}` = '0x';

  const hex = (address: string) => address as `0x${string}`;
  const readToken = (
    functionName: 'totalSupply' | 'name' | 'symbol' | 'decimals' | 'paused' | 'owner' | 'identityRegistry',
  ) => anvil.client.readContract({ address: token, abi: ERC3643, functionName });
  const balanceOf = async (address: string) =>
    Number(
      await anvil.client.readContract({
        address: token,
        abi: ERC3643,
        functionName: 'balanceOf',
        args: [hex(address)],
      }),
    );
  const isVerified = async (address: string) => {
    const registry = (await readToken('identityRegistry')) as `0x${string}`;
    return anvil.client.readContract({
      address: registry,
      abi: ERC3643,
      functionName: 'isVerified',
      args: [hex(address)],
    });
  };
  const mintOf = async (order: string) => (await world.acts(offer, 'mint')).find(({ key }) => key === `mint:${order}`);
  const rowOf = async () =>
    (await world.db.query<Record<string, never>>('select * from chain_tokens where issuance_id = $1', [offer.id]))[0];
  const holder = () => world.addPerson({ sophisticated: true });
  const listed = async (who: Person) => {
    const address = await world.approve(offer, who);
    await world.work();
    return address;
  };

  beforeAll(async () => {
    anvil = await startAnvil();
    world = await makeTokenWorld(anvil);
    offer = await world.addOffer({ tokens: 1_000_000, maxTokens: 1000 });
    good(await world.call(deployToken, { params: { id: offer.id }, body: {}, as: world.manager, key: randomUUID() }));
    await world.work();
    token = hex((await rowOf())?.address ?? '');
  }, 120_000);
  afterEach(() => anvil.meddle(null));
  afterAll(async () => {
    await world?.close();
    await anvil?.stop();
  });

  test('a token is made by the suite, named as in the project, in whole tokens, and owned by the tenant’s account', async () => {
    const [named] = await world.db.query<{ token_name: string; token_symbol: string }>(
      'select token_name, token_symbol from issuances where id = $1',
      [offer.id],
    );
    expect([await readToken('name'), await readToken('symbol')]).toEqual([named?.token_name, named?.token_symbol]);
    expect([await readToken('decimals'), await readToken('totalSupply'), await readToken('paused')]).toEqual([
      0,
      0n,
      false,
    ]);
    expect(await readToken('owner')).toBe(world.owner);
    await world.confirm();
    expect(new Set((await world.acts(offer)).map(({ state }) => state))).toEqual(new Set(['CONFIRMED']));
  });

  test('an approved address is registered, and what the ledger mints stands there as in the register', async () => {
    const who = await holder();
    const order = await world.minted(who, offer, 30);
    await world.work();
    // Nobody's address is approved: nothing can be made anywhere.
    expect(await mintOf(order)).toBeUndefined();
    const address = await listed(who);
    expect(await isVerified(address)).toBe(true);
    expect(await mintOf(order)).toMatchObject({ state: 'MINED' });
    expect(await balanceOf(address)).toBe(30);
    await world.confirm();
    expect(await mintOf(order)).toMatchObject({ state: 'CONFIRMED', attempts: 0 });
    await world.reconcile();
    expect(await rowOf()).toMatchObject({ differing: 0, pending: '0' });
  });

  test('tokens go to no address that is not on the list, and to no more once it is revoked', async () => {
    const [who, other] = [await holder(), await holder()];
    const [address, second] = [await listed(who), await listed(other)];
    await world.minted(who, offer, 10);
    await world.work();
    await anvil.client.impersonateAccount({ address: hex(address) });
    await anvil.client.setBalance({ address: hex(address), value: 10n ** 18n });
    const transfer = (to: string) =>
      ({ account: hex(address), address: token, abi: ERC3643, functionName: 'transfer', args: [hex(to), 1n] }) as const;
    const send = async (to: string) => {
      await anvil.client.simulateContract(transfer(to));
      const hash = await anvil.client.writeContract(transfer(to));
      await anvil.client.waitForTransactionReceipt({ hash });
    };
    await expect(send(`0x${'ab'.repeat(20)}`)).rejects.toThrow('Transfer not possible');
    await send(second);
    expect([await balanceOf(address), await balanceOf(second)]).toEqual([9, 1]);
    await world.revoke(offer, second);
    await world.work();
    expect(await isVerified(second)).toBe(false);
    await expect(send(second)).rejects.toThrow('Transfer not possible');
    // The register knows nothing of it: told at the next reconciliation, of both people.
    await world.reconcile();
    expect(await rowOf()).toMatchObject({ differing: 2 });
    expect(await healthOf(world.backEnd.deps.sidePool, () => 0)()).toMatchObject({ tokens_differing: 1 });
    const audit = await world.db.query(
      `select 1 from audit_log where action = 'token.differs_from_register' and subject_id = $1`,
      [offer.id],
    );
    expect(audit.length).toBeGreaterThan(0);
  });

  describe('a transaction', () => {
    test('a transaction of which the answer is lost is sent once alone, whatever was killed between', async () => {
      const who = await holder();
      const address = await listed(who);
      // The node takes it, and the answer never comes.
      anvil.meddle(({ method, params }) => {
        if (method !== 'eth_sendRawTransaction') return null;
        void anvil.client.sendRawTransaction({ serializedTransaction: hex(String(params[0])) });
        return { result: 'lost' };
      });
      const order = await world.minted(who, offer, 7);
      await world.work().catch(() => undefined);
      expect(await mintOf(order)).toMatchObject({ state: 'SENT' });
      anvil.meddle(null);
      await world.confirm();
      await world.work();
      expect(await mintOf(order)).toMatchObject({ state: 'CONFIRMED' });
      expect(await balanceOf(address)).toBe(7);
    });

    test('a transaction that was reserved and never signed, as a process that dies leaves it, is signed under its nonce', async () => {
      const who = await holder();
      const address = await listed(who);
      const order = await world.minted(who, offer, 5);
      anvil.meddle(({ method }) => (method === 'eth_gasPrice' ? { result: 'what?' } : null));
      await world.work().catch(() => undefined);
      const before = await mintOf(order);
      expect(before).toMatchObject({ state: 'SENT', signed: [] });
      anvil.meddle(null);
      await world.work();
      await world.work();
      expect(await mintOf(order)).toMatchObject({ state: 'MINED', nonce: before?.nonce });
      expect(await balanceOf(address)).toBe(5);
    });

    test('a transaction of an older database is found on the chain by its order’s mark, and not made again', async () => {
      const who = await holder();
      const address = await listed(who);
      const order = await world.minted(who, offer, 11);
      await world.work();
      expect(await balanceOf(address)).toBe(11);
      // A backup of before: it knows neither act nor nonce.
      await world.db.query('delete from chain_acts where investment_id = $1', [order]);
      await world.work();
      await world.work();
      expect((await mintOf(order))?.state).toMatch(/^(MINED|CONFIRMED)$/);
      expect(await balanceOf(address)).toBe(11);
    });

    test('a transaction which the node refuses is tried again later, with the reason shown', async () => {
      const who = await holder();
      const address = await listed(who);
      const order = await world.minted(who, offer, 4);
      anvil.meddle(({ method }) =>
        method === 'eth_estimateGas' ? { error: { code: 3, message: 'execution reverted: no' } } : null,
      );
      await world.work();
      expect(await mintOf(order)).toMatchObject({ state: 'FAILED', failure: 'execution reverted: no', attempts: 1 });
      anvil.meddle(null);
      await world.work();
      expect(await mintOf(order)).toMatchObject({ state: 'FAILED' });
      world.pass(1);
      await world.work();
      expect(await mintOf(order)).toMatchObject({ state: 'MINED', failure: null });
      expect(await balanceOf(address)).toBe(4);
    });

    test('a transaction that hangs is offered more for under its nonce, and carried out once', async () => {
      const who = await holder();
      const address = await listed(who);
      const order = await world.minted(who, offer, 6);
      await anvil.client.setAutomine(false);
      try {
        await world.work();
        world.pass(11);
        await world.work();
        const hanging = await mintOf(order);
        expect(hanging?.signed).toHaveLength(2);
      } finally {
        await anvil.client.mine({ blocks: 1 });
        await anvil.client.setAutomine(true);
      }
      await world.work();
      expect(await mintOf(order)).toMatchObject({ state: 'MINED' });
      expect(await balanceOf(address)).toBe(6);
    });

    test('a transaction that a reorganisation takes back after it was confirmed is seen, and sent again', async () => {
      const who = await holder();
      const address = await listed(who);
      const order = await world.minted(who, offer, 8);
      await world.work();
      await world.confirm();
      expect(await mintOf(order)).toMatchObject({ state: 'CONFIRMED' });
      const before = await mintOf(order);
      await anvil.client.request({ method: 'anvil_reorg', params: [6, []] } as never);
      expect(await balanceOf(address)).toBe(0);
      await world.work();
      expect((await mintOf(order))?.state).toMatch(/^(SENT|MINED)$/);
      await world.work();
      await world.confirm();
      expect(await mintOf(order)).toMatchObject({ state: 'CONFIRMED', nonce: before?.nonce });
      expect(await balanceOf(address)).toBe(8);
    });
  });

  test('a node that says nothing leaves everything as it was, and is asked again', async () => {
    const who = await holder();
    const address = await world.approve(offer, who);
    anvil.meddle(() => ({ result: null }));
    await expect(world.work()).rejects.toThrow('not understood');
    anvil.meddle(null);
    await world.work();
    expect(await isVerified(address)).toBe(true);
  });

  test('two runs at a time make nothing twice', async () => {
    const who = await holder();
    const address = await listed(who);
    const orders = await Promise.all([world.minted(who, offer, 3)]);
    await Promise.all([world.work(), world.work(), world.work()]);
    await world.work();
    await world.confirm();
    expect(await mintOf(orders[0] ?? '')).toMatchObject({ state: 'CONFIRMED' });
    expect(await balanceOf(address)).toBe(3);
  });

  describe('an act by hand', () => {
    let second: Person;
    beforeAll(async () => {
      second = await world.addPerson({ roles: ['ADMIN'] });
    });
    const ask = (body: Record<string, unknown>, as = world.manager) =>
      world.call(requestTokenAct, {
        params: { id: offer.id },
        body: { reason: 'Resolución judicial 12/2026', ...body } as never,
        as,
        key: randomUUID(),
      });
    const decide = (id: string, as: Person, decision: 'approve' | 'reject' = 'approve') =>
      world.call(decideTokenAct, { params: { id: offer.id, act_id: id }, body: { decision }, as, key: randomUUID() });
    const carriedOut = async (body: Record<string, unknown>) => {
      const { id } = good(await ask(body)).data;
      good(await decide(id, second));
      await world.work();
      await world.work();
      const [act] = (await world.acts(offer)).filter((one) => one.id === id);
      expect(act).toMatchObject({ failure: null, state: 'MINED' });
    };

    test('an act by hand does nothing until another manager approves it, and never by who asked', async () => {
      const { id } = good(await ask({ act: 'pause' })).data;
      await world.work();
      expect(await readToken('paused')).toBe(false);
      expect(outcome(await decide(id, world.manager))).toBe('409 token.own_request');
      good(await decide(id, second, 'reject'));
      expect(outcome(await decide(id, second))).toBe('409 token.decided');
      await world.work();
      expect(await readToken('paused')).toBe(false);
      await carriedOut({ act: 'pause' });
      expect(await readToken('paused')).toBe(true);
      expect(outcome(await ask({ act: 'pause' }))).toBe('409 token.no_change');
      await carriedOut({ act: 'unpause' });
      expect(await readToken('paused')).toBe(false);
    });

    test('an address that is frozen keeps its tokens, and is free again', async () => {
      const address = await listed(await holder());
      await carriedOut({ act: 'freeze', address });
      const frozen = () =>
        anvil.client.readContract({ address: token, abi: ERC3643, functionName: 'isFrozen', args: [hex(address)] });
      expect(await frozen()).toBe(true);
      await carriedOut({ act: 'unfreeze', address });
      expect(await frozen()).toBe(false);
      expect(outcome(await ask({ act: 'freeze', address: `0x${'cd'.repeat(20)}` }))).toBe('409 token.unknown_address');
    });

    test('a forced transfer moves tokens between registered addresses, and to no other', async () => {
      const [who, other] = [await holder(), await holder()];
      const [from, to] = [await listed(who), await listed(other)];
      await world.minted(who, offer, 9);
      await world.work();
      await carriedOut({ act: 'forced_transfer', address: from, to, tokens: 4 });
      expect([await balanceOf(from), await balanceOf(to)]).toEqual([5, 4]);
      expect(outcome(await ask({ act: 'forced_transfer', address: from, to: `0x${'ef'.repeat(20)}`, tokens: 1 }))).toBe(
        '409 token.not_listed',
      );
      expect(outcome(await ask({ act: 'forced_transfer', address: from, to, tokens: 6 }))).toBe('409 token.too_many');
      const { data } = good(await world.call(getTokenChain, { params: { id: offer.id }, as: world.manager }));
      expect(data.holders.filter(({ user_id }) => user_id === who.id || user_id === other.id)).toMatchObject([
        { register: 9, chain: 5 },
        { register: 0, chain: 4 },
      ]);
    });

    test('a recovery takes all that a lost wallet has to a new one of the same person', async () => {
      const who = await holder();
      const lost = await listed(who);
      await world.minted(who, offer, 12);
      await world.work();
      const found = `0x${randomBytes(20).toString('hex')}`;
      await carriedOut({ act: 'recovery', address: lost, to: found });
      expect([await balanceOf(lost), await balanceOf(found)]).toEqual([0, 12]);
      expect([await isVerified(lost), await isVerified(found)]).toEqual([false, true]);
      const { data } = good(await world.call(getTokenChain, { params: { id: offer.id }, as: world.manager }));
      expect(data.holders.find(({ user_id }) => user_id === who.id)).toMatchObject({ register: 12, chain: 12 });
    });
  });
});
