import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chance } from '#tests/support/chance.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { type KillableBackend, killableBackend } from '#tests/support/killable-backend.ts';
import { good, orderAt, orderSteps } from '#tests/support/order-steps.ts';
import { until } from '#tests/support/until.ts';

const ORDERS = 30;
const KILLS = 4;
const luck = chance(41);

let world: InvestWorld;
let backend: KillableBackend;
beforeAll(async () => {
  world = await makeInvestWorld({ hide: { signInvestment: true } });
  await world.standAlone();
  backend = await killableBackend(world.db.url);
});
afterAll(async () => {
  await backend?.stop();
  await world?.close();
});

async function countsOf(run: string): Promise<{ state: string; done: number; failed: number }> {
  const [row] = await world.db.query<{ state: string; done: number; failed: number }>(
    'select state, done, failed from runs where id = $1',
    [run],
  );
  if (!row) throw new Error('the run is gone');
  return row;
}

test('killed again and again in the middle, a run goes on where it was: each order is minted once, none is left out, and the counts are right', async () => {
  const steps = orderSteps(world);
  const offer = await world.addOffer({ tokens: 10_000 });
  const ids: string[] = [];
  for (let made = 0; made < ORDERS; made += 1)
    ids.push(await orderAt(steps, await world.addPerson(), offer, 2, 'CHARGED'));
  await world.db.query(`update investments set reflection_ends_at = now() - interval '1 hour'`);
  const { run } = good(await steps.mintMany(ids)).data;
  // Slow enough that a kill meets an order half done.
  await world.db.query(
    `create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(0.1); return new; end $$`,
  );
  await world.db.query(`create trigger slow before insert on ledger_entries for each row execute function slowly()`);
  // What the sweep of every minute does for a run whose job died with its process.
  const start = async () => {
    await world.db.query(`insert into pgboss.job (name, data) values ('run.work', $1)`, [
      JSON.stringify({ tenantId: world.tenantId, runId: run }),
    ]);
    await backend.start();
  };
  const doneAtKills: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    await start();
    await until(
      async () => (await countsOf(run)).done > (doneAtKills.at(-1) ?? 0) + 1,
      'more is done than at the last kill',
      20,
    );
    await sleep(luck.below(150));
    await backend.kill();
    doneAtKills.push((await countsOf(run)).done);
    expect(await breachesOf(world.db, world.tenantId)).toEqual({});
  }
  await world.db.query('drop trigger slow on ledger_entries');
  await start();
  await until(async () => (await countsOf(run)).state === 'DONE', 'the run is done');
  expect(await countsOf(run)).toEqual({ state: 'DONE', done: ORDERS, failed: 0 });
  expect(Math.max(...doneAtKills)).toBeLessThan(ORDERS);
  const events = await world.db.query<{ n: number }>(
    `select count(*)::int as n from investment_events where status = 'MINTED' and investment_id = any($1) group by investment_id`,
    [ids],
  );
  expect(events.map(({ n }) => n)).toEqual(ids.map(() => 1));
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
