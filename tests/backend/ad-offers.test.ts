import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { getManagedAd } from '#contract/ads.ts';
import { listBalanceMovements, withdrawBalance } from '#contract/balance.ts';
import { deleteUser } from '#contract/user-deletion.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { offerSteps } from '#tests/support/offer-steps.ts';
import { good, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: Awaited<ReturnType<typeof offerSteps>>;
/** The same without balances: money goes between the two people. */
let outside: InvestWorld;
let between: typeof steps;

beforeAll(async () => {
  [world, outside] = await Promise.all([
    makeInvestWorld({ hide: { signInvestment: true } }),
    makeInvestWorld({ extras: { payWithBalance: false, investmentFee: true } }),
  ]);
  for (const each of [world, outside]) await each.standAlone();
  [steps, between] = await Promise.all([offerSteps(world), offerSteps(outside)]);
});
afterEach(async () => {
  for (const each of [world, outside]) {
    each.moveDays(null);
    // Tokens were booked here without an order behind them.
    const { 'holdings of an issuance sum to its minted supply': _, ...others } = await breachesOf(
      each.db,
      each.tenantId,
    );
    expect(others).toEqual({});
  }
});
afterAll(async () => {
  await world?.close();
  await outside?.close();
});

const kinds = async (of: InvestWorld, who: Person) =>
  (await of.mailsTo(who)).map(({ kind }) => kind).filter((kind) => kind.startsWith('ad.offer'));

describe('an offer', () => {
  test('is made on somebody else’s ad within its terms, once, and says all that is wrong at its fields', async () => {
    const { person, ad, make, made } = steps;
    const [seller, buyer] = [await person(10), await person(0)];
    const id = await ad(seller, 4);
    expect(outcome(await make(seller, id))).toBe('404 not_found');
    const wrong = await make(buyer, id, { tokens: 5, price: '501' });
    expect(wrong.body).toMatchObject({
      fields: {
        tokens: { key: 'validator.error_number_max_tokens', params: { max: 4 } },
        price: { key: 'validator.error_number_max', params: { max: '500.00' } },
      },
    });
    const key = randomUUID();
    const [one, two] = [await make(buyer, id, {}, key), await make(buyer, id, {}, key)];
    expect(good(two).data).toEqual(good(one).data);
    expect(outcome(await make(buyer, id))).toBe('409 ad.offer_open');
    good(await steps.takeBack(buyer, good(one).data.id));
    await made(buyer, id, { price: '45' });
    expect(await kinds(world, seller)).toEqual(['ad.offer_made', 'ad.offer_taken_back', 'ad.offer_made']);
  });

  test('asks of a buyer who is not sophisticated what placing an ad asks', async () => {
    const seller = await steps.person(40);
    const id = await steps.ad(seller, 40);
    const buyer = await world.addPerson({ abilityCents: 10_000 });
    expect(outcome(await steps.make(buyer, id))).toBe('409 ad.blocked');
    await steps.board.list(steps.token, buyer);
    const refused = await steps.make(buyer, id, { tokens: 30 });
    expect(refused.status).toBe(422);
    expect(Object.keys('fields' in refused.body ? (refused.body.fields ?? {}) : {}).sort()).toEqual([
      'risk_liquidity',
      'risk_loss',
      'warning_typed',
    ]);
    await steps.made(buyer, id, { tokens: 30, risk_loss: true, risk_liquidity: true, warning_typed: 'acepto' });
    const kept = await world.db.query('select subject from consents where user_id = $1 order by subject', [buyer.id]);
    expect(kept.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['bulletin_board', 'risk_loss', 'risk_liquidity', 'risk_warning']),
    );
  });

  test('is read by both sides without a name, with whose turn it is and until when, and by nobody else', async () => {
    const [seller, buyer, other] = [await steps.person(10), await steps.person(0, 4_000), await steps.person(0)];
    const id = await steps.ad(seller, 4);
    const offer = await steps.made(buyer, id, { tokens: 2, price: '49' });
    const [shown] = (await steps.read(seller, id)).offers;
    expect(shown).toMatchObject({ tokens: 2, price: '49', amount: '98.00', mine: false, number: 1, selling: true });
    expect(shown).toMatchObject({ status: 'OPEN', turn: 'you', acts: ['accept', 'refuse'], missing: null });
    expect(JSON.stringify(shown)).not.toContain(buyer.id);
    expect((await steps.read(buyer, id)).offers[0]).toMatchObject({ mine: true, turn: 'other', acts: ['take_back'] });
    expect((await steps.read(other, id)).offers).toEqual([]);
    for (const act of [steps.accept, steps.refuse, steps.confirm, steps.takeBack, steps.paid])
      expect(outcome(await act(other, offer))).toBe('404 not_found');
    expect(outcome(await steps.accept(buyer, offer))).toBe('409 ad.offer_moved_on');
    good(await steps.accept(seller, offer));
    expect((await steps.read(buyer, id)).offers[0]).toMatchObject({ turn: 'you', missing: '58.00' });
    good(await steps.takeBack(seller, offer));
    expect(await kinds(world, buyer)).toEqual(['ad.offer_accepted', 'ad.offer_taken_back']);
    const again = await steps.made(buyer, id);
    good(await steps.refuse(seller, again));
    expect((await steps.read(buyer, id)).offers.map(({ status }) => status)).toEqual(['REFUSED', 'WITHDRAWN']);
  });
});

