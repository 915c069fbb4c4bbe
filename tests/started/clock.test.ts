import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Health } from '#backend/jobs/health.ts';
import { planMove } from '#contract/campaigns.ts';
import { declareInterest } from '#contract/orders.ts';
import { type ChainWorld, makeChainWorld } from '#tests/support/chain-world.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import type { Person } from '#tests/support/invest-world.ts';
import { good, orderAt } from '#tests/support/order-steps.ts';
import { type StartedBackend, startBuiltBackend } from '#tests/support/started-backend.ts';
import { until } from '#tests/support/until.ts';

let world: ChainWorld;
let started: StartedBackend;
/** Has declared interest in the campaign that opens. */
let follower: Person;
/** Ids of what is to happen by itself. */
const ids = { due: '', unpaid: '', forgotten: '', ether: '', check: '', ofRun: '', run: '', opens: '', closes: '' };

/**
 * Everything is made ready before the product starts, and then left alone: no handler is called, no clock is moved. The work of every minute
 * counts as done just now, so that it can only run by its timetable; the other two never ran, so that they are caught up on.
 */
beforeAll(async () => {
  world = await makeChainWorld();
  const { db, steps, tenantId } = world;
  const identity = {
    ...{ appToken: 'token_of_the_tests', secretKey: 'secret_of_the_tests', webhookSecrets: ['whsec_of_the_tests'] },
    ...{ level: 'investors', environment: 'local' },
  };
  await db.query(`update tenants set settings = settings || jsonb_build_object('identity', $2::jsonb) where id = $1`, [
    tenantId,
    JSON.stringify(identity),
  ]);

  ids.due = await orderAt(
    steps,
    await world.addPerson(),
    await world.addOffer({ strategy: 'AT_PURCHASE' }),
    3,
    'CHARGED',
  );
  await db.query(`update investments set reflection_ends_at = now() - interval '1 hour' where id = $1`, [ids.due]);
  const offer = await world.addOffer();
  for (const [which, left] of [
    ['unpaid', '1 day'],
    ['forgotten', '-1 hour'],
  ] as const) {
    ids[which] = await orderAt(steps, await world.addPerson(), offer, 2, 'IN_UPLOAD_PROOF_OF_PAYMENT');
    await db.query(
      `update investments set accepted_at = now() - interval '9 days', expires_at = now() + $2::interval where id = $1`,
      [ids[which], left],
    );
  }
  const order = await world.orderAtAddress(offer);
  await world.send(order, order.wei);
  await world.mine(3);
  ids.ether = order.id;

  ids.ofRun = await orderAt(steps, await world.addPerson(), offer, 2, 'CHARGED');
  await db.query(`update investments set reflection_ends_at = now() - interval '1 hour' where id = $1`, [ids.ofRun]);
  ids.run = good(await steps.mintMany([ids.ofRun])).data.run;
  // Its process died, and its job with it.
  await db.query(`delete from pgboss.job where name = 'run.work'`);
  await db.query(`update runs set moved_at = now() - interval '1 hour' where id = $1`, [ids.run]);

  // Two campaigns whose planned day has come: one opens, one closes with nothing left to wait for.
  const opens = await world.addOffer({ status: 'PRE_CAMPAIGN' });
  const closes = await world.addOffer();
  await db.query(`update issuances set soft_cap_tokens = 0 where id = $1`, [closes.id]);
  follower = await world.addPerson({ roles: ['PREMIUM_USER'] });
  good(
    await world.call(declareInterest, {
      params: { slug: opens.slug },
      body: { amount: '500.00', terms_version: 1 },
      as: follower,
      key: randomUUID(),
    }),
  );
  await db.query(`update issuances set status = 'VALIDATING' where id = $1`, [opens.id]);
  for (const [offer, from, to] of [
    [opens, 'VALIDATING', 'CAMPAIGN'],
    [closes, 'CAMPAIGN', 'CLOSED'],
  ] as const) {
    const at = new Date(Date.now() + 3_600_000).toISOString();
    good(
      await world.call(planMove, {
        params: { id: offer.id },
        body: { from, to, at },
        as: world.manager,
        key: randomUUID(),
      }),
    );
    await db.query(`update issuance_plans set at = now() - interval '1 minute' where issuance_id = $1`, [offer.id]);
  }
  [ids.opens, ids.closes] = [opens.id, closes.id];

  const applicant = await world.addPerson();
  const [check] = await db.query<{ id: string }>(
    `update kyc_checks set status = 'PENDING', provider_reference = 'of-nobody', handed_on_at = now() - interval '25 hours',
       submitted_at = now() - interval '25 hours' where user_id = $1 returning id`,
    [applicant.id],
  );
  ids.check = check?.id ?? '';
  await db.query(
    `insert into rate_limits (tenant_id, bucket, count, window_ends_at) values ($1, 'long:ago', 1, now() - interval '1 day')`,
    [tenantId],
  );
  await db.query(`update job_runs set tried_at = now(), done_at = now() where name in ('orders.sweep', 'chain.watch')`);

  started = await startBuiltBackend({
    DATABASE_URL: db.url,
    DATA_DIR: world.backEnd.deps.config.dataDir,
    LOG_LEVEL: 'info',
  });
}, 120_000);
afterAll(async () => {
  await started?.stop();
  await world.close();
});

