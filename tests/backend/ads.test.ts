import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { jobHandlers } from '#backend/jobs/handlers.ts';
import { getManagedAd, listManagedAds } from '#contract/ads.ts';
import { deleteUser } from '#contract/user-deletion.ts';
import { addDays, dayIn } from '#domain/time/zone.ts';
import { boardSteps } from '#tests/support/board-steps.ts';
import { bookTokens } from '#tests/support/distribution-steps.ts';
import { breachesOf } from '#tests/support/invariants.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, outcome } from '#tests/support/order-steps.ts';
import { transferSteps } from '#tests/support/transfer-steps.ts';

let world: InvestWorld;
let board: ReturnType<typeof boardSteps>;
let offer: Offer;
let seller: Person;
let buyer: Person;

/** A person with tokens, who may hold them. */
async function holder(tokens: number, of: Offer = offer): Promise<Person> {
  const person = await world.addPerson({ sophisticated: true });
  await bookTokens(world, person, of, tokens, 5);
  await board.list(of, person);
  return person;
}

/** An offer whose campaign is over. */
async function closedOffer(): Promise<Offer> {
  const made = await world.addOffer({ tokens: 10_000 });
  await world.db.query(`update issuances set status = 'CLOSED' where id = $1`, [made.id]);
  return made;
}

beforeAll(async () => {
  world = await makeInvestWorld({ hide: { signInvestment: true } });
  await world.standAlone();
  board = boardSteps(world);
  offer = await closedOffer();
  seller = await holder(10);
  buyer = await world.addPerson();
  await board.list(offer, buyer);
});
afterEach(async () => {
  world.moveDays(null);
  // Tokens were booked here without an order behind them.
  const { 'holdings of an issuance sum to its minted supply': _, ...others } = await breachesOf(
    world.db,
    world.tenantId,
  );
  expect(others).toEqual({});
});
afterAll(() => world?.close());

const placed = async (as: Person, body = {}) => good(await board.post(as, offer, body)).data.id;
const sweep = () => jobHandlers(world.backEnd.deps, null)['orders.sweep']({});
const RISKS = { risk_loss: true, risk_liquidity: true };

