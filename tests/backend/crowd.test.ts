import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followIssuance, listPublicIssuances } from '#contract/issuances.ts';
import { callApi } from '#tests/support/back-end.ts';
import {
  anotherTenant,
  type InvestWorld,
  makeInvestWorld,
  type Offer,
  type Person,
} from '#tests/support/invest-world.ts';

const REQUESTS = 40;

let world: InvestWorld;
let neighbour: InvestWorld;
let offer: Offer;
let owner: pg.Client;

beforeAll(async () => {
  world = await makeInvestWorld();
  neighbour = await anotherTenant(world);
  offer = await world.addOffer();
  await neighbour.addOffer();
  owner = new pg.Client({ connectionString: world.db.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

const follow = (as: Person) => world.call(followIssuance, { params: { id: offer.id }, body: { followed: true }, as });

/** Sends requests that all wait for a table, has somebody of another tenant look at a public page, and lets go. */
async function whileWaiting(requests: () => Promise<{ status: number }>[]) {
  await owner.query('begin');
  await owner.query('lock table issuance_follows in access exclusive mode');
  let answered = 0;
  const sent = requests().map(async (one) => {
    const { status } = await one;
    answered += 1;
    return status;
  });
  try {
    const page = await neighbour.call(listPublicIssuances);
    return { page: page.status, before: answered };
  } finally {
    await owner.query('commit');
    await Promise.all(sent);
  }
}

test('a public page of another tenant is answered while one person’s forty requests wait for a slow table', async () => {
  const person = await world.addPerson();
  expect((await follow(person)).status).toBe(200);
  const seen = await whileWaiting(() => Array.from({ length: REQUESTS }, () => follow(person)));
  expect(seen).toEqual({ page: 200, before: 0 });
});

test('a public page of another tenant is answered while forty people of one tenant wait', async () => {
  const people = await Promise.all(Array.from({ length: REQUESTS }, () => world.addPerson()));
  const seen = await whileWaiting(() => people.map(follow));
  expect(seen).toEqual({ page: 200, before: 0 });
});

test('a person’s requests are worked on three at a time, the rest wait in order, and far too many are sent away', async () => {
  const person = await world.addPerson();
  await follow(person);
  await owner.query('begin');
  await owner.query('lock table issuance_follows in access exclusive mode');
  const sent = Array.from({ length: 80 }, () => follow(person));
  const refused = await Promise.race(sent);
  expect(refused).toMatchObject({ status: 429, body: { error: 'request.too_many', params: { seconds: 5 } } });
  const [held] = await world.db.query<{ n: number }>(
    `select count(*)::int n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  expect(held?.n).toBeLessThanOrEqual(3);
  await owner.query('commit');
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(80 - 53);
  expect(statuses.filter((status) => status === 200)).toHaveLength(53);
});

test('an answer that says "later" says when, where programs look for it', async () => {
  const person = await world.addPerson();
  await owner.query('begin');
  await owner.query('lock table issuance_follows in access exclusive mode');
  const headers: (string | null)[] = [];
  const fetch = async (request: Request) => {
    const answer = await world.backEnd.fetch(request);
    headers.push(answer.headers.get('Retry-After'));
    return answer;
  };
  const sent = Array.from({ length: 60 }, () =>
    callApi(fetch, 'http://api.test', world.host, followIssuance, {
      params: { id: offer.id },
      body: { followed: true },
      as: person,
    }),
  );
  await Promise.race(sent);
  expect(headers[0]).toBe('5');
  await owner.query('commit');
  await Promise.all(sent);
});
