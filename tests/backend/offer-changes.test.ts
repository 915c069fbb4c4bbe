import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { jobHandlers } from '#backend/jobs/handlers.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { tellOfChange } from '#backend/modules/offer-changes/tell-change.ts';
import { getInvestment } from '#contract/investments.ts';
import { getIssuanceBySlug, getManagedIssuance } from '#contract/issuances.ts';
import { decideChange, getOfferChange, proposeChange, withdrawChange } from '#contract/offer-changes.ts';
import type { OfferTerms } from '#contract/offer-terms.ts';
import { declareInterest } from '#contract/orders.ts';
import { joinWaitingList } from '#contract/waiting-list.ts';
import { addDays, dayIn } from '#domain/time/zone.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';

const ZONE = 'Europe/Madrid';
let world: InvestWorld;
let steps: OrderSteps;
let second: Person;

beforeAll(async () => {
  world = await makeInvestWorld({
    modules: { signature: false },
    flows: { project_status: ['DRAFT', 'PRE_CAMPAIGN', 'CAMPAIGN', 'CLOSED'] },
  });
  await world.standAlone();
  steps = orderSteps(world);
  second = await world.addPerson({ roles: ['ADMIN'] });
});
afterEach(() => world.moveDays(null));
afterAll(() => world.close());

const inDays = (days: number) => addDays(dayIn(world.backEnd.clock.now(), ZONE), days);
const read = async (offer: Offer, as: Person = world.manager) =>
  good(await world.call(getOfferChange, { params: { id: offer.id }, as })).data;
const WHY = { es: 'La obra se retrasa dos meses.', en: 'The works are two months late.' };

async function propose(offer: Offer, change: Partial<OfferTerms>, as: Person = world.issuer) {
  const { terms, terms_version } = await read(offer);
  const body = { terms_version, terms: { ...terms, ...change }, explanation: WHY };
  return world.call(proposeChange, { params: { id: offer.id }, body, as, key: randomUUID() });
}
const decide = (offer: Offer, number: number, { approve = true, material = true, as = world.manager } = {}) =>
  world.call(decideChange, {
    params: { id: offer.id },
    body: { number, approve, material, reason: 'Cambia el riesgo' },
    as,
    key: randomUUID(),
  });
/** Why its tokens are not made; null: they are. */
const mint = async (id: string) => good(await steps.mint(id)).data.refused;
const orderOf = async (who: Person, id: string) =>
  good(await world.call(getInvestment, { params: { id }, as: who })).data;
const mailsOf = async (who: Person) => (await world.mailsTo(who)).filter(({ kind }) => kind === 'issuance.changed');

/** Every mail that changes bring: each job twice, as one that was lost and came again. */
async function tellAll(): Promise<void> {
  for (;;) {
    const jobs = await world.db.query<{ data: JobData['change.tell'] }>(
      `delete from pgboss.job where name = 'change.tell' returning data`,
    );
    if (jobs.length === 0) return;
    for (const { data } of jobs)
      await Promise.all([tellOfChange(world.backEnd.deps, data), tellOfChange(world.backEnd.deps, data)]);
  }
}

