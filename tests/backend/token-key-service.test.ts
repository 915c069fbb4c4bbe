import { randomUUID } from 'node:crypto';
import { text as textOf } from 'node:stream/consumers';
import { parseTransaction } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { keyService } from '#backend/providers/erc3643/key-service.ts';
import { deployToken } from '#contract/token-chain.ts';
import { type Anvil, anvilMissing, startAnvil } from '#tests/support/anvil.ts';
import type { Offer } from '#tests/support/invest-world.ts';
import { LOCAL_CERTIFICATE, LOCAL_KEY, startHttps } from '#tests/support/local-https.ts';
import { good } from '#tests/support/order-steps.ts';
import { makeTokenWorld, type TokenWorld } from '#tests/support/token-world.ts';

const missing = await anvilMissing();
if (missing) console.warn(`A key service is not tried with a program that others wrote: ${missing}.`);

describe.skipIf(missing)('a key service that holds the key of a tenant’s tokens', () => {
  let chain: Anvil;
  /** Another program, which knows nothing of the chain: it holds keys and signs. */
  let service: Anvil;
  let world: TokenWorld;
  let offer: Offer;
  let account = '';
  const acts = async () => (await world.acts(offer)).map(({ kind, state, signed }) => [kind, state, signed.length]);
  const tokenOf = async () =>
    (
      await world.db.query<{ address: string | null }>('select address from chain_tokens where issuance_id = $1', [
        offer.id,
      ])
    )[0];
  const accountsOf = () => service.client.request({ method: 'eth_accounts' } as never) as Promise<string[]>;
  /** A run; what the service does not sign breaks it off, and the next one asks again. */
  const run = () => world.work().catch((error: unknown) => String(error));

  beforeAll(async () => {
    [chain, service] = await Promise.all([startAnvil(), startAnvil()]);
    account = (await accountsOf())[3] ?? '';
    world = await makeTokenWorld(chain, { url: service.origin, account });
    offer = await world.addOffer({ tokens: 1_000_000, maxTokens: 1000 });
    good(await world.call(deployToken, { params: { id: offer.id }, body: {}, as: world.manager, key: randomUUID() }));
  }, 120_000);
  afterEach(() => service.meddle(null));
  afterAll(async () => {
    await world?.close();
    await Promise.all([chain?.stop(), service?.stop()]);
  });

  test('sends nothing while the service refuses, is down, or signs another transaction or with another account', async () => {
    const said: string[] = [];
    const [, others = ''] = await accountsOf();
    const foreign = await service.client.request({
      method: 'eth_signTransaction',
      params: [
        {
          from: account,
          to: others,
          value: '0x1',
          gas: '0x5208',
          maxFeePerGas: '0x77359400',
          maxPriorityFeePerGas: '0x1',
          nonce: '0x0',
        },
      ],
    } as never);
    const answers: Parameters<Anvil['meddle']>[0][] = [
      () => ({ error: { code: -32000, message: 'no such key' } }),
      () => ({ result: 'nonsense' }),
      () => ({ result: foreign }),
    ];
    for (const answer of answers) {
      service.meddle(({ method, params }) => {
        said.push(method);
        return answer?.({ method, params }) ?? null;
      });
      await run();
    }
    expect(new Set(said)).toEqual(new Set(['eth_signTransaction']));
    expect(said.length).toBeGreaterThanOrEqual(answers.length);
    expect((await acts()).every(([, , signed]) => signed === 0)).toBe(true);
    expect(await chain.client.getTransactionCount({ address: world.owner })).toBe(0);
  });

  test('signs over TLS for who shows the certificate that it knows, and for nobody else', async () => {
    const front = await startHttps(
      async (asked, response) => {
        const answer = await fetch(service.origin, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: await textOf(asked),
        });
        response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
      },
      { asksCertificate: true },
    );
    const transaction = {
      ...{ chainId: await service.client.getChainId(), nonce: 0, gas: 90_000n },
      ...{ maxFeePerGas: 3_000_000_000n, maxPriorityFeePerGas: 1n, to: `0x${'ab'.repeat(20)}` as const },
    };
    const sign = (tls: Parameters<typeof keyService>[2]) =>
      keyService(front.origin, account.toLowerCase(), tls).sign(transaction);
    try {
      const raw = await sign({ cert: LOCAL_CERTIFICATE, key: LOCAL_KEY, ca: LOCAL_CERTIFICATE });
      expect(parseTransaction(raw)).toMatchObject(transaction);
      await expect(sign({ ca: LOCAL_CERTIFICATE })).rejects.toThrow('did not answer');
      // Its own certificate is believed by the word of its authority alone.
      await expect(sign({ cert: LOCAL_CERTIFICATE, key: LOCAL_KEY })).rejects.toThrow('did not answer');
    } finally {
      await front.close();
    }
  });

  test('signs what makes the token and its mints once it answers: they belong to its account, and no key of theirs is here', async () => {
    for (let runs = 0; runs < 4 && !(await tokenOf())?.address; runs += 1) await run();
    expect((await tokenOf())?.address).toMatch(/^0x[0-9a-f]{40}$/);
    expect(world.owner.toLowerCase()).toBe(account.toLowerCase());
    const holder = await world.addPerson({ sophisticated: true });
    await world.approve(offer, holder);
    await world.minted(holder, offer, 5);
    await run();
    await world.confirm();
    await world.confirm();
    const mints = await world.acts(offer, 'mint');
    expect(mints.map(({ state }) => state)).toEqual(['CONFIRMED']);
    const [sent] = mints[0]?.signed ?? [];
    const { from } = await chain.client.getTransaction({ hash: sent?.hash as `0x${string}` });
    expect(from.toLowerCase()).toBe(account.toLowerCase());
  });
});