const byItself = (holds: () => Promise<boolean>, what: string) =>
  until(holds, () => `${what}\n${started.log().slice(-4_000)}`, 500);
const phaseOf = async (id: string) =>
  (await world.db.query<{ status: string }>('select status from issuances where id = $1', [id]))[0]?.status;
const health = async () => (await (await fetch(`${started.origin}/healthz`)).json()) as Health;
const mailsAbout = async (id: string) =>
  (
    await world.db.query<{ kind: string }>(
      'select m.kind from mails m join investments i on i.user_id = m.user_id where i.id = $1',
      [id],
    )
  ).map(({ kind }) => kind);

test('a started product runs every scheduled job by itself: orders mint, are reminded of and expire, runs go on, ether is booked, planned campaigns open and close, identities are asked after, what is over is forgotten', async () => {
  expect((await health()).status).toBe('ok');
  await byItself(async () => (await world.statusOf(ids.due)) === 'MINTED', 'a due order is minted');
  await byItself(async () => (await world.statusOf(ids.forgotten)) === 'CANCELED', 'an unpaid order expires');
  await byItself(
    async () => (await mailsAbout(ids.unpaid)).includes('investment.order_expiring'),
    'an unpaid order is reminded of',
  );
  expect(await world.statusOf(ids.unpaid)).toBe('IN_UPLOAD_PROOF_OF_PAYMENT');
  await byItself(async () => (await world.statusOf(ids.ofRun)) === 'MINTED', 'a run that has lost its job goes on');
  await byItself(async () => (await world.statusOf(ids.ether)) === 'CHARGED', 'a payment in ether is booked');
  await byItself(async () => (await phaseOf(ids.opens)) === 'CAMPAIGN', 'a campaign opens on its day');
  await byItself(async () => (await phaseOf(ids.closes)) === 'CLOSED', 'a campaign closes on its day');
  await byItself(
    async () => (await world.mailsTo(follower)).some(({ kind }) => kind === 'issuance.opened_interest'),
    'who declared interest is told',
  );
  await byItself(async () => {
    const [check] = await world.db.query<{ status: string }>('select status from kyc_checks where id = $1', [
      ids.check,
    ]);
    return check?.status === 'MANUAL_REVIEW';
  }, 'a check that waits too long goes to the managers');
  await byItself(
    async () => (await world.db.query(`select 1 from rate_limits where bucket = 'long:ago'`)).length === 0,
    'a budget that is over is forgotten',
  );
  // By the timetable, through the queue of pg-boss's own that was once missing.
  const sent = await world.db.query<{ name: string }>(
    `select distinct data->>'name' as name from pgboss.job where name = '__pgboss__send-it' and state = 'completed'`,
  );
  expect(sent.map(({ name }) => name)).toEqual(expect.arrayContaining(['orders.sweep', 'chain.watch']));
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
  await byItself(
    async () => (await health()).jobs.every(({ last_done_at }) => last_done_at !== null),
    'health knows all',
  );
  expect((await health()).status).toBe('ok');
}, 450_000);

test('an ordinary end is no alarm: exit code 0, and no line above a warning', async () => {
  expect(await started.stop()).toBe(0);
  const alarms = started
    .log()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line));
  expect(alarms).toEqual([]);
});