describe('an ad', () => {
  test('stands on the board without its owner’s name, under a reference, for thirty days', async () => {
    const { data } = good(await board.post(seller, offer, { tokens: 3, price: '51.5' }));
    expect(data.reference).toMatch(/^AD-[0-9A-Z]{4}-[0-9A-Z]{2}$/);
    const row = good(await board.board(buyer)).data.find(({ id }) => id === data.id);
    expect(row).toMatchObject({ type: 'SELL', status: 'OPEN', tokens: 3, price: '51.5', amount: '154.50', own: false });
    expect(JSON.stringify(good(await board.ad(buyer, data.id)))).not.toContain(seller.id);
    expect(good(await board.board(seller, { mine: 'yes' })).data).toHaveLength(1);
    expect(good(await board.board(buyer, { mine: 'yes' })).data).toHaveLength(0);
    good(await board.withdraw(seller, data.id));
  });

  test('offers no token twice, says how many are left, and is changed within the same bounds', async () => {
    const id = await placed(seller, { tokens: 7 });
    const refused = await board.post(seller, offer, { tokens: 4, price: '5000' });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      fields: {
        tokens: { key: 'validator.error_ad_tokens', params: { left: 3 } },
        price: { key: 'validator.error_number_max', params: { max: '500.00' } },
      },
    });
    expect(good(await board.choices(seller, 'SELL')).data.choices[0]).toMatchObject({ held: 10, free: 3 });
    expect((await board.edit(seller, id, { tokens: 11, price: '50', version: 1 })).status).toBe(422);
    good(await board.edit(seller, id, { tokens: 10, price: '49', version: 1 }));
    expect(outcome(await board.edit(seller, id, { tokens: 9, price: '49', version: 1 }))).toBe('409 ad.stale');
    expect(good(await board.ad(buyer, id)).data).toMatchObject({ tokens: 10, amount: '490.00', version: 2 });
    good(await board.withdraw(seller, id));
    expect(outcome(await board.withdraw(seller, id))).toBe('409 ad.not_open');
    expect(outcome(await board.edit(seller, id, { tokens: 1, price: '50', version: 2 }))).toBe('409 ad.not_open');
    expect(outcome(await board.ad(buyer, id))).toBe('404 not_found');
  });

  test('is placed as often as its tokens last, of ten at once', async () => {
    const person = await holder(5);
    const answers = await Promise.all(Array.from({ length: 10 }, () => board.post(person, offer, { tokens: 2 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, ...Array(8).fill(422)]);
  });

  test('is placed once by one key, and its withdrawal and its change never both win', async () => {
    const person = await holder(5);
    const key = randomUUID();
    const [one, two] = [await board.post(person, offer, {}, key), await board.post(person, offer, {}, key)];
    expect(good(two).data).toEqual(good(one).data);
    const { id } = good(one).data;
    await Promise.all([
      board.withdraw(person, id),
      board.edit(person, id, { tokens: 5, price: '50', version: 1 }),
      board.takeDown(id),
    ]);
    expect(good(await board.choices(person, 'SELL')).data.choices[0]?.free).toBe(5);
  });

  test('keeps its tokens from being given away, and one of them that is withdrawn no more', async () => {
    const person = await holder(4);
    const id = await placed(person, { tokens: 3 });
    const { move } = transferSteps(world);
    await expect(move(offer, person, buyer, 2)).rejects.toThrow('transfer.too_many');
    await move(offer, person, buyer, 1);
    good(await board.withdraw(person, id));
    await move(offer, person, buyer, 3);
    expect(outcome(await board.post(person, offer, { tokens: 1 }))).toBe('422 request.invalid');
  });

  test('comes off the board after its last day, with a mail, and its tokens are free again', async () => {
    const person = await holder(4);
    const id = await placed(person, { tokens: 4 });
    world.moveDays(31);
    expect(good(await board.board(person)).data.find((each) => each.id === id)?.status).toBe('EXPIRED');
    await sweep();
    await sweep();
    world.moveDays(null);
    expect(good(await board.ad(person, id)).data).toMatchObject({ status: 'EXPIRED', ended_by: null });
    expect((await world.mailsTo(person)).filter(({ kind }) => kind === 'ad.expired')).toHaveLength(1);
    expect(good(await board.choices(person, 'SELL')).data.choices[0]?.free).toBe(4);
  });
});

