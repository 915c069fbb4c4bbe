import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sweepEachMinute } from '#backend/jobs/sweep-each-minute.ts';
import { alertSweep } from '#backend/modules/alerts/sweep-alerts.ts';
import { addAlert, changeAlert, listAlerts, removeAlert } from '#contract/alerts.ts';
import type { AlertFrequency } from '#domain/alert/alert.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
});
afterEach(async () => {
  world.moveDays(null);
  await world.db.query('delete from project_alerts');
  // What has opened for one test is no news to the next.
  await world.db.query(`update issuances set status = 'CLOSED'`);
});
afterAll(() => world?.close());

const ANY = { sector: null, product_type: null, ticket_max: null };
const add = (as: Person, body: Record<string, unknown> = {}, frequency: AlertFrequency = 'ONCE') =>
  world.call(addAlert, { body: { ...ANY, frequency, ...body } as never, as, key: randomUUID() });
const list = async (as: Person) => good(await world.call(listAlerts, { as })).data;
const mails = async (who: Person) => (await world.mailsTo(who)).filter(({ kind }) => kind === 'alert.projects');

/** A project that opens so many minutes from now, by the moment at which the sweep looks. */
async function opening(minutes: number): Promise<Offer> {
  const offer = await world.addOffer();
  await world.db.query(
    `insert into issuance_status_history (tenant_id, issuance_id, from_status, to_status, created_at)
     values ($1, $2, 'PRE_CAMPAIGN', 'CAMPAIGN', $3)`,
    [world.tenantId, offer.id, new Date(world.backEnd.clock.now().getTime() + minutes * 60_000)],
  );
  return offer;
}
/** Looks at a moment of tomorrow, by the hour of the tenant's day. */
async function lookAt(hour: number): Promise<void> {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  world.backEnd.clock.moveTo(new Date(`${day}T${String(hour).padStart(2, '0')}:30:00+01:00`));
  await sweepEachMinute(world.backEnd.deps, { alerts: alertSweep });
}

test('a project that opens is mailed once to whom it fits, and to nobody who asked for another kind or later', async () => {
  const [ana, eva, late] = [await world.addPerson(), await world.addPerson(), await world.addPerson()];
  good(await add(ana));
  good(await add(ana, { ticket_max: '1000.00' }));
  good(await add(eva, { product_type: 'EQUITY', ticket_max: '0.01' }));
  await opening(1);
  world.moveDays(1);
  good(await add(late));
  for (let times = 0; times < 2; times += 1) await sweepEachMinute(world.backEnd.deps, { alerts: alertSweep });
  expect(await mails(ana)).toHaveLength(1);
  expect([await mails(eva), await mails(late)]).toEqual([[], []]);
});

test('the mail of the day holds every project of the day, waits for the morning, and leaves once', async () => {
  const ana = await world.addPerson();
  good(await add(ana, {}, 'DAILY'));
  await opening(1);
  await opening(2);
  await lookAt(6);
  expect(await mails(ana)).toEqual([]);
  await lookAt(9);
  const [mail, ...others] = await mails(ana);
  expect([others, mail?.subject]).toEqual([[], '2 proyectos nuevos']);
  await opening(1);
  await lookAt(11);
  expect(await mails(ana)).toHaveLength(1);
});

test('an alert that is paused mails nothing, and goes on when it is asked to', async () => {
  const ana = await world.addPerson();
  const { id } = good(await add(ana, {}, 'NEVER')).data;
  await opening(1);
  world.moveDays(1);
  await sweepEachMinute(world.backEnd.deps, { alerts: alertSweep });
  expect(await mails(ana)).toEqual([]);
  good(await world.call(changeAlert, { params: { id }, body: { frequency: 'ONCE' }, as: ana }));
  await sweepEachMinute(world.backEnd.deps, { alerts: alertSweep });
  expect(await mails(ana)).toHaveLength(1);
});

test('a person keeps ten alerts at most, and nobody reads, changes or removes another’s', async () => {
  const [ana, eva] = [await world.addPerson(), await world.addPerson()];
  for (let at = 0; at < 10; at += 1) good(await add(ana));
  expect(outcome(await add(ana))).toBe('409 alert.too_many');
  const { alerts, may_add } = await list(ana);
  expect([alerts.length, may_add]).toEqual([10, false]);
  const params = { id: alerts[0]?.id ?? '' };
  expect(outcome(await world.call(changeAlert, { params, body: { frequency: 'NEVER' }, as: eva }))).toBe(
    '404 not_found',
  );
  expect(outcome(await world.call(removeAlert, { params, as: eva }))).toBe('404 not_found');
  good(await world.call(removeAlert, { params, as: ana }));
  expect((await list(ana)).alerts).toHaveLength(9);
  expect((await add(eva, { ticket_max: '0.00' })).status).toBe(422);
});
