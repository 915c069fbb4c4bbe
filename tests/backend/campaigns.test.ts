import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { jobHandlers } from '#backend/jobs/handlers.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { tellPeople } from '#backend/modules/issuances/tell-people.ts';
import {
  closeAndRefund,
  dropPlan,
  planMove,
  previewRefundAll,
  previewSuspension,
  resumeIssuance,
  suspendIssuance,
} from '#contract/campaigns.ts';
import { getManagedIssuance, moveIssuance } from '#contract/issuances.ts';
import { declareInterest } from '#contract/orders.ts';
import { getRun } from '#contract/runs.ts';
import type { IssuanceStatus } from '#domain/issuance/status.ts';
import { addDays, dayIn } from '#domain/time/zone.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';
import { workToEnd } from '#tests/support/work-to-end.ts';

const ZONE = 'Europe/Madrid';
let world: InvestWorld;
let steps: OrderSteps;

beforeAll(async () => {
  world = await makeInvestWorld({ flows: { project_status: ['DRAFT', 'PRE_CAMPAIGN', 'CAMPAIGN', 'CLOSED'] } });
  await world.standAlone();
  steps = orderSteps(world);
});
afterEach(() => world.moveDays(null));
afterAll(() => world.close());

const inDays = (days: number) => addDays(dayIn(world.backEnd.clock.now(), ZONE), days);
const suspend = (offer: Offer, last_day = inDays(5), as: Person = world.manager) =>
  world.call(suspendIssuance, {
    params: { id: offer.id },
    body: { last_day, reason: 'Corregimos la ficha' },
    as,
    key: randomUUID(),
  });
const resume = (offer: Offer) =>
  world.call(resumeIssuance, { params: { id: offer.id }, body: {}, as: world.manager, key: randomUUID() });
const sheetOf = async (offer: Offer) =>
  good(await world.call(getManagedIssuance, { params: { id: offer.id }, as: world.manager })).data;
const sweep = () => jobHandlers(world.backEnd.deps, null)['orders.sweep']({});

/** The minute's work, and every mail to a crowd that it brings. */
async function aMinute(): Promise<void> {
  await sweep();
  for (;;) {
    const jobs = await world.db.query<{ data: JobData['issuance.tell'] }>(
      `delete from pgboss.job where name = 'issuance.tell' returning data`,
    );
    if (jobs.length === 0) return;
    for (const { data } of jobs) await tellPeople(world.backEnd.deps, data);
  }
}

const mailsOf = async (who: Person, kind: string) => (await world.mailsTo(who)).filter((mail) => mail.kind === kind);
const orderRow = async (id: string) => {
  const [row] = await world.db.query<{ reflection_ends_at: Date | null; expires_at: Date | null; status: string }>(
    'select status, reflection_ends_at, expires_at from investments where id = $1',
    [id],
  );
  if (!row) throw new Error('the order is gone');
  return row;
};

