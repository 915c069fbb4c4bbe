import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { SERVED } from '#backend/served.ts';
import { fullPath } from '#contract/base-address.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Caller } from '#domain/access/permissions.ts';
import type { Speaker } from '#tests/support/back-end.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { rawCall } from '#tests/support/raw-call.ts';
import { SAMPLE_INPUTS } from '#tests/support/sample-inputs.ts';

const ENDPOINTS = SERVED.map(({ endpoint }) => endpoint);
const needsSample = ({ params, body, files }: Endpoint) => Boolean(params || body || files);
/** Those without their sample fail in the test that asks for it, once. */
const SAMPLED = ENDPOINTS.filter((endpoint) => !needsSample(endpoint) || SAMPLE_INPUTS[endpoint.id]);
const named = (endpoints: readonly Endpoint[]) => endpoints.map((endpoint) => [endpoint.id, endpoint] as const);

let world: InvestWorld;
let investor: Person;
let declared: Endpoint[];

beforeAll(async () => {
  world = await makeInvestWorld();
  investor = await world.addPerson();
  declared = await declaredEndpoints();
});
afterAll(() => world.close());

async function declaredEndpoints(): Promise<Endpoint[]> {
  const shape = z.looseObject({ id: z.string(), method: z.string(), path: z.string(), caller: z.string() });
  const found: Endpoint[] = [];
  for (const file of readdirSync('contract').filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name))) {
    const module: Record<string, unknown> = await import(pathToFileURL(path.resolve('contract', file)).href);
    for (const value of Object.values(module)) if (shape.safeParse(value).success) found.push(value as Endpoint);
  }
  return found;
}

function speakerFor(caller: Caller): Speaker | null {
  if (caller === 'anyone') return null;
  if (caller === 'manager') return world.manager;
  if (caller === 'issuer' || caller === 'issuer-or-manager') return world.issuer;
  return investor;
}

const call = (endpoint: Endpoint, options: { input?: object; query?: Record<string, string>; key?: string | null }) =>
  rawCall(world.backEnd.fetch, endpoint, {
    host: world.host,
    as: speakerFor(endpoint.caller),
    input: SAMPLE_INPUTS[endpoint.id] ?? {},
    key: randomUUID(),
    ...options,
  });

test('every endpoint that asks somebody else, looks into files or draws a document before it answers is given half a minute by a dashboard', () => {
  const asking = SERVED.filter(({ ahead }) => ahead).map(({ endpoint }) => endpoint);
  expect(asking.length).toBeGreaterThan(20);
  expect(asking.filter(({ takesLong }) => !takesLong).map(({ id }) => id)).toEqual([]);
});

