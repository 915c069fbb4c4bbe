import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payDistribution } from '#contract/distribution-pay.ts';
import { getDistribution } from '#contract/distributions.ts';
import { bookTokens, type DistributionSteps, distributionSteps } from '#tests/support/distribution-steps.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { type KillableBackend, killableBackend } from '#tests/support/killable-backend.ts';
import { good } from '#tests/support/order-steps.ts';
import { statementSteps } from '#tests/support/statement-steps.ts';
import { until } from '#tests/support/until.ts';

const HOLDERS = 12;
/** So many are paid when it is killed: of all in one entry; of fewer together, and of fewer still, which are all here; then, one by one, in their middle. */
const PAID_AT_KILLS = [0, 0, 0, 3];

let world: InvestWorld;
let steps: DistributionSteps;
let backend: KillableBackend;
beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
  steps = distributionSteps(world);
  await steps.giveAccount(world.issuer);
  backend = await killableBackend(world.db.url);
});
afterAll(async () => {
  await backend?.stop();
  await world?.close();
});

/** A dividend of 100.00 over holders of one token each, approved, its money there, and the run that pays it. */
async function beingPaid(): Promise<{ id: string; run: string }> {
  const offer = await world.addOffer({ issuer: world.issuer });
  for (let at = 0; at < HOLDERS; at += 1) await bookTokens(world, await world.addPerson(), offer, 1, 30);
  const { id, sums } = good(await steps.propose(offer)).data;
  good(await steps.approve(id, sums.net));
  const { data } = good(await world.call(getDistribution, { params: { id }, as: world.manager }));
  await statementSteps(world).importCredit('100.00', `Dividendo ${data.transfer?.reference}`);
  const paid = await world.call(payDistribution, { params: { id }, body: {}, as: world.manager, key: randomUUID() });
  return { id, run: good(paid).data.run };
}

/** What each holder can claim, by the ledger, in cents; and how many parts are paid. */
async function paidOf(id: string): Promise<{ paid: number; due: number[] }> {
  const [row] = await world.db.query<{ paid: number; due: number[] }>(
    `select (count(*) filter (where e.status = 'PAID'))::int as paid,
       array_agg((select coalesce(sum(p.amount), 0)::int from ledger_postings p
         join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
         where a.tenant_id = e.tenant_id and a.kind = 'earnings_due' and a.user_id = e.user_id)) as due
     from earnings e where e.distribution_id = $1`,
    [id],
  );
  return row ?? { paid: 0, due: [] };
}

/** In this test's own database: other files have theirs in the same cluster, and sleep there as well. */
async function sleepers(): Promise<number> {
  const asleep = await world.db.query(
    `select 1 from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
  );
  return asleep.length;
}

test('killed while it pays, a run leaves nobody half paid, and started again it pays each holder once', async () => {
  const { id, run } = await beingPaid();
  // Tokens that the test makes past the rules are one; paying adds none.
  const before = await breachesOf(world.db, world.tenantId);
  // A kill meets the payment when its entry is being written, before anything of it is kept.
  await world.db.query(
    `create function slowly() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return new; end $$`,
  );
  await world.db.query(
    `create trigger slow before insert on ledger_entries for each row when (new.kind = 'earnings.paid') execute function slowly()`,
  );
  const start = async () => {
    await world.db.query(`insert into pgboss.job (name, data) values ('run.work', $1)`, [
      JSON.stringify({ tenantId: world.tenantId, runId: run }),
    ]);
    await backend.start();
  };
  for (const least of PAID_AT_KILLS) {
    await start();
    await until(
      async () => (await paidOf(id)).paid >= least && (await sleepers()) > 0,
      'a payment is being written',
      20,
    );
    await backend.kill();
    await until(async () => (await sleepers()) === 0, 'the database has let it go', 20);
    const { paid, due } = await paidOf(id);
    expect(paid).toBeLessThan(HOLDERS);
    expect(due.filter((cents) => cents > 0)).toHaveLength(paid);
    expect(await breachesOf(world.db, world.tenantId)).toEqual(before);
  }
  await world.db.query('drop trigger slow on ledger_entries');
  await start();
  const stateOf = async () =>
    (await world.db.query('select state, done, failed from runs where id = $1', [run])) as object[];
  await until(async () => JSON.stringify(await stateOf()).includes('"DONE"'), 'the run is done');
  expect(await stateOf()).toEqual([{ state: 'DONE', done: HOLDERS, failed: 0 }]);
  const { paid, due } = await paidOf(id);
  const { data } = good(await world.call(getDistribution, { params: { id }, as: world.manager }));
  expect(paid).toBe(HOLDERS);
  expect(new Set(due.map((cents) => cents > 600 && cents < 700))).toEqual(new Set([true]));
  expect(data).toMatchObject({ status: 'PAID', paid_holders: HOLDERS, paid: data.sums.net });
  expect(due.reduce((sum, cents) => sum + cents, 0)).toBe(Math.round(Number(data.sums.net) * 100));
  expect(await breachesOf(world.db, world.tenantId)).toEqual(before);
});
