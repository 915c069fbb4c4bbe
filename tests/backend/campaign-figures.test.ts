import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTenant } from '#backend/db/transaction.ts';
import { repairTotals } from '#backend/totals/totals.repository.ts';
import { countViews, getCampaignFigures } from '#contract/figures.ts';
import { dayIn } from '#domain/time/zone.ts';
import { callApi, startBackEnd } from '#tests/support/back-end.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { listen } from '#tests/support/listen.ts';
import { orderSteps } from '#tests/support/order-steps.ts';

let world: InvestWorld;

beforeAll(async () => {
  world = await makeInvestWorld();
});
afterAll(() => world?.close());

const today = () => dayIn(world.backEnd.clock.now(), 'Europe/Madrid');
const figures = async (id: string, as: Person = world.manager) =>
  (await world.call(getCampaignFigures, { params: { id }, as })).body.data.days;
const nothing = { seen: 0, started: 0, ordered: 0, paid: 0, signed: 0, raised: '0.00' };
const send = (pages: { slug: string; count: number }[], batch: string = randomUUID(), from = new Date()) =>
  world.call(countViews, { body: { batch, from: from.toISOString(), pages } });

test('an order counts once on the day of each of its steps, and its money as long as it is in', async () => {
  const steps = orderSteps(world);
  const offer = await world.addOffer();
  const [buyer, other] = [await world.addPerson(), await world.addPerson()];
  await world.addCash(buyer, 1_000_000);
  const order = (await steps.place(buyer, offer, 10)).body.data.id;
  expect(await figures(offer.id)).toEqual([{ ...nothing, day: today(), started: 1 }]);
  await steps.accept(buyer, order);
  // Changed and confirmed again: the order was begun and confirmed on its first day, once.
  await steps.place(buyer, offer, 12);
  await steps.accept(buyer, order);
  await steps.place(other, offer, 1);
  expect(await figures(offer.id)).toEqual([{ ...nothing, day: today(), started: 2, ordered: 1 }]);
  expect((await steps.pay(buyer, order, 'BALANCE', true)).status).toBe(200);
  expect(await figures(offer.id)).toMatchObject([{ started: 2, ordered: 1, paid: 1, raised: '600.00' }]);
  expect((await steps.cancel(order)).status).toBe(200);
  expect(await figures(offer.id)).toMatchObject([{ started: 2, ordered: 1, paid: 1, raised: '0.00' }]);
  expect(await inTenant(world.backEnd.deps.pool, world.tenantId, repairTotals)).toEqual([]);
});

test('a campaign is counted by the tenant’s calendar, and a zone that is none stops no order', async () => {
  const steps = orderSteps(world);
  const offer = await world.addOffer();
  const buyer = await world.addPerson();
  const order = (await steps.place(buyer, offer, 1)).body.data.id;
  const zone = (name: string) =>
    world.db.query(
      `update tenants set customization = jsonb_set(customization, '{tenant}', jsonb_build_object('time_zone', $2::text)) where id = $1`,
      [world.tenantId, name],
    );
  const at = '2026-03-01T23:30:00Z';
  const event = (status: string) =>
    world.db.query(
      `insert into investment_events (tenant_id, investment_id, status, by, at) values ($1, $2, $3, 'investor', $4)`,
      [world.tenantId, order, status, at],
    );
  await zone('Atlantic/Canary');
  await event('ACCEPTED');
  await zone('Pacific/Kiritimati');
  await event('CHARGED');
  await zone('Nowhere/Land');
  await event('SIGNED');
  await zone('Europe/Madrid');
  expect(await figures(offer.id)).toMatchObject([
    { day: '2026-03-01', ordered: 1 },
    { day: '2026-03-02', paid: 1, signed: 1 },
    { day: today(), started: 1 },
  ]);
  // A tenant that moves its calendar finds its days moved the next morning.
  await inTenant(world.backEnd.deps.pool, world.tenantId, repairTotals);
  expect(await figures(offer.id)).toMatchObject([{ day: '2026-03-02', ordered: 1, paid: 1, signed: 1 }, {}]);
});

test('an issuer reads their own campaign and nobody else’s', async () => {
  const stranger = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  const offer = await world.addOffer();
  const asked = (as: Person) => world.call(getCampaignFigures, { params: { id: offer.id }, as });
  expect((await asked(world.issuer)).status).toBe(200);
  expect((await asked(stranger)).status).toBe(404);
  expect((await asked(await world.addPerson())).status).toBe(403);
});

test('a batch of views counts once however often and however many times at once it is sent, an old one never', async () => {
  const offer = await world.addOffer();
  const batch = randomUUID();
  const answers = await Promise.all(Array.from({ length: 12 }, () => send([{ slug: offer.slug, count: 7 }], batch)));
  expect(answers.map(({ body }) => body.data.counted).sort()).toEqual([...Array(11).fill(0), 7]);
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  expect((await send([{ slug: offer.slug, count: 7 }], randomUUID(), days(1.01))).body.data.counted).toBe(0);
  expect((await send([{ slug: offer.slug, count: 7 }], randomUUID(), days(-1))).body.data.counted).toBe(0);
  expect(await figures(offer.id)).toEqual([{ ...nothing, day: today(), seen: 7 }]);
});

test('two dashboards that send at once neither lose a view nor stop each other; addresses that a project had count, those of others do not', async () => {
  const other = await anotherTenant(world);
  const [one, two, foreign] = [await world.addOffer(), await world.addOffer(), await other.addOffer()];
  await world.db.query('insert into issuance_slugs (tenant_id, slug, issuance_id) values ($1, $2, $3)', [
    world.tenantId,
    `antes-${one.slug}`,
    one.id,
  ]);
  const pages = [
    { slug: one.slug, count: 1 },
    { slug: `antes-${one.slug}`, count: 1 },
    { slug: two.slug, count: 1 },
    { slug: foreign.slug, count: 1 },
    { slug: 'no-existe', count: 1 },
  ];
  const sent = Array.from({ length: 20 }, (_, at) => send(at % 2 ? pages : [...pages].reverse()));
  expect((await Promise.all(sent)).map(({ body }) => body.data.counted)).toEqual(Array(20).fill(3));
  expect((await figures(one.id))[0]?.seen).toBe(40);
  expect((await figures(two.id))[0]?.seen).toBe(20);
  expect(await other.call(getCampaignFigures, { params: { id: foreign.id }, as: other.manager })).toMatchObject({
    body: { data: { days: [] } },
  });
});

test('a stranger’s word on views is not taken', async () => {
  const offer = await world.addOffer();
  const backEnd = await startBackEnd(world.db.url, 5, { DASHBOARD_SECRET: 's'.repeat(32) });
  const origin = await listen(backEnd);
  const body = { batch: randomUUID(), from: new Date().toISOString(), pages: [{ slug: offer.slug, count: 10_000 }] };
  expect((await callApi(fetch, origin, world.host, countViews, { body })).status).toBe(403);
  expect(await figures(offer.id)).toEqual([]);
  await backEnd.close();
});
