import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { jobHandlers } from '#backend/jobs/handlers.ts';
import { suspendIssuance } from '#contract/campaigns.ts';
import { getIssuance } from '#contract/issuances.ts';
import { getWaitingPlace, joinWaitingList, leaveWaitingList, listWaitingPlaces } from '#contract/waiting-list.ts';
import { addDays, dayIn } from '#domain/time/zone.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: OrderSteps;

beforeAll(async () => {
  world = await makeInvestWorld({ hide: { signInvestment: true } });
  await world.standAlone();
  steps = orderSteps(world);
});
afterEach(async () => {
  world.moveDays(null);
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world.close());

const waitingOffer = (tokens: number, minTokens = 1) =>
  world.addOffer({ oversubscription: 'WAITING_LIST', tokens, minTokens });
const join = (as: Person, { id }: Offer, tokens: number, key: string = randomUUID()) =>
  world.call(joinWaitingList, { params: { id }, body: { tokens }, as, key });
const leave = (as: Person, { id }: Offer) => world.call(leaveWaitingList, { params: { id }, as });
const placeOf = async (as: Person, { id }: Offer) =>
  good(await world.call(getWaitingPlace, { params: { id }, as })).data;
const sweep = () => jobHandlers(world.backEnd.deps, null)['orders.sweep']({});
const mails = async (who: Person) =>
  (await world.mailsTo(who)).filter(({ kind }) => kind.startsWith('waiting_list.')).map(({ kind }) => kind.slice(13));
const pageOf = async (as: Person, { id }: Offer) => good(await world.call(getIssuance, { params: { id }, as })).data;

describe('a waiting list', () => {
  test('takes places without money once all is sold, moves them up in their order, and ends what is not ordered in time', async () => {
    const offer = await waitingOffer(10, 2);
    const [buyer, other, one, two, three] = [
      await world.addPerson(),
      await world.addPerson(),
      await world.addPerson(),
      await world.addPerson(),
      await world.addPerson(),
    ];
    expect(outcome(await join(one, offer, 4))).toBe('409 waiting_list.not_needed');
    const sold = await orderAt(steps, buyer, offer, 6, 'CHARGED');
    await orderAt(steps, other, offer, 4, 'CHARGED');
    expect(await pageOf(one, offer)).toMatchObject({ takes_orders: false, takes_places: true });
    expect((await join(one, offer, 1)).body).toMatchObject({ fields: { tokens: { params: { min: 2 } } } });
    expect(outcome(await join(buyer, offer, 2))).toBe('409 waiting_list.has_order');
    good(await join(one, offer, 4));
    good(await join(one, offer, 9));
    good(await join(two, offer, 5));
    good(await join(three, offer, 2));
    expect((await placeOf(one, offer)).place).toMatchObject({ position: 1, tokens: 4, state: 'WAITING' });
    expect((await placeOf(three, offer)).place).toMatchObject({ position: 3 });
    await sweep();
    expect((await placeOf(one, offer)).place).toMatchObject({ state: 'WAITING' });

    // Six tokens become free: four for the first, two of five for the second, nothing for the third. A newcomer gets none of them.
    good(await steps.cancel(sold));
    const late = await world.addPerson();
    expect((await steps.place(late, offer, 2)).body).toMatchObject({ fields: { tokens: { params: { left: 0 } } } });
    await sweep();
    await sweep();
    expect((await placeOf(one, offer)).place).toMatchObject({ state: 'OFFERED', offered_tokens: 4 });
    expect((await placeOf(two, offer)).place).toMatchObject({ state: 'OFFERED', offered_tokens: 2 });
    expect((await placeOf(three, offer)).place).toMatchObject({ state: 'WAITING' });
    expect([await mails(one), await mails(three)]).toEqual([['joined', 'offered'], ['joined']]);
    const { data: list } = good(await world.call(listWaitingPlaces, { params: { id: offer.id }, as: world.manager }));
    expect(list).toMatchObject({ waiting: 1, tokens_held: 6 });
    expect(list.places.map(({ tokens, offered_tokens }) => [tokens, offered_tokens])).toEqual([
      [4, 4],
      [5, 2],
      [2, null],
    ]);

    expect((await steps.place(one, offer, 5)).body).toMatchObject({ fields: { tokens: { params: { left: 4 } } } });
    const id = await orderAt(steps, one, offer, 4, 'ACCEPTED');
    const [row] = await world.db.query<{ expires_at: Date }>('select expires_at from investments where id = $1', [id]);
    // Who moves up pays within the three days of the place, not the ten of an order.
    expect(dayIn(row?.expires_at ?? new Date(0), 'Europe/Madrid')).toBe(
      addDays(dayIn(world.backEnd.clock.now(), 'Europe/Madrid'), 3),
    );
    expect((await placeOf(one, offer)).place).toBeNull();

    // The second lets the time pass: the tokens go on to the third. The first one's unpaid order expires as well, and joins what is free.
    world.moveDays(4.1);
    await sweep();
    await sweep();
    expect(await mails(two)).toEqual(['joined', 'offered', 'lapsed']);
    expect((await placeOf(three, offer)).place).toMatchObject({ state: 'OFFERED', offered_tokens: 2 });
    const [gone] = await world.db.query<{ status: string }>('select status from investments where id = $1', [id]);
    expect(gone?.status).toBe('CANCELED');
    good(await steps.pay(three, await orderAt(steps, three, offer, 2, 'ACCEPTED')));
  });

  test('gives tokens to two who ask at once one after the other, and frees what is held where its person leaves', async () => {
    const offer = await waitingOffer(4);
    const [buyer, one, two] = [await world.addPerson(), await world.addPerson(), await world.addPerson()];
    const sold = await orderAt(steps, buyer, offer, 4, 'CHARGED');
    const key = randomUUID();
    for (const reply of await Promise.all([join(one, offer, 3, key), join(one, offer, 3, key), join(one, offer, 3)]))
      good(reply);
    good(await join(two, offer, 3));
    good(await steps.cancel(sold));
    await Promise.all([sweep(), sweep()]);
    expect((await placeOf(one, offer)).place?.offered_tokens).toBe(3);
    expect((await placeOf(two, offer)).place?.offered_tokens).toBe(1);
    expect(await mails(one)).toEqual(['joined', 'offered']);
    expect(good(await leave(one, offer)).data.left).toBe(true);
    expect(good(await leave(one, offer)).data.left).toBe(false);
    await sweep();
    // Ordering while a sweep runs: the tokens are held or sold, never both.
    const [placed] = await Promise.all([orderAt(steps, two, offer, 1, 'ACCEPTED'), sweep()]);
    expect(placed).toMatch(/-/);
    const stranger = await world.addPerson();
    good(await steps.accept(stranger, good(await steps.place(stranger, offer, 3)).data.id));
  });

  test('waits while the offer is suspended, and ends for everyone with the campaign', async () => {
    const offer = await waitingOffer(2);
    const [buyer, one, two] = [await world.addPerson(), await world.addPerson(), await world.addPerson()];
    const sold = await orderAt(steps, buyer, offer, 2, 'CHARGED');
    good(await join(one, offer, 2));
    good(await join(two, offer, 2));
    good(await steps.cancel(sold));
    await sweep();
    const before = (await placeOf(one, offer)).place?.offered_until ?? '';
    const last_day = addDays(dayIn(world.backEnd.clock.now(), 'Europe/Madrid'), 10);
    good(
      await world.call(suspendIssuance, {
        params: { id: offer.id },
        body: { last_day, reason: 'Corregimos la ficha' },
        as: world.manager,
        key: randomUUID(),
      }),
    );
    expect(((await placeOf(one, offer)).place?.offered_until ?? '') > before).toBe(true);
    world.moveDays(5);
    await sweep();
    expect((await placeOf(one, offer)).place).toMatchObject({ state: 'OFFERED' });
    await world.db.query(`update issuances set suspended_until = null, campaign_ends_at = now() where id = $1`, [
      offer.id,
    ]);
    await sweep();
    expect((await placeOf(one, offer)).place).toBeNull();
    expect((await mails(two)).at(-1)).toBe('closed');
    expect(outcome(await join(two, offer, 2))).toBe('409 investment.not_open');
  });

  test('is a manager’s to look at, and everybody’s own place their own', async () => {
    const offer = await waitingOffer(2);
    const who = await world.addPerson();
    for (const as of [who, world.issuer])
      expect(outcome(await world.call(listWaitingPlaces, { params: { id: offer.id }, as }))).toMatch(/^403/);
    expect(outcome(await world.call(getWaitingPlace, { params: { id: offer.id }, as: world.manager }))).toMatch(/^403/);
  });
});