describe('a person', () => {
  test('sells and buys once they are on the whitelist, checked and not rejected; to others the token is not there', async () => {
    const stranger = await world.addPerson();
    expect(outcome(await board.post(stranger, offer, { type: 'BUY', ...RISKS }))).toBe('404 not_found');
    const unchecked = await world.addPerson({ prepared: false });
    await board.list(offer, unchecked);
    expect(outcome(await board.post(unchecked, offer, { type: 'BUY', ...RISKS }))).toBe('409 ad.identity');
    const unready = await world.addPerson();
    await board.list(offer, unready);
    await world.db.query('delete from suitability_tests where user_id = $1', [unready.id]);
    expect(outcome(await board.post(unready, offer, { type: 'BUY', ...RISKS }))).toBe('409 ad.preparation');
    const rejected = await holder(2);
    await world.db.query(`update users set status = 'REJECTED' where id = $1`, [rejected.id]);
    expect(outcome(await board.post(rejected, offer))).toBe('403 user.rejected');
    const revoked = await holder(2);
    const id = await placed(revoked, { tokens: 1 });
    await world.db.query(`update whitelist_entries set state = 'REVOKED', reason = 'Vendida' where user_id = $1`, [
      revoked.id,
    ]);
    expect((await board.post(revoked, offer, { tokens: 1 })).body).toMatchObject({ params: { block: 'unlisted' } });
    expect(good(await board.ad(buyer, id)).data.block).toBe('unlisted');
    expect(outcome(await board.write(buyer, id, '¿Sigue en venta?'))).toBe('409 ad.blocked');
  });

  test('accepts both risks before they buy, unless sophisticated, and above the threshold types the word', async () => {
    const small = await world.addPerson({ abilityCents: 0 });
    await board.list(offer, small);
    const bare = await board.post(small, offer, { type: 'BUY', tokens: 2 });
    expect(Object.keys(bare.body.fields ?? {}).sort()).toEqual(['risk_liquidity', 'risk_loss']);
    const dear = { type: 'BUY' as const, tokens: 21, ...RISKS };
    expect((await board.post(small, offer, dear)).body).toMatchObject({
      fields: { warning_typed: { key: 'validator.error_declaration' } },
    });
    const { id } = good(await board.post(small, offer, { ...dear, warning_typed: 'acepto' })).data;
    const kept = await world.db.query<{ subject: string }>(
      'select subject from consents where user_id = $1 order by 1',
      [small.id],
    );
    expect(kept.map(({ subject }) => subject)).toEqual([
      'bulletin_board',
      'risk_liquidity',
      'risk_loss',
      'risk_warning',
    ]);
    expect((await board.edit(small, id, { tokens: 22, price: '50', version: 1 })).status).toBe(422);
    good(await board.edit(small, id, { tokens: 20, price: '50', version: 1 }));
  });

  test('places no ad of what is still being sold, or is on a chain: ads that stand are stopped, and say why', async () => {
    const running = await world.addOffer({ tokens: 100 });
    const early = await holder(5, running);
    expect((await board.post(early, running)).body).toMatchObject({ error: 'ad.blocked', params: { block: 'phase' } });
    const moved = await closedOffer();
    const person = await holder(5, moved);
    const { id } = good(await board.post(person, moved, { tokens: 1 })).data;
    await world.db.query(
      'insert into chain_tokens (tenant_id, issuance_id, chain_id, requested_by, requested_at) values ($1, $2, 1, $3, now())',
      [world.tenantId, moved.id, world.manager.id],
    );
    expect((await board.post(person, moved)).body).toMatchObject({ params: { block: 'on_chain' } });
    expect(outcome(await board.write(buyer, id, '¿Sigue en venta?'))).toBe('409 ad.blocked');
    expect(good(await board.board(buyer)).data.find((each) => each.id === id)?.block).toBe('on_chain');
    good(await board.withdraw(person, id));
  });
});

describe('messages', () => {
  test('go both ways by mail and on the page, and neither side reads who the other is', async () => {
    const owner = await holder(3);
    const id = await placed(owner, { tokens: 1 });
    good(await board.write(buyer, id, '¿Sigue en venta?\n¿Por qué vende?'));
    const other = await world.addPerson();
    good(await board.write(other, id, 'Me interesan todos'));
    const { contacts } = good(await board.ad(owner, id)).data;
    expect(contacts.map(({ number }) => number)).toEqual([2, 1]);
    expect(outcome(await board.write(owner, id, 'A quién le digo'))).toBe('404 not_found');
    good(await board.write(owner, id, 'Sí, sigue', contacts[1]?.id));
    const seen = good(await board.ad(buyer, id)).data.contacts;
    expect(seen).toHaveLength(1);
    expect(seen[0]?.messages.map(({ mine, text }) => [mine, text])).toEqual([
      [true, '¿Sigue en venta?\n¿Por qué vende?'],
      [false, 'Sí, sigue'],
    ]);
    const told = [await world.mailsTo(owner), await world.mailsTo(buyer)].map((mails) =>
      mails.filter(({ kind }) => kind.startsWith('ad.')),
    );
    expect(told.map((mails) => mails.map(({ kind }) => kind))).toEqual([['ad.asked', 'ad.asked'], ['ad.answered']]);
    const all = JSON.stringify([told, seen, contacts]);
    for (const secret of [owner.email, buyer.email, other.email, owner.id, buyer.id]) expect(all).not.toContain(secret);
    expect(told[0]?.[0]?.plain).toContain('¿Por qué vende?');
  });

  test('are twenty in a day, of one person', async () => {
    const owner = await holder(3);
    const id = await placed(owner, { tokens: 1 });
    const keen = await world.addPerson();
    for (let at = 0; at < 20; at += 1) good(await board.write(keen, id, `Mensaje ${at}`));
    expect(outcome(await board.write(keen, id, 'Uno más'))).toBe('429 ad.messages_today');
  });
});

