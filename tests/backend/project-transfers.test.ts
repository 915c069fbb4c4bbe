import { afterAll, beforeAll, expect, test } from 'vitest';
import { listProjectTransfers } from '#contract/transfers.ts';
import { addDays, dayIn } from '#domain/time/zone.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { transferSteps } from '#tests/support/transfer-steps.ts';

let world: InvestWorld;
let steps: ReturnType<typeof transferSteps>;
let [ana, eva]: Person[] = [];
beforeAll(async () => {
  world = await makeInvestWorld();
  steps = transferSteps(world);
  [ana, eva] = [await world.addPerson(), await world.addPerson()];
});
afterAll(() => world.close());

test('a manager reads each transfer of a project with both sides by name, by its kind and by the tenant’s days, and nobody else reads any', async () => {
  if (!ana || !eva) throw new Error('nobody is there');
  const offer = await steps.held([[ana, 10]]);
  for (const person of [ana, eva]) await steps.list(offer, person);
  await steps.move(offer, ana, eva, 3);
  await steps.move(offer, ana, eva, 2, { kind: 'MARKET' });
  const read = async (query: object = {}) =>
    good(await world.call(listProjectTransfers, { params: { id: offer.id }, query, as: world.manager })).data;
  const rows = await read();
  expect(rows.map(({ tokens }) => tokens)).toEqual([2, 3]);
  expect(rows[1]).toMatchObject({ from: { id: ana.id }, to: { id: eva.id }, kind: 'TRANSFER', value: '30.00' });
  for (const { from, to } of rows) expect([from.name, to.name]).not.toContain('');
  expect((await read({ kind: 'MARKET' })).map(({ tokens }) => tokens)).toEqual([2]);
  const today = dayIn(world.backEnd.clock.now(), 'Europe/Madrid');
  expect(await read({ from: today, to: today })).toHaveLength(2);
  expect(await read({ to: addDays(today, -1) })).toEqual([]);
  const asked = { params: { id: offer.id } };
  expect(outcome(await world.call(listProjectTransfers, { ...asked, as: world.issuer }))).toMatch(/^403/);
  expect(outcome(await world.call(listProjectTransfers, { ...asked, as: ana }))).toMatch(/^403/);
  const other = await anotherTenant(world);
  expect(outcome(await other.call(listProjectTransfers, { ...asked, as: other.manager }))).toMatch(/^404/);
});
