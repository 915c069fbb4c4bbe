import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInvestment } from '#contract/investments.ts';
import { callApi } from '#tests/support/back-end.ts';
import { chance } from '#tests/support/chance.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { type KillableBackend, killableBackend } from '#tests/support/killable-backend.ts';
import { good, type OrderSteps, orderSteps } from '#tests/support/order-steps.ts';

const KILLS = 7;
const INVESTORS = 4;
const TOKENS = 3;
/** Longest that a round runs before it is cut, in milliseconds. */
const ROUND_MS = 250;
const luck = chance(1);

let world: InvestWorld;
let backend: KillableBackend;
let steps: OrderSteps;

beforeAll(async () => {
  world = await makeInvestWorld({ hide: { signInvestment: true } });
  backend = await killableBackend(world.db.url);
  // The same tenant over HTTP, served by the process that dies.
  const call: InvestWorld['call'] = (endpoint, sent) =>
    callApi((request) => fetch(request), backend.origin, world.host, endpoint, sent);
  steps = orderSteps({ ...world, call });
});
afterAll(async () => {
  await backend.stop();
  await world.close();
});

/** One investor's way to a paid order, begun anew after each crash with the same keys, as a browser sends its form again. */
interface Journey {
  person: Person;
  offer: Offer;
  id: string | null;
  keys: Record<'place' | 'accept' | 'pay' | 'prove' | 'confirm', string>;
}

const newJourney = async (offer: Offer): Promise<Journey> => {
  const person = await world.addPerson();
  await world.addCash(person, 4_000);
  const key = () => randomUUID();
  return { person, offer, id: null, keys: { place: key(), accept: key(), pay: key(), prove: key(), confirm: key() } };
};

/** Takes every step of a journey; a step that was done before answers as it did. Throws where the back end is gone. */
async function travel(journey: Journey): Promise<void> {
  const { person, offer, keys } = journey;
  journey.id = good(await steps.place(person, offer, TOKENS, keys.place)).data.id;
  good(await steps.accept(person, journey.id, keys.accept));
  // 3 × 50.00, 40.00 of it by balance, and 2.50 for the transfer.
  const { to_pay } = good(await steps.pay(person, journey.id, 'BANK_TRANSFER', true, keys.pay)).data;
  expect(to_pay).toBe('112.50');
  good(await steps.prove(person, journey.id, keys.prove));
  good(await steps.confirm(journey.id, to_pay, keys.confirm));
}

/** Whether an error says that the back end went away in the middle, and nothing else. */
const isCut = (error: unknown) =>
  error instanceof TypeError ||
  (error instanceof Error && /terminated|ECONN|socket|fetch failed|JSON/i.test(`${error} ${error.cause}`));

test(`killed ${KILLS} times in the middle of paying, the money is whole after each, and every journey ends as if nothing had been`, async () => {
  const offer = await world.addOffer({ tokens: 10_000, price: '50' });
  const all: Journey[] = [];
  let cut = 0;
  for (let round = 0; round < KILLS; round++) {
    await backend.start();
    const journeys = await Promise.all(Array.from({ length: INVESTORS }, () => newJourney(offer)));
    all.push(...journeys);
    // Those who were cut before go on beside the new ones.
    const running = all.map((journey) =>
      travel(journey).catch((error: unknown) => {
        if (!isCut(error)) throw error;
        cut++;
      }),
    );
    await sleep(40 + luck.next() * ROUND_MS);
    await backend.kill();
    await Promise.all(running);
    expect(await breachesOf(world.db, world.tenantId)).toEqual({});
  }
  // Killed between two requests alone, this would prove little.
  expect(cut).toBeGreaterThan(KILLS);

  await backend.start();
  for (const journey of all) await travel(journey);
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
  const events = await world.db.query<{ status: string; n: number }>(
    `select e.status, count(*)::int n from investment_events e join investments v on v.tenant_id = e.tenant_id and v.id = e.investment_id
     where v.issuance_id = $1 group by e.status`,
    [offer.id],
  );
  // Each step was done once for each, however often it was asked for.
  expect(Object.fromEntries(events.map(({ status, n }) => [status, n]))).toEqual({
    CREATED: all.length,
    ACCEPTED: all.length,
    METHOD_PAYMENT: all.length,
    IN_UPLOAD_PROOF_OF_PAYMENT: all.length,
    PROOF_OF_PAYMENT_UPLOADED: all.length,
    CHARGED: all.length,
  });
  const [sums] = await world.db.query<{ escrow: string; taken: number }>(
    `select (select sum(p.amount)::text from ledger_postings p join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
       where a.issuance_id = i.id and a.kind = 'issuance_escrow') escrow, tokens_taken::int taken from issuances i where id = $1`,
    [offer.id],
  );
  expect(sums).toEqual({ escrow: String(all.length * 15_250), taken: all.length * TOKENS });
  const [first] = all;
  if (!first?.id) throw new Error('nobody travelled');
  const { data } = good(await world.call(getInvestment, { params: { id: first.id }, as: first.person }));
  expect(data.status).toBe('CHARGED');
});