test('a material change: everybody is told once with the difference, may take it back to the last cent, and nothing is made meanwhile', async () => {
  const offer = await world.addOffer();
  const [unpaid, paid, expert, keeps] = [
    await world.addPerson(),
    await world.addPerson(),
    await world.addPerson({ sophisticated: true }),
    await world.addPerson({ sophisticated: true }),
  ];
  await world.db.query(`update users set lang = 'en' where id = $1`, [paid.id]);
  const [unpaidId, paidId, expertId, keepsId] = [
    await orderAt(steps, unpaid, offer, 2, 'ACCEPTED'),
    await orderAt(steps, paid, offer, 3, 'CHARGED'),
    await orderAt(steps, expert, offer, 4, 'CHARGED'),
    await orderAt(steps, keeps, offer, 5, 'CHARGED'),
  ];
  const before = await read(offer);
  expect(before.meets).toMatchObject({ orders: 4, interests: 0 });
  const end = inDays(80);
  expect(good(await propose(offer, { ends_on: end, soft_cap_tokens: 7 })).data.number).toBe(1);
  // Nothing holds yet, and a second one waits its turn.
  expect((await read(offer)).terms.soft_cap_tokens).toBe(before.terms.soft_cap_tokens);
  expect(outcome(await propose(offer, { soft_cap_tokens: 8 }))).toBe('409 change.waiting');
  const { waiting } = await read(offer);
  expect(waiting?.always_material).toEqual(['ends_on', 'soft_cap_tokens']);
  expect(waiting?.differences.en.map(({ label }) => label)).toEqual(['End of the offer', 'Minimum target']);
  expect(waiting?.differences.es.map(({ label }) => label)).toEqual(['Fin de la oferta', 'Objetivo mínimo']);
  expect(outcome(await decide(offer, 1, { as: world.issuer }))).toContain('403');
  expect((await decide(offer, 1, { material: false })).body).toMatchObject({
    fields: { material: { key: 'validator.error_change_material' } },
  });

  const until = new Date((await read(offer)).meets.until);
  expect(good(await decide(offer, 1)).data).toEqual({ state: 'APPROVED', orders: 4, interests: 0 });
  expect((await read(offer)).terms).toMatchObject({ ends_on: end, soft_cap_tokens: 7 });
  await tellAll();
  for (const who of [unpaid, paid, expert, keeps]) expect(await mailsOf(who)).toHaveLength(1);
  const [english] = await mailsOf(paid);
  const [spanish] = await mailsOf(unpaid);
  expect(english?.plain).toContain(WHY.en);
  expect(english?.plain).toContain('Minimum target');
  expect(spanish?.plain).toContain('Fin de la oferta');
  expect(spanish?.plain).toContain(`order=${unpaidId}`);

  for (const [who, id] of [
    [unpaid, unpaidId],
    [paid, paidId],
    [expert, expertId],
  ] as const) {
    const order = await orderOf(who, id);
    expect([order.may_revoke, order.reflection_ends_at, order.changes.map(({ number }) => number)]).toEqual([
      true,
      until.toISOString(),
      [1],
    ]);
  }
  const unpaidOrder = await orderOf(unpaid, unpaidId);
  expect(new Date(unpaidOrder.expires_at ?? 0).getTime()).toBeGreaterThan(until.getTime());
  expect(await mint(keepsId)).toBe('reflection_running');
  // What was paid comes back whole, fee included.
  const expertOrder = await orderOf(expert, expertId);
  good(await steps.revoke(expert, expertId));
  const after = await orderOf(expert, expertId);
  expect([after.status, after.refunds.map(({ amount }) => amount)]).toEqual(['CANCELED', [expertOrder.total]]);
  good(await steps.revoke(unpaid, unpaidId));

  world.moveDays(6);
  expect(outcome(await steps.revoke(keeps, keepsId))).toBe('409 investment.reflection_over');
  // Who came later is met by nothing.
  world.moveDays(null);
  const late = await world.addPerson();
  const { terms_version } = await read(offer);
  const placed = good(await steps.place(late, offer, 1, randomUUID(), terms_version));
  expect((await orderOf(late, placed.data.id)).changes).toEqual([]);
  const page = good(await world.call(getIssuanceBySlug, { params: { slug: offer.slug } })).data;
  expect(page.changes.map(({ number, explanation }) => [number, explanation])).toEqual([[1, WHY]]);
  const { log } = good(await world.call(getManagedIssuance, { params: { id: offer.id }, as: world.manager })).data;
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['issuance.change_proposed', 'issuance.change_material']),
  );
});

test('a change that is not material restarts nobody’s period, is mailed to nobody, and stands in the history alone', async () => {
  const offer = await world.addOffer();
  const who = await world.addPerson({ sophisticated: true });
  const id = await orderAt(steps, who, offer, 2, 'CHARGED');
  good(await propose(offer, { max_tokens: 9, risks: [{ es: 'Riesgo de obra', en: 'Building risk' }] }, world.manager));
  expect(good(await decide(offer, 1, { material: false })).data).toEqual({
    state: 'APPROVED',
    orders: 0,
    interests: 0,
  });
  await tellAll();
  const order = await orderOf(who, id);
  expect([order.may_revoke, order.reflection_ends_at, order.changes, await mailsOf(who)]).toEqual([
    false,
    null,
    [],
    [],
  ]);
  const page = good(await world.call(getIssuanceBySlug, { params: { slug: offer.slug } })).data;
  expect([page.changes, page.max_tokens, page.risks.at(-1)?.en]).toEqual([[], 9, 'Building risk']);
  const { log } = good(await world.call(getManagedIssuance, { params: { id: offer.id }, as: world.manager })).data;
  expect(log.find(({ action }) => action === 'issuance.change_approved')?.reason).toBe('Cambia el riesgo');
});

