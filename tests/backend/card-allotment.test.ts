import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sendRefund } from '#backend/modules/refunds/send-refund.ts';
import { allotIssuance, previewAllotment } from '#contract/campaigns.ts';
import { type AtCheckout, type CardWorld, makeCardWorld } from '#tests/support/card-world.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { good } from '#tests/support/order-steps.ts';
import { workToEnd } from '#tests/support/work-to-end.ts';

let world: CardWorld;

beforeAll(async () => {
  world = await makeCardWorld();
  await world.standAlone();
});
afterEach(async () => {
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world.close());

const refundsOf = ({ id }: AtCheckout) =>
  world.db.query<{ id: string; cents: number; state: string; failure: string | null; name: string | null }>(
    'select id, amount_cents::int as cents, state, failure, bank_reference as name from refunds where investment_id = $1 order by created_at, id',
    [id],
  );
const sendAll = async (at: AtCheckout) => {
  for (const { id } of await refundsOf(at))
    await sendRefund(world.backEnd.deps, { tenantId: world.tenantId, refundId: id });
};

test('a request that was paid by card and allotted in part gets the rest back on the card, and the remainder where it is cancelled later', async () => {
  const offer = await world.addOffer({ oversubscription: 'PRO_RATA', tokens: 2 });
  const paid: AtCheckout[] = [];
  for (let person = 0; person < 2; person += 1) {
    const at = await world.orderAtCheckout(offer);
    await world.decide(at, 'accept');
    paid.push(at);
  }
  await world.db.query(`update issuances set campaign_ends_at = now() - interval '1 minute' where id = $1`, [offer.id]);
  const { data: plan } = good(await world.call(previewAllotment, { params: { id: offer.id }, as: world.manager }));
  expect(plan.shares.map(({ requested, allotted }) => [requested, allotted])).toEqual([
    [2, 1],
    [2, 1],
  ]);
  const { data } = good(
    await world.call(allotIssuance, {
      params: { id: offer.id },
      body: { total: plan.allotted.amount, back: plan.back },
      as: world.manager,
      key: randomUUID(),
    }),
  );
  await workToEnd(world.backEnd.deps, { tenantId: world.tenantId, runId: data.run });

  for (const at of paid) {
    await sendAll(at);
    await sendAll(at);
    // Half of two tokens and half of the fee of 1.4 per cent of both.
    expect(await refundsOf(at)).toMatchObject([{ cents: at.cents / 2, state: 'DONE', failure: null }]);
    expect(await world.statusOf(at.id)).toBe('CHARGED');
  }
  const [first] = paid;
  if (!first) throw new Error('nobody paid');
  good(await world.steps.cancel(first.id));
  await sendAll(first);
  const refunds = await refundsOf(first);
  expect(refunds).toMatchObject([
    { cents: first.cents / 2, state: 'DONE' },
    { cents: first.cents / 2, state: 'DONE' },
  ]);
  // Each is a refund of its own at the provider, which would refuse a cent more than was paid.
  expect(new Set(refunds.map(({ name }) => name)).size).toBe(2);
});
