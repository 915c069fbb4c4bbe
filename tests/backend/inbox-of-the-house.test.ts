import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planMove } from '#contract/campaigns.ts';
import { listInbox } from '#contract/inbox.ts';
import type { InboxKind } from '#domain/inbox/inbox.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';

const HOUR_MS = 3_600_000;

let world: InvestWorld;

beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world.close());

const waiting = async (kind: InboxKind, as: Person = world.manager) =>
  good(await world.call(listInbox, { query: { kind }, as })).data;

test('a project in validation, a campaign about to begin, one that is over and a plan that failed each wait once, and what is planned does not', async () => {
  const { db } = world;
  const add = async (status: 'VALIDATING' | 'PRE_CAMPAIGN' | 'CAMPAIGN', dates = '') => {
    const offer = await world.addOffer({ status });
    if (dates) await db.query(`update issuances set ${dates} where id = $1`, [offer.id]);
    return offer.id;
  };
  const validating = await add('VALIDATING');
  const begins = await add(
    'PRE_CAMPAIGN',
    `campaign_starts_at = now() + interval '5 hours', campaign_ends_at = now() + interval '9 days'`,
  );
  await add(
    'PRE_CAMPAIGN',
    `campaign_starts_at = now() + interval '5 days', campaign_ends_at = now() + interval '9 days'`,
  );
  const over = await add(
    'CAMPAIGN',
    `campaign_starts_at = now() - interval '9 days', campaign_ends_at = now() - interval '30 hours'`,
  );
  await add('CAMPAIGN', `campaign_starts_at = now() - interval '9 days', campaign_ends_at = now() + interval '1 day'`);
  const planned = await add('VALIDATING');
  const plan = (id: string) =>
    world.call(planMove, {
      params: { id },
      body: { from: 'VALIDATING', to: 'CAMPAIGN', at: new Date(Date.now() + HOUR_MS).toISOString() },
      as: world.manager,
      key: randomUUID(),
    });
  good(await plan(planned));
  const seen = (await waiting('phase')).map(({ id, page, note }) => [id, page, note]);
  expect(seen.sort()).toEqual(
    [
      [validating, validating, 'phase_validate'],
      [begins, begins, 'phase_open'],
      [over, over, 'phase_close'],
    ].sort(),
  );
  const rows = await waiting('phase');
  const hours = (id: string) => {
    const row = rows.find((one) => one.id === id);
    return Math.round((new Date(row?.due_at ?? '').getTime() - Date.now()) / HOUR_MS);
  };
  expect(hours(begins)).toBe(5);
  expect(hours(over)).toBe(-6);
  await db.query(
    `update issuance_plans set stopped_at = now(), stopped_why = 'under_soft_cap' where issuance_id = $1`,
    [planned],
  );
  expect((await waiting('phase')).find(({ id }) => id === planned)?.note).toBe('phase_stopped');
  // A plan in its place: it happens by itself again.
  good(await plan(planned));
  expect((await waiting('phase')).map(({ id }) => id)).not.toContain(planned);
  // Another tenant's team reads none of it.
  const other = await anotherTenant(world);
  expect(good(await other.call(listInbox, { query: { kind: 'phase' }, as: other.manager })).data).toEqual([]);
});