describe('a suspended offer', () => {
  test('takes no orders and no money, keeps those that are there alive, and lets everyone out', async () => {
    const offer = await world.addOffer();
    const [unpaid, paid, expert] = [
      await world.addPerson(),
      await world.addPerson(),
      await world.addPerson({ sophisticated: true }),
    ];
    const [unpaidId, , expertId] = [
      await orderAt(steps, unpaid, offer, 2, 'ACCEPTED'),
      await orderAt(steps, paid, offer, 3, 'CHARGED'),
      await orderAt(steps, expert, offer, 4, 'CHARGED'),
    ];
    expect((await orderRow(expertId)).reflection_ends_at).toBeNull();
    expect(outcome(await steps.revoke(expert, expertId))).toBe('409 investment.reflection_over');

    const { data: preview } = good(
      await world.call(previewSuspension, { params: { id: offer.id }, as: world.manager }),
    );
    expect(preview).toMatchObject({
      first_day: inDays(1),
      last_day: inDays(30),
      unpaid: { count: 1 },
      paid: { count: 2 },
      told: 3,
    });
    const { data } = good(await suspend(offer, inDays(20)));
    const until = new Date(data.suspended_until ?? 0);
    expect(dayIn(until, ZONE)).toBe(inDays(20));

    const late = await world.addPerson();
    expect(outcome(await steps.place(late, offer, 1))).toBe('409 investment.not_open');
    expect(outcome(await steps.pay(unpaid, unpaidId))).toBe('409 investment.not_open');
    const held = await orderRow(unpaidId);
    expect(held.expires_at && dayIn(held.expires_at, ZONE)).toBe(inDays(23));
    expect((await orderRow(expertId)).reflection_ends_at).toEqual(until);
    good(await steps.revoke(expert, expertId));

    await aMinute();
    await aMinute();
    for (const who of [unpaid, paid]) {
      const [mail, ...more] = await mailsOf(who, 'issuance.suspended');
      expect(more).toEqual([]);
      expect(mail?.plain).toContain('Corregimos la ficha');
    }
    expect(await mailsOf(late, 'issuance.suspended')).toEqual([]);
    const ofThis = (await mailsOf(world.issuer, 'issuance.suspended')).filter(({ plain }) =>
      plain.includes(`/entrepreneur/issuances/${offer.id}`),
    );
    expect(ofThis.map(({ plain }) => plain.includes('Corregimos la ficha'))).toEqual([true]);
    const { suspension, suspended_until, may_suspend } = await sheetOf(offer);
    expect(suspension).toMatchObject({ reason: 'Corregimos la ficha', until: until.toISOString() });
    expect([suspended_until, may_suspend]).toEqual([until.toISOString(), false]);
  });

  test('can be stopped again after its last day before the work of the minute has come to it', async () => {
    const offer = await world.addOffer();
    good(await suspend(offer, inDays(2)));
    world.moveDays(3.1);
    const { data } = good(await suspend(offer, inDays(4)));
    const rows = await world.db.query<{ ended_at: Date | null; until: Date }>(
      'select ended_at, until from issuance_suspensions where issuance_id = $1 order by began_at',
      [offer.id],
    );
    // The first ended when its time was over; the second stands.
    expect(rows.map(({ ended_at }) => ended_at)).toEqual([rows[0]?.until, null]);
    expect(rows[1]?.until.toISOString()).toBe(data.suspended_until);
    await aMinute();
    expect((await sheetOf(offer)).suspended_until).toBe(data.suspended_until);
  });

  test('goes on by itself after its last day, tells everyone, and can be stopped and told of again', async () => {
    const offer = await world.addOffer();
    const toIssuer = async (kind: string) =>
      (await mailsOf(world.issuer, kind)).filter(({ plain }) => plain.includes(offer.id)).length;
    const who = await world.addPerson();
    const id = await orderAt(steps, who, offer, 2, 'ACCEPTED');
    good(await suspend(offer, inDays(2)));
    await aMinute();
    world.moveDays(3.1);
    await aMinute();
    expect(await mailsOf(who, 'issuance.resumed')).toHaveLength(1);
    const { suspension, log, may_suspend } = await sheetOf(offer);
    expect([suspension, may_suspend]).toEqual([null, true]);
    expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['issuance.suspended', 'issuance.resumed']));
    good(await steps.pay(who, id));
    good(await suspend(offer, inDays(2)));
    await aMinute();
    good(await resume(offer));
    await aMinute();
    expect(await mailsOf(who, 'issuance.suspended')).toHaveLength(2);
    expect(await mailsOf(who, 'issuance.resumed')).toHaveLength(2);
    expect([await toIssuer('issuance.suspended'), await toIssuer('issuance.resumed')]).toEqual([2, 2]);
  });

  test('ends when it began where who ends it had pressed before it began, and is no fault', async () => {
    const offer = await world.addOffer();
    good(await suspend(offer));
    const [row] = await world.db.query<{ began_at: Date }>(
      `update issuance_suspensions set began_at = date_trunc('seconds', now()) + interval '2 seconds' where issuance_id = $1 returning began_at`,
      [offer.id],
    );
    good(await resume(offer));
    expect(
      await world.db.query('select began_at, ended_at from issuance_suspensions where issuance_id = $1', [offer.id]),
    ).toEqual([{ began_at: row?.began_at, ended_at: row?.began_at }]);
  });

  test('lasts thirty days at most, is stopped once, and only where people can act on it', async () => {
    const offer = await world.addOffer();
    for (const day of [inDays(0), inDays(31)]) {
      const { status, body } = await suspend(offer, day);
      expect([status, (body as { fields?: object }).fields]).toEqual([
        422,
        { last_day: { key: 'validator.error_date_range', params: { min: inDays(1), max: inDays(30) } } },
      ]);
    }
    expect(outcome(await resume(offer))).toBe('409 issuance.not_suspended');
    const both = await Promise.all([suspend(offer), suspend(offer)]);
    expect(both.map(outcome).sort()).toEqual(['200', '409 issuance.already_suspended']);
    expect(outcome(await suspend(await world.addOffer({ status: 'DRAFT' })))).toBe('409 issuance.not_suspendable');
    expect((await suspend(offer, inDays(5), world.issuer)).status).toBe(403);
  });

  test('tells who has declared interest that it commits them to nothing', async () => {
    const offer = await world.addOffer({ status: 'PRE_CAMPAIGN' });
    const who = await world.addPerson({ roles: ['PREMIUM_USER'] });
    good(
      await world.call(declareInterest, {
        params: { slug: offer.slug },
        body: { amount: '100.00', terms_version: 1 },
        as: who,
      }),
    );
    good(await suspend(offer));
    await aMinute();
    const [mail] = await mailsOf(who, 'issuance.suspended');
    expect(mail?.plain).toContain('no le compromete a nada');
  });
});