describe('tokens of an ad', () => {
  test('go down with what is accepted and come back with what is not, down to the last one and up again', async () => {
    const [seller, one, two] = [await steps.person(5), await steps.person(0), await steps.person(0)];
    const id = await steps.ad(seller, 5);
    const first = await steps.accepted(seller, one, id, { tokens: 3 });
    expect(await steps.read(seller, id)).toMatchObject({ status: 'OPEN', tokens: 2, amount: '100.00' });
    const second = await steps.made(two, id, { tokens: 2 });
    good(await steps.accept(seller, second));
    expect((await steps.read(seller, id)).status).toBe('AGREED');
    expect(await steps.free(seller)).toBe(0);
    good(await steps.takeBack(one, first));
    expect(await steps.read(seller, id)).toMatchObject({ status: 'OPEN', tokens: 3, ended_at: null });
    good(await steps.takeBack(seller, second));
    expect(await steps.read(seller, id)).toMatchObject({ status: 'OPEN', tokens: 5 });
    good(await steps.board.withdraw(seller, id));
    expect(await steps.free(seller)).toBe(5);
  });

  test('are accepted for one of two buyers who both want all of them, at once', async () => {
    const [seller, one, two] = [await steps.person(4), await steps.person(0), await steps.person(0)];
    const id = await steps.ad(seller, 4);
    const offers = await Promise.all([one, two].map((who) => steps.made(who, id, { tokens: 4 })));
    const answers = await Promise.all(offers.map((offer) => steps.accept(seller, offer)));
    expect(answers.map(outcome).sort()).toEqual(['200', '409 ad.offer_left']);
  });

  test('are never both agreed and free where accepting meets withdrawing the ad', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [seller, buyer] = [await steps.person(4), await steps.person(0)];
      const id = await steps.ad(seller, 4);
      const offer = await steps.made(buyer, id, { tokens: 3 });
      const [accepted, withdrawn] = await Promise.all([steps.accept(seller, offer), steps.board.withdraw(seller, id)]);
      expect(withdrawn.status).toBe(200);
      expect(await steps.free(seller)).toBe(accepted.status === 200 ? 1 : 4);
      await steps.sweep();
      expect((await steps.read(buyer, id)).offers[0]?.status).toBe(accepted.status === 200 ? 'ACCEPTED' : 'LAPSED');
    }
  });
});

