import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchDaily, fetchSanctions } from '#backend/modules/screening/fetch-list.ts';
import { fetchWatchList, listWatchLists } from '#contract/screening.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { LOCAL_REACH, type LocalHttps, startHttps } from '#tests/support/local-https.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { sanctionsFile } from '#tests/support/sample-lists.ts';

const PEOPLE = Array.from({ length: 20 }, (_, at) => ({ name: `Aurelio Castaño Número${at}` }));
let world: InvestWorld;
let server: LocalHttps;
/** What the server answers with now, and what it was asked. */
let answer: { status: number; body: string; etag?: string };
let asked: (string | undefined)[] = [];
beforeAll(async () => {
  world = await makeInvestWorld();
  server = await startHttps((request, response) => {
    asked.push(request.headers['if-none-match']);
    const isSame = answer.etag !== undefined && request.headers['if-none-match'] === answer.etag;
    if (isSame) return response.writeHead(304).end();
    return response.writeHead(answer.status, answer.etag ? { etag: answer.etag } : {}).end(answer.body);
  });
  await setAddress(`${server.origin}/list?token=secreto`);
});
afterAll(async () => {
  await server?.close();
  await world?.close();
});
beforeEach(() => {
  asked = [];
});

const setAddress = (address: string) =>
  world.db.query(
    `update tenants set version = version + 1, settings = jsonb_set(settings, '{screening}', jsonb_build_object('sanctionsAddress', $2::text)) where id = $1`,
    [world.tenantId, address],
  );
const read = () => fetchSanctions(world.backEnd.deps, { tenantId: world.tenantId }, LOCAL_REACH);
const seen = async () => {
  const { data } = good(await world.call(listWatchLists, { as: world.manager }));
  const [sanctions] = data.filter(({ list }) => list === 'sanctions');
  return {
    last: sanctions?.address?.last ?? null,
    entries: sanctions?.edition?.entries ?? 0,
    all: JSON.stringify(data),
  };
};

test('a list is read from its address, once, and asked for with what it said of itself', async () => {
  answer = { status: 200, body: sanctionsFile({ people: PEOPLE }), etag: '"a"' };
  await read();
  const first = await seen();
  expect([first.last?.result, first.entries]).toEqual(['NEW', 20]);
  expect(first.all).not.toContain('secreto');
  await read();
  expect(asked).toEqual([undefined, '"a"']);
  expect((await seen()).last?.result).toBe('SAME');
  answer = { ...answer, etag: '"b"' };
  await read();
  expect((await seen()).last?.result).toBe('SAME');
});

test('a list that is cut, a fifth shorter, of another year or no list changes nothing and says why, and a mended one is taken', async () => {
  const whole = sanctionsFile({ people: PEOPLE });
  const wrong: [string, string][] = [
    [whole.slice(0, whole.length / 2), 'validator.'],
    [sanctionsFile({ people: PEOPLE.slice(0, 10) }), 'validator.error_watch_short'],
    [sanctionsFile({ people: PEOPLE, madeAt: new Date(Date.now() - 400 * 86_400_000) }), 'validator.error_watch_old'],
    ['<html>mantenimiento</html>', 'validator.'],
  ];
  for (const [body, why] of wrong) {
    answer = { status: 200, body, etag: '"c"' };
    await read();
    const { last, entries } = await seen();
    expect([last?.result, entries]).toEqual(['REFUSED', 20]);
    expect(last?.problem?.key).toContain(why);
    expect(last?.good_at).not.toBeNull();
  }
  answer = { status: 200, body: sanctionsFile({ people: [...PEOPLE, { name: 'Benito Olmedo' }] }), etag: '"c"' };
  await read();
  expect((await seen()).entries).toBe(21);
});

test('a server that refuses is told as a fault, and an address in a private network is never asked', async () => {
  answer = { status: 503, body: '' };
  await read();
  expect((await seen()).last).toMatchObject({ result: 'FAILED', fault: 'refused' });
  asked = [];
  await fetchSanctions(world.backEnd.deps, { tenantId: world.tenantId });
  expect(asked).toEqual([]);
  expect((await seen()).last).toMatchObject({ result: 'FAILED', fault: 'not_public' });
});

test('a manager has it read now, a few times and no more; without an address nothing is read', async () => {
  const now = async () => outcome(await world.call(fetchWatchList, { body: {}, as: world.manager }));
  expect(await now()).toBe('200');
  for (let at = 0; at < 4; at += 1) await now();
  expect(await now()).toBe('429 screening.fetch_limit');
  const jobs = () =>
    world.db.query("select id from pgboss.job where name = 'screening.fetch' and data ->> 'tenantId' = $1", [
      world.tenantId,
    ]);
  const before = (await jobs()).length;
  expect(before).toBe(5);
  await fetchDaily(world.backEnd.deps);
  expect(await jobs()).toHaveLength(6);
  await setAddress('');
  await fetchDaily(world.backEnd.deps);
  expect(await jobs()).toHaveLength(6);
  expect(await now()).toBe('409 screening.no_address');
});