const plan = (offer: Offer, from: IssuanceStatus, to: IssuanceStatus, days: number) =>
  world.call(planMove, {
    params: { id: offer.id },
    body: { from, to, at: new Date(Date.now() + days * 86_400_000).toISOString() },
    as: world.manager,
    key: randomUUID(),
  });
const statusOf = async (offer: Offer) => (await sheetOf(offer)).status;

describe('a planned change of phase', () => {
  test('opens a campaign by itself at its moment, once, in the name of who planned it', async () => {
    const offer = await world.addOffer({ status: 'PRE_CAMPAIGN' });
    good(await plan(offer, 'PRE_CAMPAIGN', 'CAMPAIGN', 2));
    await aMinute();
    expect(await statusOf(offer)).toBe('PRE_CAMPAIGN');
    expect((await sheetOf(offer)).plan).toMatchObject({ to: 'CAMPAIGN', stopped: null });
    world.moveDays(2.01);
    await Promise.all([sweep(), sweep()]);
    const { status, plan: left, log } = await sheetOf(offer);
    expect([status, left]).toEqual(['CAMPAIGN', null]);
    expect(log.filter(({ action }) => action === 'phase.CAMPAIGN')).toHaveLength(1);
    expect(log[0]?.by).toMatchObject({ role: 'manager' });
  });

  test('waits while the offer is suspended, and falls away when a manager moves it or takes it back', async () => {
    const offer = await world.addOffer({ status: 'PRE_CAMPAIGN' });
    good(await plan(offer, 'PRE_CAMPAIGN', 'CAMPAIGN', 2));
    good(await suspend(offer, inDays(5)));
    world.moveDays(2.01);
    await sweep();
    expect(await statusOf(offer)).toBe('PRE_CAMPAIGN');
    world.moveDays(6.1);
    await sweep();
    expect(await statusOf(offer)).toBe('CAMPAIGN');

    const other = await world.addOffer({ status: 'PRE_CAMPAIGN' });
    world.moveDays(null);
    good(await plan(other, 'PRE_CAMPAIGN', 'CAMPAIGN', 2));
    const drop = () => world.call(dropPlan, { params: { id: other.id }, as: world.manager });
    expect([good(await drop()).data.dropped, good(await drop()).data.dropped]).toEqual([true, false]);
    good(await plan(other, 'PRE_CAMPAIGN', 'CAMPAIGN', 2));
    const body = { from: 'PRE_CAMPAIGN', to: 'DRAFT' } as const;
    good(await world.call(moveIssuance, { params: { id: other.id }, body, as: world.manager, key: randomUUID() }));
    expect((await sheetOf(other)).plan).toBeNull();
  });

  test('closes only on money that nobody can take back: it waits for the reflection periods', async () => {
    const offer = await world.addOffer({ softCapTokens: 5, tokens: 100, price: '10' });
    await orderAt(steps, await world.addPerson(), offer, 5, 'CHARGED');
    good(await plan(offer, 'CAMPAIGN', 'CLOSED', 1));
    world.moveDays(1.1);
    await sweep();
    expect([await statusOf(offer), (await sheetOf(offer)).plan?.stopped]).toEqual(['CAMPAIGN', null]);
    world.moveDays(6);
    await sweep();
    expect(await statusOf(offer)).toBe('CLOSED');
  });

  test('stops below the soft cap and writes to who planned it', async () => {
    const offer = await world.addOffer({ softCapTokens: 5, tokens: 100, price: '10' });
    await orderAt(steps, await world.addPerson(), offer, 4, 'CHARGED');
    good(await plan(offer, 'CAMPAIGN', 'CLOSED', 1));
    world.moveDays(1.1);
    await sweep();
    await sweep();
    const { status, plan: left } = await sheetOf(offer);
    expect([status, left?.stopped?.why]).toEqual(['CAMPAIGN', 'under_soft_cap']);
    const mails = (await mailsOf(world.manager, 'issuance.plan_stopped')).filter(({ plain }) =>
      plain.includes(offer.id),
    );
    expect(mails).toHaveLength(1);
  });

  test('lies ahead, and is a step that could be made now', async () => {
    const offer = await world.addOffer({ status: 'PRE_CAMPAIGN' });
    expect(outcome(await plan(offer, 'PRE_CAMPAIGN', 'CAMPAIGN', -1))).toBe('409 issuance.not_ahead');
    expect(outcome(await plan(offer, 'PRE_CAMPAIGN', 'CLOSED', 1))).toBe('409 issuance.illegal_move');
    expect(outcome(await plan(offer, 'CAMPAIGN', 'CLOSED', 1))).toBe('409 issuance.moved_meanwhile');
  });
});

