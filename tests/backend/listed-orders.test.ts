import { afterAll, beforeAll, expect, test } from 'vitest';
import { managedOrder } from '#contract/investment.ts';
import { getManagedInvestment, listManagedInvestments } from '#contract/investments.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good, orderAt, orderSteps } from '#tests/support/order-steps.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld({ modules: { signature: false } });
});
afterAll(() => world?.close());

const STATUSES = ['CREATED', 'IN_UPLOAD_PROOF_OF_PAYMENT', 'PROOF_OF_PAYMENT_UPLOADED', 'CHARGED'] as const;

test('a list says of each order what its own page says, to managers and to its issuer', async () => {
  const steps = orderSteps(world);
  const offer = await world.addOffer({ softCapTokens: 0 });
  for (const status of STATUSES) await orderAt(steps, await world.addPerson(), offer, 2, status);
  // One of a person whose identity waits for a manager, and one paid and undone, whose money goes back by bank.
  const moved = await world.addPerson();
  await orderAt(steps, moved, offer, 2, 'CHARGED');
  await world.db.query(`update kyc_checks set status = 'MANUAL_REVIEW' where user_id = $1`, [moved.id]);
  const undone = await orderAt(steps, await world.addPerson(), offer, 3, 'CHARGED');
  good(await steps.cancel(undone));

  for (const as of [world.manager, world.issuer]) {
    const { data } = good(await world.call(listManagedInvestments, { query: { issuance: offer.id }, as }));
    expect(data).toHaveLength(STATUSES.length + 2);
    for (const row of data) {
      const own = good(await world.call(getManagedInvestment, { params: { id: row.id }, as })).data;
      expect(row).toEqual(managedOrder.parse(own));
    }
    expect([...new Set(data.map((row) => row.mint_refused))].sort()).toEqual([
      'canceled',
      'identity_not_checked',
      'not_paid',
      'reflection_running',
    ]);
    expect(data.find((row) => row.id === undone)?.refund_due?.amount).toBeTruthy();
  }
});