describe('managers', () => {
  test('see who placed what, and take an ad down with a reason that its owner is told', async () => {
    const owner = await holder(3);
    const id = await placed(owner, { tokens: 1 });
    const list = good(await world.call(listManagedAds, { query: { type: 'SELL', status: 'OPEN' }, as: world.manager }));
    expect(list.data.find((each) => each.id === id)?.owner).toEqual({ id: owner.id, name: owner.name });
    good(await board.takeDown(id, 'El precio no es de este proyecto'));
    expect(outcome(await board.takeDown(id))).toBe('409 ad.not_open');
    const { data } = good(await world.call(getManagedAd, { params: { id }, as: world.manager }));
    expect(data).toMatchObject({
      status: 'WITHDRAWN',
      ended_by: 'manager',
      reason: 'El precio no es de este proyecto',
    });
    expect(data.history.map(({ action }) => action)).toEqual(['ad.taken_down', 'ad.posted']);
    const [mail] = (await world.mailsTo(owner)).filter(({ kind }) => kind === 'ad.taken_down');
    expect(mail?.plain).toContain('El precio no es de este proyecto');
    expect(good(await board.ad(owner, id)).data.reason).toBe('El precio no es de este proyecto');
  });

  test('delete a person with their ads and what they wrote', async () => {
    const leaver = await world.addPerson();
    await board.list(offer, leaver);
    const own = await placed(leaver, { type: 'BUY', ...RISKS });
    const id = await placed(seller, { tokens: 1 });
    good(await board.write(leaver, id, '¿Sigue en venta?'));
    good(
      await world.call(deleteUser, {
        params: { id: leaver.id },
        body: { reason: 'Lo pide por escrito' },
        as: world.manager,
        key: randomUUID(),
      }),
    );
    const [row] = await world.db.query('select status from ads where id = $1', [own]);
    expect(row).toEqual({ status: 'WITHDRAWN' });
    expect(good(await board.ad(seller, id)).data.contacts[0]?.messages).toEqual([]);
  });
});

test('the filters of the board are type, product, status, amount and day of publication', async () => {
  const person = await holder(60);
  const ids = [
    await placed(person, { tokens: 10 }),
    await placed(person, { tokens: 11 }),
    await placed(person, { tokens: 39 }),
  ];
  const gone = await placed(buyer, { type: 'BUY', tokens: 1, ...RISKS });
  good(await board.withdraw(buyer, gone));
  const found = async (query: Record<string, string>, as = person) =>
    good(await board.board(as, { mine: 'yes', ...query })).data.map(({ id }) => ids.indexOf(id));
  expect(await found({ amount: 'to-500' })).toEqual([0]);
  expect(await found({ amount: 'to-2000' })).toEqual([2, 1]);
  expect(await found({ amount: 'above' })).toEqual([]);
  expect(await found({ type: 'BUY' })).toEqual([]);
  expect(await found({ product: 'DEBT' })).toEqual([2, 1, 0]);
  expect(await found({ product: 'EQUITY' })).toEqual([]);
  expect(await found({ status: 'WITHDRAWN' }, buyer)).toEqual([-1]);
  const today = dayIn(new Date(), 'Europe/Madrid');
  expect(await found({ from: today, to: today })).toEqual([2, 1, 0]);
  expect(await found({ to: addDays(today, -1) })).toEqual([]);
  const first = good(await board.board(person, { mine: 'yes', per_page: '2' }));
  expect(first.meta.total).toBe(3);
  expect(await found({ per_page: '2', after: first.meta.next ?? '' })).toEqual([0]);
});