test('one owner opens offers of five million euros within twelve months, and no more', async () => {
  const issuer = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  const open = async (price: string) => {
    const offer = await world.addOffer({ status: 'PRE_CAMPAIGN', tokens: 1_000, price, issuer });
    const body = { from: 'PRE_CAMPAIGN', to: 'CAMPAIGN' } as const;
    return world.call(moveIssuance, { params: { id: offer.id }, body, as: world.manager, key: randomUUID() });
  };
  good(await open('4000'));
  const { status, body } = await open('1000.01');
  expect([status, body]).toMatchObject([
    409,
    { error: 'issuance.owner_limit', params: { limit: '5000000.00', others: '4000000.00', target: '1000010.00' } },
  ]);
  const both = await Promise.all([open('1000'), open('1000')]);
  expect(both.map(outcome).sort()).toEqual(['200', '409 issuance.owner_limit']);
  world.moveDays(366);
  good(await open('4999'));
});

describe('a campaign that ended below its soft cap', () => {
  const refundAll = (offer: Offer, key: string = randomUUID()) =>
    world.call(closeAndRefund, { params: { id: offer.id }, body: {}, as: world.manager, key });
  const work = async (runId: string) => workToEnd(world.backEnd.deps, { tenantId: world.tenantId, runId });

  test('is closed and given back to the cent, each order once, whatever is pressed twice, and every investor is told', async () => {
    const offer = await world.addOffer({ softCapTokens: 50, tokens: 100, price: '10.33' });
    const people = await Promise.all([1, 2, 3, 4].map(() => world.addPerson()));
    const [ana, eva, leo, ivo] = people as [Person, Person, Person, Person];
    const paid = [await orderAt(steps, ana, offer, 3, 'CHARGED'), await orderAt(steps, eva, offer, 7, 'CHARGED')];
    const unpaid = await orderAt(steps, leo, offer, 2, 'ACCEPTED');
    const taken = await orderAt(steps, ivo, offer, 1, 'CHARGED');
    expect(outcome(await refundAll(offer))).toBe('409 issuance.not_refundable');
    await world.db.query(`update issuances set campaign_ends_at = now() - interval '1 minute' where id = $1`, [
      offer.id,
    ]);
    expect((await sheetOf(offer)).may_refund_all).toBe(true);
    const { data: preview } = good(await world.call(previewRefundAll, { params: { id: offer.id }, as: world.manager }));
    expect([preview.paid, preview.unpaid, preview.made.count]).toEqual([
      { count: 3, amount: '113.63' },
      { count: 1, amount: '20.66' },
      0,
    ]);
    const key = randomUUID();
    const [first, second] = await Promise.all([refundAll(offer, key), refundAll(offer, key)]);
    const run = good(first).data.run;
    expect(good(second).data.run).toBe(run);
    expect(outcome(await refundAll(offer))).toBe('409 issuance.not_refundable');
    if (!run) throw new Error('nothing was begun');
    good(await steps.revoke(ivo, taken));
    await Promise.all([work(run), work(run)]);
    await work(run);
    const answer = good(await world.call(getRun, { params: { id: run }, as: world.manager }));
    expect([answer.run.state, answer.run.done.count, answer.run.failed.count]).toEqual(['DONE', 4, 0]);
    const refunds = await world.db.query<{ investment_id: string; cents: string }>(
      'select investment_id, sum(amount_cents)::text as cents from refunds where investment_id = any($1) group by 1',
      [[...paid, unpaid, taken]],
    );
    expect(Object.fromEntries(refunds.map(({ investment_id, cents }) => [investment_id, cents]))).toEqual({
      [paid[0] as string]: '3349',
      [paid[1] as string]: '7481',
      [taken]: '1283',
    });
    for (const id of [...paid, unpaid, taken]) expect((await orderRow(id)).status).toBe('CANCELED');
    for (const who of [ana, eva, leo]) expect(await mailsOf(who, 'investment.soft_cap_missed')).toHaveLength(1);
    expect(await mailsOf(ivo, 'investment.soft_cap_missed')).toEqual([]);
    expect(await statusOf(offer)).toBe('CLOSED');
  });

  test('is just closed where nobody had ordered', async () => {
    const offer = await world.addOffer({ softCapTokens: 50 });
    await world.db.query(`update issuances set campaign_ends_at = now() - interval '1 minute' where id = $1`, [
      offer.id,
    ]);
    expect(good(await refundAll(offer)).data.run).toBeNull();
    expect(await statusOf(offer)).toBe('CLOSED');
  });
});
