import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listManagedInvestments } from '#contract/investments.ts';
import { countWaiting, getQueuePlace } from '#contract/queues.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good, orderAt, orderSteps } from '#tests/support/order-steps.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world?.close());

test('the menu counts what the queues and the list hold, one by one', async () => {
  const { db, tenantId } = world;
  const steps = orderSteps(world);
  const offer = await world.addOffer();
  for (let at = 0; at < 3; at += 1) {
    const person = await world.addPerson();
    if (at > 0) await orderAt(steps, person, offer, 2, 'PROOF_OF_PAYMENT_UPLOADED');
    await db.query(`update kyc_checks set status = 'MANUAL_REVIEW', submitted_at = now() where user_id = $1`, [
      person.id,
    ]);
    await db.query(
      `insert into sophisticated_requests (tenant_id, user_id, criteria, status, created_at) values ($1, $2, '[]', 'REQUESTED', now())`,
      [tenantId, person.id],
    );
    await db.query(
      `insert into payment_notices (tenant_id, id, provider, event_id, result, outcome, reason, amount_cents, received_at)
       values ($1, $2::uuid, 'card', $2::uuid::text, 'paid', 'QUARANTINED', 'unknown_reference', 12345, now())`,
      [tenantId, randomUUID()],
    );
  }
  const canceled = await orderAt(steps, await world.addPerson(), offer, 2, 'CHARGED');
  good(await steps.cancel(canceled));
  const { data } = good(await world.call(countWaiting, { as: world.manager }));
  for (const queue of ['identity', 'sophisticated', 'proof', 'movement', 'notice'] as const) {
    const place = good(await world.call(getQueuePlace, { query: { queue }, as: world.manager })).data;
    expect({ queue, count: data[queue] }).toEqual({ queue, count: place.count });
  }
  const { inbox } = good(await world.call(listManagedInvestments, { as: world.manager }));
  expect([data.mint, data.refund]).toEqual([inbox.mint.count, inbox.refund.count]);
  expect(data).toMatchObject({ identity: 3, sophisticated: 3, proof: 2, notice: 3, refund: 1, payout: 0 });
});