test('a change never touches price or token, and one that placed orders, the law or people’s time do not bear is refused at its fields', async () => {
  const offer = await world.addOffer();
  await orderAt(steps, await world.addPerson(), offer, 3, 'ACCEPTED');
  const fieldsOf = async (change: Partial<OfferTerms>) => {
    const { status, body } = await propose(offer, change);
    return [status, Object.keys((body as { fields?: object }).fields ?? {})];
  };
  expect(await fieldsOf({ min_tokens: 4 })).toEqual([422, ['min_tokens']]);
  expect(await fieldsOf({ max_tokens: 2 })).toEqual([422, ['max_tokens']]);
  expect(await fieldsOf({ tokens_for_sale: 2 })).toEqual([422, expect.arrayContaining(['tokens_for_sale'])]);
  expect(await fieldsOf({ ends_on: inDays(2) })).toEqual([422, ['ends_on']]);
  expect(await fieldsOf({ ends_on: null })).toEqual([422, ['ends_on']]);
  expect(await fieldsOf({ price: '1.00' } as never)).toEqual([400, ['terms.price']]);
  expect((await read(offer)).past).toEqual([]);
});

test('two managers at once, an approval that comes twice, an order that comes between, and another’s project', async () => {
  const offer = await world.addOffer();
  good(await propose(offer, { min_tokens: 2, soft_cap_tokens: 3 }));
  // Somebody orders one token after it was prepared: the change would make that order one that could not be placed.
  const who = await world.addPerson();
  await orderAt(steps, who, offer, 1, 'ACCEPTED');
  expect(outcome(await decide(offer, 1))).toBe('409 change.outdated');
  expect(good(await decide(offer, 1, { approve: false })).data.state).toBe('RETURNED');
  const told = await world.mailsTo(world.issuer);
  expect(told.filter(({ kind }) => kind.startsWith('change.')).at(-1)?.kind).toBe('change.returned');
  good(await propose(offer, { soft_cap_tokens: 3 }));
  const both = await Promise.all([decide(offer, 2), decide(offer, 2, { as: second })]);
  expect(both.map(outcome).sort()).toEqual(['200', '409 change.decided']);
  expect(outcome(await decide(offer, 2))).toBe('409 change.decided');
  await tellAll();
  expect(await mailsOf(who)).toHaveLength(1);

  good(await propose(offer, { soft_cap_tokens: 4 }));
  const stranger = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  const params = { id: offer.id };
  for (const answer of [
    await world.call(getOfferChange, { params, as: stranger }),
    await world.call(withdrawChange, { params, body: { number: 3 }, as: stranger, key: randomUUID() }),
    await propose(offer, {}, stranger),
  ])
    expect(answer.status).toBe(404);
  good(await world.call(withdrawChange, { params, body: { number: 3 }, as: world.issuer, key: randomUUID() }));
  expect(outcome(await decide(offer, 3))).toBe('409 change.decided');
  expect((await read(offer)).past.map(({ number, state }) => [number, state])).toEqual([
    [3, 'WITHDRAWN'],
    [2, 'APPROVED'],
    [1, 'RETURNED'],
  ]);
});

