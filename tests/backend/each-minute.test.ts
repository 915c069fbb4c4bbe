import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inOneTransaction, type MinuteSweep } from '#backend/jobs/minute-sweep.ts';
import { MINUTE_SWEEPS } from '#backend/jobs/minute-sweeps.ts';
import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { SomeTenantsFailed } from '#backend/jobs/tenant-work.ts';
import { dueLetters } from '#tests/support/due-letters.ts';
import { dueOrders } from '#tests/support/due-orders.ts';
import { dueProjects } from '#tests/support/due-projects.ts';
import type { Due } from '#tests/support/due-rows.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';

type Kind = keyof typeof MINUTE_SWEEPS;

describe('a thing that has come due', () => {
  let world: InvestWorld;
  let things: Record<Kind, Record<string, Due>>;
  beforeAll(async () => {
    world = await makeInvestWorld({
      hide: { signInvestment: true },
      flows: { project_status: ['DRAFT', 'PRE_CAMPAIGN', 'CAMPAIGN', 'CLOSED'] },
    });
    await world.standAlone();
    // In the middle of tomorrow, when the mail of the day leaves.
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    world.backEnd.clock.moveTo(new Date(`${tomorrow}T12:00:00Z`));
    things = { ...dueOrders(world), ...dueProjects(world), ...(await dueLetters(world)) };
  });
  afterAll(() => world?.close());

  test.each(Object.keys(MINUTE_SWEEPS) as Kind[])('is found by the question of its kind and done: %s', async (kind) => {
    const found = Object.entries(things[kind]);
    expect(found.length).toBeGreaterThan(0);
    for (const [what, make] of found) {
      await sweepEachMinute(world.backEnd.deps, MINUTE_SWEEPS);
      const isDone = await make();
      expect([what, await isDone()]).toEqual([what, false]);
      await sweepEachMinute(world.backEnd.deps, MINUTE_SWEEPS);
      expect([what, await isDone()]).toEqual([what, true]);
    }
  });
});

describe('the work of the minute', () => {
  let world: InvestWorld;
  let other: InvestWorld;
  /** Names of what was swept, with `other` behind those of the other tenant. */
  let swept: string[];
  beforeAll(async () => {
    world = await makeInvestWorld();
    other = await anotherTenant(world);
    await world.db.query('delete from tenant_hosts where tenant_id <> all ($1)', [[world.tenantId, other.tenantId]]);
  });
  afterEach(() => {
    swept = [];
  });
  afterAll(() => world?.close());

  const noting = (name: string, isDue: MinuteSweep['isDue'], act: () => Promise<unknown> = async () => undefined) => ({
    isDue,
    async sweep(_: unknown, { id }: { id: string }) {
      swept = [...(swept ?? []), id === other.tenantId ? `${name} other` : name];
      await act();
    },
  });
  const always = () => sql`true`;

  test('sweeps what is due alone, and each kind for the tenants that have something of it', async () => {
    await sweepEachMinute(world.backEnd.deps, {
      one: noting('one', ({ tenant }) => sql`${tenant.id} = ${other.tenantId}::text`),
      two: noting('two', () => sql`false`),
      three: noting('three', always),
    });
    expect(swept?.sort()).toEqual(['one other', 'three', 'three other']);
  });

  test('does in the same minute what something that was swept before has made due', async () => {
    const name = () => sql`exists (select 1 from users where tenant_id = ${world.tenantId} and username = 'made due')`;
    const makes = () => world.db.query(`update users set username = 'made due' where id = $1`, [world.issuer.id]);
    await sweepEachMinute(world.backEnd.deps, { one: noting('one', always, makes), two: noting('two', name) });
    expect(swept?.filter((each) => each.startsWith('two'))).toEqual(['two']);
  });

  test('does everything for a tenant of which it cannot be asked what is due', async () => {
    await sweepEachMinute(world.backEnd.deps, {
      broken: noting('broken', () => sql`1 / 0 = 1`),
      never: noting('never', () => sql`false`),
    });
    expect(swept?.sort()).toEqual(['broken', 'broken other', 'never', 'never other']);
  });

  test('goes on where one kind fails, and says whether it failed for all or for some', async () => {
    const fails = (failed: () => boolean): MinuteSweep => ({
      isDue: always,
      sweep: inOneTransaction(async () => {
        if (failed()) throw new Error('it failed');
      }),
    });
    const fates = [true, false];
    const sweepBeside = (failing: MinuteSweep) =>
      sweepEachMinute(world.backEnd.deps, { failing, after: noting('after', always) });
    await expect(sweepBeside(fails(() => true))).rejects.toThrow('it failed');
    await expect(sweepBeside(fails(() => fates.shift() === true))).rejects.toThrow(SomeTenantsFailed);
    expect(swept?.filter((name) => name === 'after')).toHaveLength(2);
  });
});