describe('a sale by balance', () => {
  test('moves money and tokens once with the second yes, and both read it everywhere', async () => {
    const [seller, buyer] = [await steps.person(10), await steps.person(0, 20_000)];
    const id = await steps.ad(seller, 4);
    const offer = await steps.accepted(seller, buyer, id, { tokens: 3, price: '51.5' });
    expect(outcome(await steps.confirm(seller, offer))).toBe('409 ad.offer_moved_on');
    const key = randomUUID();
    const [one, two] = [await steps.confirm(buyer, offer, key), await steps.confirm(buyer, offer, key)];
    expect([outcome(one), outcome(two)]).toEqual(['200', '200']);
    expect(outcome(await steps.confirm(buyer, offer))).toBe('409 ad.offer_moved_on');
    expect(await steps.has(seller, buyer)).toEqual([
      [7, 15_450],
      [3, 4_550],
    ]);
    const moved = good(await world.call(listBalanceMovements, { as: seller })).data;
    expect(moved[0]).toMatchObject({ kind: 'BOARD', amount: '154.50' });
    expect((await kinds(world, seller)).at(-1)).toBe('ad.offer_settled_seller');
    expect((await kinds(world, buyer)).at(-1)).toBe('ad.offer_settled_buyer');
    const { data } = good(await world.call(getManagedAd, { params: { id }, as: world.manager }));
    expect(data.agreements).toMatchObject([
      { person: { id: buyer.id }, tokens: 3, amount: '154.50', status: 'SETTLED', payment: 'BALANCE' },
    ]);
    expect(data.agreements[0]?.transfer).toBeTruthy();
    expect(data.history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['ad.offer_made', 'ad.offer_accepted', 'ad.offer_confirmed', 'ad.sale_settled']),
    );
  });

  test('happens once, of ten confirmations at once', async () => {
    const [seller, buyer] = [await steps.person(4), await steps.person(0, 100_000)];
    const offer = await steps.accepted(seller, buyer, await steps.ad(seller, 4), { tokens: 4 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => steps.confirm(buyer, offer)));
    expect(answers.map(outcome).sort()).toEqual(['200', ...Array(9).fill('409 ad.offer_moved_on')]);
    expect(await steps.has(seller, buyer)).toEqual([
      [0, 20_000],
      [4, 80_000],
    ]);
  });

  test('is refused by how much the balance is short, moves nothing then, and goes once the money is there', async () => {
    const [seller, buyer] = [await steps.person(4), await steps.person(0, 9_999)];
    const offer = await steps.accepted(seller, buyer, await steps.ad(seller, 4));
    const short = await steps.confirm(buyer, offer);
    expect(short.body).toMatchObject({ error: 'ad.balance_short', params: { missing: '0.01' } });
    expect(await steps.has(seller, buyer)).toEqual([
      [4, 0],
      [0, 9_999],
    ]);
    await world.addCash(buyer, 1);
    good(await steps.confirm(buyer, offer));
    expect((await steps.has(buyer))[0]).toEqual([2, 0]);
  });

  test('spends a balance once where two sales, or a sale and a withdrawal, want all of it', async () => {
    const [one, two, buyer] = [await steps.person(4), await steps.person(4), await steps.person(0, 10_000)];
    const offers = [
      await steps.accepted(one, buyer, await steps.ad(one, 2)),
      await steps.accepted(two, buyer, await steps.ad(two, 2)),
    ];
    const answers = await Promise.all([
      ...offers.map((offer) => steps.confirm(buyer, offer)),
      world.call(withdrawBalance, { body: { amount: '100' }, as: buyer, key: randomUUID() }),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect((await steps.has(buyer))[0]?.[1]).toBe(0);
  });

  test('goes the other way on an ad to buy: the offerer’s tokens are kept, and the owner pays', async () => {
    const [buyer, seller] = [await steps.person(0, 10_000), await steps.person(3)];
    const id = await steps.ad(buyer, 2, 'BUY');
    expect(outcome(await steps.make(seller, id, { price: '50.01' }))).toBe('422 request.invalid');
    const offer = await steps.accepted(buyer, seller, id, { price: '48' });
    expect(await steps.free(seller)).toBe(1);
    await world.db.query(`update issuances set status = 'CLOSED' where id = $1`, [steps.token.id]);
    good(await steps.confirm(seller, offer));
    expect(await steps.has(seller, buyer)).toEqual([
      [1, 9_600],
      [2, 400],
    ]);
    expect(await steps.free(seller)).toBe(1);
  });

  test('tells a seller that the buyer cannot pay, and not how much they have', async () => {
    const [buyer, seller] = [await steps.person(0, 10_000), await steps.person(3)];
    const id = await steps.ad(buyer, 3, 'BUY');
    const offer = await steps.made(seller, id, { tokens: 3 });
    expect(outcome(await steps.accept(buyer, offer))).toBe('409 ad.balance_short');
    await world.addCash(buyer, 5_000);
    good(await steps.accept(buyer, offer));
    const [other] = [await steps.person(3)];
    const ownBuy = await steps.accepted(other, buyer, await steps.ad(other, 2));
    good(await steps.confirm(buyer, ownBuy));
    const refused = await steps.confirm(seller, offer);
    expect(outcome(refused)).toBe('409 ad.buyer_short');
    expect(JSON.stringify(refused.body)).not.toContain('missing');
    expect((await steps.has(seller))[0]).toEqual([3, 0]);
  });

  test('does not happen with somebody who came off the whitelist, nor after a manager took the ad down', async () => {
    const [seller, buyer] = [await steps.person(6), await steps.person(0, 100_000)];
    const id = await steps.ad(seller, 6);
    const offer = await steps.accepted(seller, buyer, id);
    await world.db.query(`update whitelist_entries set state = 'REVOKED', reason = 'Salió' where user_id = $1`, [
      buyer.id,
    ]);
    expect(outcome(await steps.confirm(buyer, offer))).toBe('409 ad.side_held');
    await world.db.query(`update whitelist_entries set state = 'APPROVED', reason = null where user_id = $1`, [
      buyer.id,
    ]);
    good(await steps.board.takeDown(id));
    expect(outcome(await steps.confirm(buyer, offer))).toBe('409 ad.offer_moved_on');
    await steps.sweep();
    expect((await steps.read(buyer, id)).offers[0]?.status).toBe('LAPSED');
    expect(await steps.free(seller)).toBe(6);
  });
});

describe('an offer that nobody acts on', () => {
  test('lapses after its last day, once, with a mail to both, and its tokens stand on the board again', async () => {
    const [seller, buyer] = [await steps.person(5), await steps.person(0, 100_000)];
    const id = await steps.ad(seller, 5);
    const offer = await steps.accepted(seller, buyer, id, { tokens: 5 });
    world.moveDays(4);
    expect((await steps.read(buyer, id)).offers[0]).toMatchObject({ status: 'LAPSED', acts: [], turn: null });
    expect(outcome(await steps.confirm(buyer, offer))).toBe('409 ad.offer_moved_on');
    await steps.sweep();
    await steps.sweep();
    expect(await steps.read(seller, id)).toMatchObject({ status: 'OPEN', tokens: 5 });
    for (const who of [seller, buyer])
      expect((await kinds(world, who)).filter((kind) => kind === 'ad.offer_lapsed')).toHaveLength(1);
  });
});

describe('a sale that is paid outside', () => {
  test('moves its tokens when the seller says that the money has come, and no balance', async () => {
    const [seller, buyer] = [await between.person(4), await between.person(0)];
    const id = await between.ad(seller, 4);
    const offer = await between.accepted(seller, buyer, id);
    good(await between.confirm(buyer, offer));
    expect(await between.has(seller, buyer)).toEqual([
      [4, 0],
      [0, 0],
    ]);
    expect(outcome(await between.takeBack(buyer, offer))).toBe('409 ad.offer_moved_on');
    expect(outcome(await between.paid(buyer, offer))).toBe('409 ad.offer_moved_on');
    expect((await between.read(seller, id)).offers[0]).toMatchObject({ acts: ['paid'], by_balance: false });
    const answers = await Promise.all([between.paid(seller, offer), between.paid(seller, offer)]);
    expect(answers.map(outcome).sort()).toEqual(['200', '409 ad.offer_moved_on']);
    expect(await between.has(seller, buyer)).toEqual([
      [2, 0],
      [2, 0],
    ]);
    expect(await kinds(outside, buyer)).toEqual([
      'ad.offer_accepted',
      'ad.offer_agreed_buyer',
      'ad.offer_settled_buyer',
    ]);
  });

  test('lapses where the money has not come in time, and the tokens are the seller’s to give', async () => {
    const [seller, buyer] = [await between.person(4), await between.person(0)];
    const id = await between.ad(seller, 4);
    const offer = await between.accepted(seller, buyer, id, { tokens: 4 });
    good(await between.confirm(buyer, offer));
    expect(await between.free(seller)).toBe(0);
    outside.moveDays(11);
    await between.sweep();
    outside.moveDays(null);
    expect((await between.read(seller, id)).offers[0]).toMatchObject({ status: 'LAPSED' });
    good(await between.board.withdraw(seller, id));
    expect(await between.free(seller)).toBe(4);
  });

  test('lets its two sides write to each other until it is settled, although the ad is off the board, and nobody else', async () => {
    const [seller, buyer, other] = [await between.person(4), await between.person(0), await between.person(0)];
    const id = await between.ad(seller, 4);
    good(await between.board.write(other, id, 'Yo también los quiero'));
    const offer = await between.accepted(seller, buyer, id, { tokens: 4 });
    good(await between.confirm(buyer, offer));
    good(await between.board.write(buyer, id, '¿A qué cuenta le pago?'));
    const { contacts } = await between.read(seller, id);
    const [mine, theirs] = [contacts.find(({ number }) => number === 2), contacts.find(({ number }) => number === 1)];
    good(await between.board.write(seller, id, 'A la que acaba en 332', mine?.id));
    expect(outcome(await between.board.write(seller, id, 'Ya no quedan', theirs?.id))).toBe('409 ad.not_open');
    expect(outcome(await between.board.write(other, id, '¿Sigue en venta?'))).toBe('409 ad.not_open');
    good(await between.paid(seller, offer));
    expect(outcome(await between.board.write(buyer, id, 'Gracias por todo'))).toBe('409 ad.not_open');
  });
});

test('an account that goes takes its offers and its ads along: what was accepted lapses, and nothing stands on the board again', async () => {
  const [buyer, seller] = [await between.person(0), await between.person(4)];
  const id = await between.ad(buyer, 2, 'BUY');
  const offer = await between.accepted(buyer, seller, id);
  expect(await between.free(seller)).toBe(2);
  good(
    await outside.call(deleteUser, {
      params: { id: buyer.id },
      body: { reason: 'Lo ha pedido por correo' },
      as: outside.manager,
      key: randomUUID(),
    }),
  );
  expect(outcome(await between.confirm(seller, offer))).toBe('409 ad.offer_moved_on');
  await between.sweep();
  expect(await between.free(seller)).toBe(4);
  expect((await between.read(seller, id)).status).toBe('WITHDRAWN');
  expect((await between.read(seller, id)).offers[0]?.status).toBe('LAPSED');
});