test('somebody who confirms, pays or takes back while a change is approved is met by it whole, or sees the new terms', async () => {
  for (let round = 0; round < 4; round += 1) {
    const offer = await world.addOffer();
    const [confirms, pays, leaves] = [await world.addPerson(), await world.addPerson(), await world.addPerson()];
    const created = await orderAt(steps, confirms, offer, 2, 'CREATED');
    const proved = await orderAt(steps, pays, offer, 2, 'PROOF_OF_PAYMENT_UPLOADED');
    const charged = await orderAt(steps, leaves, offer, 2, 'CHARGED');
    const { total } = await orderOf(pays, proved);
    good(await propose(offer, { soft_cap_tokens: 3 }));
    const [decided, accepted] = await Promise.all([
      decide(offer, 1),
      steps.accept(confirms, created),
      steps.confirm(proved, total),
      steps.revoke(leaves, charged),
    ]);
    const met = good(decided).data.orders;
    const orders = [await orderOf(confirms, created), await orderOf(pays, proved), await orderOf(leaves, charged)];
    expect(orders.map(({ changes }) => changes.length).reduce((sum, each) => sum + each, 0)).toBe(met);
    // Confirmed before it: met. After it: the page had shown other terms.
    expect(orders[0]?.changes.length === 1 ? '200' : '409 terms.stale').toBe(outcome(accepted));
    expect([orders[1]?.status, orders[1]?.changes.length]).toEqual(['CHARGED', 1]);
    expect(orders[2]?.status).toBe('CANCELED');
  }
});

test('a campaign that ends inside the period makes and closes nothing before the last second of it', async () => {
  const offer = await world.addOffer();
  const who = await world.addPerson({ sophisticated: true });
  const id = await orderAt(steps, who, offer, 4, 'CHARGED');
  good(await propose(offer, { headline_return: { es: '5 %', en: '5%' } }));
  // Its end was set before, and comes tomorrow.
  await world.db.query(
    `update issuances set campaign_ends_at = now() + interval '1 day', minting_strategy = 'AT_CAMPAIGN_END' where id = $1`,
    [offer.id],
  );
  expect(outcome(await decide(offer, 1))).toBe('409 change.outdated');
  good(await decide(offer, 1, { approve: false }));
  good(await propose(offer, { headline_return: { es: '5 %', en: '5%' } }));
  good(await decide(offer, 2));
  const until = new Date((await orderOf(who, id)).reflection_ends_at ?? 0);
  world.moveDays(2);
  await jobHandlers(world.backEnd.deps, null)['orders.sweep']({});
  expect([(await orderOf(who, id)).status, await mint(id)]).toEqual(['CHARGED', 'reflection_running']);
  expect((await orderOf(who, id)).may_revoke).toBe(true);
  expect(outcome(await propose(offer, { headline_return: { es: '4 %', en: '4%' } }))).toBe('409 change.not_now');
  world.moveDays((until.getTime() - Date.now()) / 86_400_000 + 0.01);
  expect(outcome(await steps.revoke(who, id))).toBe('409 investment.reflection_over');
});

test('somebody with a declared interest is told as well, and that it commits them to nothing', async () => {
  const offer = await world.addOffer({ status: 'PRE_CAMPAIGN' });
  const who = await world.addPerson({ roles: ['PREMIUM_USER'] });
  good(
    await world.call(declareInterest, {
      params: { slug: offer.slug },
      body: { amount: '100.00', terms_version: 1 },
      as: who,
    }),
  );
  good(await propose(offer, { soft_cap_tokens: 5 }));
  expect(good(await decide(offer, 1)).data).toEqual({ state: 'APPROVED', orders: 0, interests: 1 });
  await tellAll();
  const [mail, ...more] = await mailsOf(who);
  expect([more, mail?.plain.includes('no le compromete a nada')]).toEqual([[], true]);
});

test('a smallest order above what somebody on the waiting list asked for is refused: their place could never become an order', async () => {
  const offer = await world.addOffer({ tokens: 4, oversubscription: 'WAITING_LIST' });
  await orderAt(steps, await world.addPerson(), offer, 4, 'CHARGED');
  const waits = await world.addPerson();
  good(
    await world.call(joinWaitingList, {
      params: { id: offer.id },
      body: { tokens: 2 },
      as: waits,
      key: randomUUID(),
    }),
  );
  expect((await read(offer)).bounds.smallest_order).toBe(2);
  expect((await propose(offer, { min_tokens: 3 })).body).toMatchObject({
    fields: { min_tokens: { key: 'validator.error_number_max_tokens', params: { max: 2 } } },
  });
  expect(outcome(await propose(offer, { min_tokens: 2 }))).toBe('200');
});
