import { afterAll, beforeAll, expect, test } from 'vitest';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good, orderSteps } from '#tests/support/order-steps.ts';
import { watchPool } from '#tests/support/round-trips.ts';

let world: InvestWorld;
let watched: ReturnType<typeof watchPool>;

beforeAll(async () => {
  world = await makeInvestWorld();
  watched = watchPool(world.backEnd.deps.pool);
});
afterAll(() => world?.close());

/** The tables whose rows are locked, in the order in which the statements went over the line. */
const locksOf = (statements: readonly string[]) =>
  statements.flatMap((text) =>
    /for no key update/.test(text)
      ? [/from "(\w+)"/.exec(text)?.[1]]
      : (/^update "(investments)"/.exec(text)?.[1] ?? []),
  );

test('an order paid by balance takes few round trips, and locks issuance, investment and accounts in this order', async () => {
  const steps = orderSteps(world);
  const offer = await world.addOffer({ tokens: 100, price: '10' });
  const person = await world.addPerson();
  await world.addCash(person, 100_000);
  const [placed, placing] = await watched.during(() => steps.place(person, offer, 1));
  const { id } = good(placed).data;
  const [accepted, accepting] = await watched.during(() => steps.accept(person, id));
  const [paid, paying] = await watched.during(() => steps.pay(person, id, 'BALANCE', true));
  expect([good(accepted).data.status, good(paid).data.status]).toEqual(['ACCEPTED', 'CHARGED']);

  expect(placing.trips).toBeLessThanOrEqual(8);
  expect(accepting.trips).toBeLessThanOrEqual(8);
  expect(paying.trips).toBeLessThanOrEqual(15);
  expect(locksOf(accepting.statements)).toEqual(['issuances', 'investments', 'investments']);
  expect(locksOf(paying.statements)).toEqual([
    'investments',
    'ledger_accounts',
    'ledger_accounts',
    'investments',
    'investments',
  ]);
});