test('every endpoint of the contract is served, once, and nothing else is', () => {
  const ids = (endpoints: readonly Endpoint[]) => endpoints.map(({ id }) => id).sort();
  expect(declared.length).toBeGreaterThan(30);
  expect(ids(ENDPOINTS)).toEqual(ids(declared));
  expect(new Set(ids(declared)).size).toBe(declared.length);
  const addresses = ENDPOINTS.map(
    ({ method, path: template }) => `${method} ${fullPath(template).replace(/\{\w+\}/g, '{}')}`,
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('the document lists every endpoint with its operation, and the page names each', async () => {
  const answer = await world.backEnd.fetch(new Request('http://api.test/openapi.json'));
  const document = z
    .object({
      openapi: z.string(),
      paths: z.record(z.string(), z.record(z.string(), z.looseObject({ operationId: z.string() }))),
    })
    .parse(await answer.json());
  expect(document.openapi).toMatch(/^3\.1/);
  const listed = Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${method.toUpperCase()} ${address} ${operationId}`),
  );
  expect(listed.sort()).toEqual(ENDPOINTS.map(({ method, path: p, id }) => `${method} ${fullPath(p)} ${id}`).sort());
  const page = await (await world.backEnd.fetch(new Request('http://api.test/docs'))).text();
  for (const { path: template } of ENDPOINTS) expect(page).toContain(fullPath(template));
});

test('an address that nobody serves is 404 in the common envelope, and so is another method', async () => {
  for (const [method, at] of [
    ['GET', '/v2/pfp/nothing'],
    ['DELETE', '/v2/pfp/portfolio'],
    ['POST', '/v2/pfp/portfolio'],
  ] as const) {
    const answer = await world.backEnd.fetch(
      new Request(`http://api.test${at}`, { method, headers: { 'X-TENANT-HOST': world.host } }),
    );
    expect([answer.status, await answer.json()]).toEqual([404, { error: 'not_found' }]);
  }
});

describe('every endpoint', () => {
  test('an endpoint with parameters, a body or files has a sample that its contract accepts', () => {
    const needs = ENDPOINTS.filter(needsSample);
    expect(needs.filter(({ id }) => !SAMPLE_INPUTS[id]).map(({ id }) => id)).toEqual([]);
    for (const { id, params, body } of needs) {
      const sample = SAMPLE_INPUTS[id];
      if (params) expect(params.safeParse(sample?.params).success, id).toBe(true);
      if (body) expect(body.safeParse(sample?.body ?? {}).success, id).toBe(true);
    }
  });

  test.each(named(SAMPLED))('%s refuses a query that it does not know', async (_, endpoint) => {
    const { status, json } = await call(endpoint, { query: { sorpresa: '1' } });
    expect([status, json]).toMatchObject([400, { error: 'request.invalid', fields: { sorpresa: {} } }]);
  });

  test.each(named(SAMPLED.filter(({ method }) => method !== 'GET')))(
    '%s refuses a field that it does not know',
    async (_, endpoint) => {
      const sample = SAMPLE_INPUTS[endpoint.id] ?? {};
      const { status, json } = await call(endpoint, { input: { ...sample, body: { ...sample.body, sorpresa: '1' } } });
      expect([status, json]).toMatchObject([400, { error: 'request.invalid', fields: { sorpresa: {} } }]);
    },
  );

  test.each(named(SAMPLED.filter(({ idempotent }) => idempotent)))(
    '%s refuses to work without a key',
    async (_, endpoint) => {
      const { status, json } = await call(endpoint, { key: null });
      expect([status, json]).toMatchObject([400, { error: 'idempotency.missing' }]);
    },
  );

  test.each(named(SAMPLED.filter(({ caller }) => caller !== 'anyone')))(
    '%s refuses nobody with 401 and the wrong role with 403',
    async (_, endpoint) => {
      const ask = (as: Speaker | null) =>
        rawCall(world.backEnd.fetch, endpoint, {
          host: world.host,
          as,
          input: SAMPLE_INPUTS[endpoint.id] ?? {},
          key: randomUUID(),
        });
      expect((await ask(null)).status).toBe(401);
      expect((await ask({ token: 'x'.repeat(43), kind: 'user' })).status).toBe(401);
      if (endpoint.caller === 'signed-in') return;
      const wrong = endpoint.caller === 'investor' ? world.issuer : investor;
      expect((await ask(wrong)).status).toBe(403);
    },
  );

  test('an endpoint that moves money or tokens needs a key', () => {
    const moves =
      /placeOrder|acceptOrder|choosePayment|giveUp|uploadProof|signContract|revoke|Proof|mint|cancel|settle/;
    expect(ENDPOINTS.filter(({ id, method, idempotent }) => method !== 'GET' && moves.test(id) && !idempotent)).toEqual(
      [],
    );
  });
});

test('a host that no tenant has is 421, whatever is asked', async () => {
  for (const endpoint of SAMPLED) {
    const { status } = await rawCall(world.backEnd.fetch, endpoint, {
      host: 'nobody.example',
      input: SAMPLE_INPUTS[endpoint.id] ?? {},
      key: randomUUID(),
    });
    expect(status, endpoint.id).toBe(421);
  }
});
