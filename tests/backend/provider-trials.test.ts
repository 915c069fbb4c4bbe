import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { chainNode } from '#backend/providers/ether/chain-node.ts';
import { askCard } from '#backend/providers/trials/ask-card.ts';
import { askChain } from '#backend/providers/trials/ask-chain.ts';
import { askIdentity } from '#backend/providers/trials/ask-identity.ts';
import { askMailServer } from '#backend/providers/trials/ask-mail-server.ts';
import { getSettings, tryProvider } from '#contract/settings.ts';
import { PROVIDER_NAMES, type ProviderName } from '#domain/tenant/provider-trial.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { listen } from '#tests/support/listen.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

const KEY = 'sk_local_of_the_tests';
const HOOKS = ['whsec_first_of_two_secrets'];
let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
  await set({
    card: { secretKey: KEY, webhookSecrets: HOOKS, environment: 'local' },
    identity: {
      appToken: 'token_of_the_tests',
      secretKey: 'secret_of_the_tests',
      webhookSecrets: HOOKS,
      level: 'a',
      environment: 'local',
    },
    chain: { environment: 'local', rate: '2000.00' },
    redsys: { merchantCode: '999008881', terminal: '1', secretKey: 'A'.repeat(32), environment: 'local' },
  });
  await listen(world.backEnd);
});
afterAll(() => world?.close());

const set = (settings: object) =>
  world.db.query(`update tenants set settings = settings || $2::jsonb, version = version + 1 where id = $1`, [
    world.tenantId,
    JSON.stringify(settings),
  ]);
const ask = (name: ProviderName, as = world.manager) => world.call(tryProvider, { params: { name }, body: {}, as });
const shown = async () => good(await world.call(getSettings, { as: world.manager })).data.providers;

describe('trying a provider', () => {
  test('asks each that has a question at its own door, and the page keeps what came of it, when and by whom', async () => {
    for (const name of ['card', 'identity', 'chain'] as const)
      expect(good(await ask(name)).data, name).toMatchObject({ result: 'ANSWERED', ms: expect.any(Number) });
    const providers = await shown();
    expect(providers.map(({ name }) => name).sort()).toEqual([...PROVIDER_NAMES].sort());
    expect(providers.find(({ name }) => name === 'card')?.trial).toMatchObject({
      result: 'ANSWERED',
      by: world.manager.name,
      at: expect.any(String),
    });
    expect(JSON.stringify(providers)).not.toContain(KEY);
    const logged = await world.db.query(
      `select details from audit_log where tenant_id = $1 and action = 'tenant.provider_tried'`,
      [world.tenantId],
    );
    expect(logged).toHaveLength(3);
    expect(JSON.stringify(logged)).not.toContain(KEY);
  });

  test('has nothing for a provider that answers orders alone, and for one without a contract', async () => {
    expect(outcome(await ask('redsys'))).toBe('409 settings.try_nothing');
    expect(outcome(await ask('tokenChain'))).toBe('409 settings.try_none');
    expect(outcome(await ask('mail'))).toBe('409 settings.try_none');
    expect((await shown()).find(({ name }) => name === 'redsys')?.trial).toBeNull();
  });

  test('is for managers alone, of their own tenant’s contracts', async () => {
    const there = await anotherTenant(world);
    expect(outcome(await ask('card', world.issuer))).toBe('403 access.denied');
    expect(outcome(await there.call(tryProvider, { params: { name: 'card' }, body: {}, as: there.manager }))).toBe(
      '409 settings.try_none',
    );
    expect(good(await there.call(getSettings, { as: there.manager })).data.providers.every(({ trial }) => !trial)).toBe(
      true,
    );
  });

  test('asks nobody with a key that was copied with its line end', async () => {
    await set({ card: { secretKey: `${KEY}\n`, webhookSecrets: HOOKS, environment: 'local' } });
    expect(good(await ask('card')).data.result).toBe('MALFORMED');
  });

  test('may be done five times in ten minutes for each provider', async () => {
    const tries = [];
    for (let at = 0; at < 6; at++) tries.push(outcome(await ask('chain')));
    expect(tries).toContain('429 settings.try_limit');
    expect(tries.filter((each) => each === '200').length).toBeLessThanOrEqual(5);
    expect(outcome(await ask('identity'))).toBe('200');
  });
});

describe('the answer of a provider', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });
  const serve = (answer: RequestListener) =>
    new Promise<string>((done) => {
      const server = createServer(answer).listen(0, '127.0.0.1', () => {
        const address = server.address();
        done(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
      });
      servers.push(server);
    });
  const saying = (status: number, body = '{"error":{"type":"invalid_request_error","message":"no"}}') =>
    serve((_, reply) => reply.writeHead(status, { 'Content-Type': 'application/json' }).end(body));
  const all = async (api: string) => [
    await askCard({ api, secretKey: KEY }),
    await askIdentity({ api, appToken: KEY, secretKey: KEY }),
    await askChain(chainNode(api), 1),
  ];

  test('is told apart: key refused, key known but not for this, or somebody else’s', async () => {
    expect(await all(await saying(401))).toEqual(['REFUSED', 'REFUSED', 'REFUSED']);
    expect(await all(await saying(403))).toEqual(['NARROW', 'NARROW', 'NARROW']);
    expect(await all(await saying(500))).toEqual(['OTHER', 'OTHER', 'OTHER']);
    expect(await askCard({ api: await saying(200, '{}'), secretKey: KEY })).toBe('OTHER');
    expect(await askIdentity({ api: await saying(200, '<html>'), appToken: KEY, secretKey: KEY })).toBe('OTHER');
  });

  test('is none where it cannot be reached', async () => {
    expect(await all('http://127.0.0.1:9')).toEqual(['SILENT', 'SILENT', 'SILENT']);
    expect(await askMailServer('smtp://127.0.0.1:9')).toBe('SILENT');
  });

  test('is not the right one from another chain', async () => {
    const api = await saying(200, '{"jsonrpc":"2.0","id":0,"result":"0x5"}');
    expect(await askChain(chainNode(api), 5)).toBe('ANSWERED');
    expect(await askChain(chainNode(api), 1)).toBe('OTHER');
  });

  test('is a greeting from a mail server, which gets no mail', async () => {
    const server = await startMailServer();
    expect(await askMailServer(server.url)).toBe('ANSWERED');
    expect(server.received).toEqual([]);
    await server.close();
  });
});
