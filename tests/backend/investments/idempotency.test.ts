import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sweep } from '#backend/jobs/sweep.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: OrderSteps;
let offer: Offer;
let ana: Person;

beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
  steps = orderSteps(world);
  offer = await world.addOffer({ tokens: 10_000 });
  ana = await world.addPerson();
});
afterEach(async () => {
  world.moveDays(null);
  expect(await breachesOf(world.db, world.tenantId)).toEqual({});
});
afterAll(() => world.close());

const countOf = async (table: string, investmentId: string) =>
  (
    await world.db.query<{ n: number }>(`select count(*)::int n from ${table} where investment_id = $1`, [investmentId])
  )[0]?.n;

test('the same key with the same body gives the first answer again, and nothing is done twice', async () => {
  const key = randomUUID();
  const id = await orderAt(steps, ana, offer, 3, 'CREATED');
  const first = good(await steps.accept(ana, id, key));
  good(await steps.pay(ana, id));
  // The order has moved on, the answer is still the first.
  expect(await steps.accept(ana, id, key)).toEqual({ status: 200, body: first });
  expect(await countOf('investment_events', id)).toBe(4);
  const confirmations = (await world.mailsTo(ana)).filter(({ kind }) => kind === 'investment.order_confirmed');
  expect(confirmations).toHaveLength(1);
});

test('the same key with another body, another order or another endpoint is refused', async () => {
  const who = await world.addPerson();
  const key = randomUUID();
  const { id } = good(await steps.place(who, offer, 3, key)).data;
  const other = await world.addOffer();
  expect(outcome(await steps.place(who, offer, 4, key))).toBe('409 idempotency.conflict');
  expect(outcome(await steps.place(who, other, 3, key))).toBe('409 idempotency.conflict');
  expect(outcome(await steps.accept(who, id, key))).toBe('409 idempotency.conflict');
  const proofKey = randomUUID();
  good(await steps.accept(who, id));
  good(await steps.pay(who, id));
  good(await steps.prove(who, id, proofKey));
  good(await steps.prove(who, id, proofKey));
  const otherFile = new File(['%PDF-1.7\nanother\n%%EOF\n'], 'justificante.pdf');
  expect(outcome(await steps.prove(who, id, proofKey, otherFile))).toBe('409 idempotency.conflict');
  expect(await countOf('payment_proofs', id)).toBe(1);
});

test('twenty requests with one key at once have one effect and one answer', async () => {
  const who = await world.addPerson();
  await world.addCash(who, 1_000_000);
  const placeKey = randomUUID();
  const placed = await Promise.all(Array.from({ length: 20 }, () => steps.place(who, offer, 5, placeKey)));
  for (const answer of placed) expect(good(answer)).toEqual(placed[0]?.body);
  const id = placed[0]?.body.data.id ?? '';
  expect(await countOf('investment_events', id)).toBe(1);
  good(await steps.accept(who, id));
  const payKey = randomUUID();
  const paid = await Promise.all(Array.from({ length: 20 }, () => steps.pay(who, id, 'BALANCE', true, payKey)));
  for (const answer of paid) expect(good(answer)).toEqual(paid[0]?.body);
  expect(await countOf('balance_holds', id)).toBe(1);
});

test('a transfer that is confirmed twice, by two managers at once, is booked once', async () => {
  const who = await world.addPerson();
  const id = await orderAt(steps, who, offer, 2, 'PROOF_OF_PAYMENT_UPLOADED');
  const answers = await Promise.all(Array.from({ length: 8 }, () => steps.confirm(id, '102.50')));
  expect(answers.map(outcome).sort()).toEqual(['200', ...Array(7).fill('409 investment.illegal_move')]);
  expect(await countOf('payments', id)).toBe(1);
});

test('revocation and confirmation at once: one wins, and the money is accounted for either way', async () => {
  for (let round = 0; round < 6; round++) {
    const who = await world.addPerson();
    const id = await orderAt(steps, who, offer, 2, 'PROOF_OF_PAYMENT_UPLOADED');
    const [confirmed, revoked] = await Promise.all([steps.confirm(id, '102.50'), steps.revoke(who, id)]);
    expect([outcome(confirmed), outcome(revoked)]).toEqual(['200', '200']);
    // Whichever came first, what arrived is due back.
    expect(await countOf('refunds', id)).toBe(1);
  }
});

test('the tokens of one order are made once, however many managers press at once', async () => {
  const quick = await makeWorldWithoutSignature();
  try {
    const ids: string[] = [];
    for (let made = 0; made < 3; made++)
      ids.push(await orderAt(quick.steps, await quick.world.addPerson(), quick.offer, 3, 'CHARGED'));
    quick.world.moveDays(5.1);
    const answers = await Promise.all(ids.flatMap((id) => [1, 2, 3].map(() => quick.steps.mint(id))));
    const made = answers.filter((answer) => good(answer).data.refused === null);
    expect(made).toHaveLength(ids.length);
    expect(await breachesOf(quick.world.db, quick.world.tenantId)).toEqual({});
  } finally {
    await quick.world.close();
  }
});

async function makeWorldWithoutSignature() {
  const own = await makeInvestWorld({ hide: { signInvestment: true } });
  return { world: own, steps: orderSteps(own), offer: await own.addOffer() };
}

test('a key belongs to its person: another’s is none of theirs', async () => {
  const [eva, leo] = [await world.addPerson(), await world.addPerson()];
  const key = randomUUID();
  const evas = good(await steps.place(eva, offer, 3, key)).data;
  const leos = good(await steps.place(leo, offer, 4, key)).data;
  expect(leos).toMatchObject({ tokens: 4 });
  expect(leos.id).not.toBe(evas.id);
  expect(outcome(await steps.accept(leo, evas.id, key))).toBe('409 idempotency.conflict');
  expect(outcome(await steps.accept(leo, evas.id))).toBe('404 not_found');
});

test('a refused request uses its key up for nothing: the same form may be sent again', async () => {
  const who = await world.addPerson();
  const key = randomUUID();
  expect((await steps.place(who, offer, 20_000, key)).status).toBe(422);
  expect((await steps.place(who, offer, 2, key)).status).toBe(200);
});

test('a key that is missing, too short or not printable is refused before anything is done', async () => {
  const who = await world.addPerson();
  for (const key of ['', 'short', 'llave-con-ñ']) {
    expect(outcome(await steps.place(who, offer, 2, key))).toBe('400 idempotency.missing');
  }
  const [row] = await world.db.query<{ n: number }>('select count(*)::int n from investments where user_id = $1', [
    who.id,
  ]);
  expect(row?.n).toBe(0);
});

test('keys are kept for 30 days and forgotten after them', async () => {
  const who = await world.addPerson();
  const key = randomUUID();
  good(await steps.place(who, offer, 2, key));
  world.moveDays(29.9);
  await sweep(world.backEnd.deps);
  expect(outcome(await steps.place(who, offer, 3, key))).toBe('409 idempotency.conflict');
  world.moveDays(30.1);
  await sweep(world.backEnd.deps);
  expect(outcome(await steps.place(who, offer, 3, key))).toBe('200');
});
