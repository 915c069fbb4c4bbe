import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '#backend/jobs/sweep.ts';
import { listInbox, lookAtWaiting } from '#contract/inbox.ts';
import type { InboxKind } from '#domain/inbox/inbox.ts';
import { LOOK_MINUTES, LOOKS_EACH } from '#domain/inbox/looks.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { statementSteps } from '#tests/support/statement-steps.ts';

let world: InvestWorld;
let colleague: Person;
let movement: string;

beforeAll(async () => {
  world = await makeInvestWorld();
  colleague = await world.addPerson({ roles: ['ADMIN'] });
  await statementSteps(world).importCredit('12.00', 'sin referencia');
  movement = (await list(world.manager)).find(({ kind }) => kind === 'movement')?.page ?? '';
});
afterAll(() => world.close());

const list = async (as: Person) => good(await world.call(listInbox, { as })).data;
const lookingAt = async (page: string, as: Person, kind: InboxKind = 'movement') =>
  good(await world.call(lookAtWaiting, { body: { kind, page }, as })).data.lookers.map(({ id }) => id);
/** So many minutes go by, for every look. */
const later = (minutes: number) =>
  world.db.query(
    `update inbox_looks set since = since - $1 * interval '1 minute', seen_at = seen_at - $1 * interval '1 minute'`,
    [minutes],
  );
const kept = async (of: Person) =>
  (await world.db.query('select 1 from inbox_looks where user_id = $1', [of.id])).length;

test('a manager who opens a thing that a colleague has open sees who and since when, in the sheet and in the list, and never themself', async () => {
  expect(await lookingAt(movement, colleague)).toEqual([]);
  expect(await lookingAt(movement, colleague)).toEqual([]);
  expect(await lookingAt(movement, world.manager)).toEqual([colleague.id]);
  const row = (await list(world.manager)).find(({ page }) => page === movement);
  expect(row?.looked_at_by).toMatchObject([{ id: colleague.id }]);
  expect(Math.abs(Date.parse(row?.looked_at_by[0]?.since ?? '') - Date.now())).toBeLessThan(60_000);
  const theirs = (await list(colleague)).find(({ page }) => page === movement);
  expect(theirs?.looked_at_by.map(({ id }) => id)).toEqual([world.manager.id]);
  // The same id of another kind is another thing; a refund stands on the sheet of its order, as a proof does.
  expect(await lookingAt(movement, world.manager, 'notice')).toEqual([]);
  await lookingAt(movement, colleague, 'refund');
  expect(await lookingAt(movement, world.manager, 'proof')).toEqual([colleague.id]);
});

test('a look fades after its minutes, begins anew when it is opened again, and goes with the upkeep', async () => {
  const page = randomUUID();
  await lookingAt(page, colleague);
  await later(LOOK_MINUTES - 1);
  expect(await lookingAt(page, world.manager)).toEqual([colleague.id]);
  // Opened again in time, it is open since the first time.
  await lookingAt(page, colleague);
  const body = { kind: 'movement' as const, page };
  const [since] = good(await world.call(lookAtWaiting, { body, as: world.manager })).data.lookers;
  expect(Date.now() - Date.parse(since?.since ?? '')).toBeGreaterThan((LOOK_MINUTES - 2) * 60_000);
  await later(LOOK_MINUTES + 1);
  expect(await lookingAt(page, world.manager)).toEqual([]);
  await lookingAt(page, colleague);
  const [anew] = good(await world.call(lookAtWaiting, { body, as: world.manager })).data.lookers;
  expect(Date.now() - Date.parse(anew?.since ?? '')).toBeLessThan(60_000);
  await later(LOOK_MINUTES + 1);
  await sweep(world.backEnd.deps);
  expect([await kept(colleague), await kept(world.manager)]).toEqual([0, 0]);
});

test('looks are kept of each manager’s newest few alone, many pages at once included', async () => {
  const pages = Array.from({ length: 3 * LOOKS_EACH }, () => randomUUID());
  for (const page of pages) await lookingAt(page, colleague);
  expect(await kept(colleague)).toBe(LOOKS_EACH);
  expect(await lookingAt(pages[0] ?? '', world.manager)).toEqual([]);
  expect(await lookingAt(pages.at(-1) ?? '', world.manager)).toEqual([colleague.id]);
  await Promise.all(pages.map((page) => lookingAt(page, colleague)));
  await lookingAt(pages[0] ?? '', colleague);
  expect(await kept(colleague)).toBeLessThanOrEqual(LOOKS_EACH + 1);
});

test('a look stays in its tenant, is a manager’s alone, and nobody is noted as whom a manager looks through', async () => {
  await lookingAt(movement, colleague);
  const other = await anotherTenant(world);
  const theirs = good(
    await other.call(lookAtWaiting, { body: { kind: 'movement', page: movement }, as: other.manager }),
  );
  expect(theirs.data.lookers).toEqual([]);
  const body = { kind: 'movement' as const, page: movement };
  const investor = await world.addPerson();
  expect(outcome(await world.call(lookAtWaiting, { body, as: investor }))).toMatch(/^403/);
  expect(outcome(await world.call(lookAtWaiting, { body, as: world.issuer }))).toMatch(/^403/);
  expect(await kept(investor)).toBe(0);
});
