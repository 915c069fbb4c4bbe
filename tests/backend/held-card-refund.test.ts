import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRefund } from '#backend/modules/refunds/send-refund.ts';
import { decideHit } from '#contract/screening.ts';
import { type CardWorld, makeCardWorld } from '#tests/support/card-world.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { good } from '#tests/support/order-steps.ts';

let world: CardWorld;
beforeAll(async () => {
  world = await makeCardWorld();
  await world.standAlone();
});
afterAll(() => world?.close());

test('a card’s refund of somebody whom a list holds is not asked for before the decision, and is asked for with it', async () => {
  const { db, tenantId, manager } = world;
  const at = await world.orderAtCheckout(await world.addOffer());
  await world.decide(at, 'accept');
  const [hit] = await db.query<{ id: string }>(
    `insert into watch_hits (tenant_id, user_id, list, entry_key, compared, asked, role, name, names, births, note, score, sign, state, found_at)
     values ($1, $2, 'exposed', '1', 'x', 'x', 'self', 'x', '[]', '[]', '', 100, 'same', 'OPEN', now()) returning id`,
    [tenantId, at.as.id],
  );
  good(await world.steps.cancel(at.id));
  const refund = async () => {
    const [row] = await db.query<{ id: string; state: string; failure: string | null }>(
      'select id, state, failure from refunds where tenant_id = $1 and investment_id = $2',
      [tenantId, at.id],
    );
    if (!row) throw new Error('no refund was opened');
    return row;
  };
  const { id: refundId } = await refund();
  const send = () => sendRefund(world.backEnd.deps, { tenantId, refundId });
  await send();
  expect(await refund()).toMatchObject({ state: 'PENDING', failure: null });
  const jobs = async () => {
    const [row] = await db.query<{ jobs: number }>(
      "select count(*)::int as jobs from pgboss.job where name = 'refund.send' and data ->> 'refundId' = $1",
      [refundId],
    );
    return row?.jobs ?? 0;
  };
  const before = await jobs();
  const body = { decision: 'CONFIRMED' as const, seen: 'OPEN' as const, reason: 'Es concejal; se le sigue de cerca.' };
  good(await world.call(decideHit, { as: manager, params: { id: hit?.id ?? '' }, body, key: randomUUID() }));
  expect(await jobs()).toBe(before + 1);
  await send();
  expect(await refund()).toMatchObject({ state: 'DONE' });
  expect(await breachesOf(db, tenantId)).toEqual({});
});
