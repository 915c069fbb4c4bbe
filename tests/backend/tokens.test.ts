import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { deployToken, getTokenChain, requestTokenAct } from '#contract/token-chain.ts';
import { getToken, listTokens } from '#contract/tokens.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from '#tests/support/invest-world.ts';
import { good, type OrderSteps, orderAt, orderSteps, outcome } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: OrderSteps;

beforeAll(async () => {
  world = await makeInvestWorld({ modules: { signature: false } });
  await world.standAlone();
  steps = orderSteps(world);
});
afterEach(() => world.moveDays(null));
afterAll(() => world.close());

const sheetOf = async ({ id }: Offer, as = world.manager) =>
  good(await world.call(getToken, { params: { id }, as })).data;
const rowOf = async ({ id }: Offer, query = {}) =>
  good(await world.call(listTokens, { query: { per_page: 100, ...query }, as: world.manager })).data.find(
    (row) => row.id === id,
  );
async function minted(who: Person, offer: Offer, tokens: number): Promise<void> {
  await steps.mint(await orderAt(steps, who, offer, tokens, 'CHARGED'));
}
const write = (offer: Offer, change: string) =>
  world.db.query(`update issuances set ${change} where id = $1`, [offer.id]);

test('a loan bought below its face price tells a higher rate to maturity where its capital comes back in parts than at the end', async () => {
  const rates: Record<string, number | null | undefined> = {};
  for (const repayment of ['BULLET', 'LINEAR', 'ANNUITY']) {
    const offer = await world.addOffer({ price: '10', tokens: 100 });
    await minted(await world.addPerson({ sophisticated: true }), offer, 20);
    await write(
      offer,
      `status = 'CLOSED', closed_at = now(), product_type = 'DEBT',
       finance = '{"annualInterestPercent":"8.00","termMonths":24,"payEveryMonths":12,"repayment":"${repayment}"}'`,
    );
    await world.db.query(
      `insert into issuance_prices (tenant_id, issuance_id, at, price) values ($1, $2, now() - interval '1 hour', 9)`,
      [world.tenantId, offer.id],
    );
    rates[repayment] = (await rowOf(offer))?.maturity_rate;
    expect((await sheetOf(offer)).maturity_rate).toBe(rates[repayment]);
  }
  const [atEnd = 0, linear = 0, annuity = 0] = [rates.BULLET ?? 0, rates.LINEAR ?? 0, rates.ANNUITY ?? 0];
  // (8 + 10 ÷ 2) ÷ 90 at the end, (8 + 10 ÷ 1.5) ÷ 90 in two equal parts; leap years move both by a little.
  for (const [told, due] of [
    [atEnd, 1_444],
    [linear, 1_630],
  ] as const)
    expect(Math.abs(told - due)).toBeLessThanOrEqual(3);
  // The first instalment of an annuity brings back less than half of the capital.
  expect([atEnd < annuity, annuity < linear]).toEqual([true, true]);
});

test('a token’s sheet says what was made of which order, what waits, and what comes next', async () => {
  const offer = await world.addOffer({ price: '12.50', tokens: 1_000 });
  await write(offer, `minting_strategy = 'MANUAL'`);
  const [ana, eva] = await Promise.all([
    world.addPerson({ sophisticated: true }),
    world.addPerson({ sophisticated: true }),
  ]);
  if (!ana || !eva) throw new Error('somebody is missing');
  const made = await orderAt(steps, ana, offer, 30, 'CHARGED');
  await orderAt(steps, eva, offer, 10, 'CHARGED');
  await steps.mint(made);
  const sheet = await sheetOf(offer);
  expect(sheet).toMatchObject({
    supply: 30,
    market_cap: '375.00',
    max_supply: 1_000,
    holders: 1,
    waiting: 1,
    missing: [],
  });
  expect(sheet.mints).toMatchObject([{ id: made, tokens: 30, amount: '375.00', holder: ana.name }]);
  await write(offer, `token_symbol = '', token_name = ' '`);
  expect((await sheetOf(offer)).missing).toEqual(['token_name', 'token_symbol']);
});

test('a token is worth its last known price, and owes its face price', async () => {
  const offer = await world.addOffer({ price: '10', tokens: 100 });
  await write(
    offer,
    `product_type = 'DEBT', finance = '{"annualInterestPercent":"8.00","termMonths":24,"payEveryMonths":12}', token_expires_on = null`,
  );
  await minted(await world.addPerson({ sophisticated: true }), offer, 20);
  await world.db.query(
    `insert into issuance_prices (tenant_id, issuance_id, at, price) values ($1, $2, now() - interval '1 day', 9), ($1, $2, now() + interval '1 day', 5)`,
    [world.tenantId, offer.id],
  );
  expect(await rowOf(offer)).toMatchObject({
    ...{
      last_price: '9',
      market_cap: '180.00',
      outstanding_debt: '200.00',
      face_price: '10',
      interest: 800,
      coupons: 2,
    },
    ...{ maturity: null, maturity_rate: null, asset_value: null, equity_share: null, next_coupon: null },
  });
  await write(offer, `product_type = 'EQUITY', finance = '{"sharePercent":"10.00"}'`);
  expect(await rowOf(offer)).toMatchObject({
    asset_value: '9000.00',
    equity_share: 1_000,
    face_price: null,
    interest: null,
  });
});

test('a token is listed under the label that it has, and under no other', async () => {
  const offer = await world.addOffer({ price: '10', tokens: 100 });
  await minted(await world.addPerson({ sophisticated: true }), offer, 20);
  const labels = async () => {
    const found = await Promise.all(
      (['candidacy', 'offered', 'financed', 'unfinanced'] as const).map(
        async (label) => (await rowOf(offer, { label }))?.label,
      ),
    );
    return found.filter((label) => label !== undefined);
  };
  expect(await labels()).toEqual(['offered']);
  await write(offer, `soft_cap_tokens = 20, status = 'CLOSED', closed_at = now()`);
  expect(await labels()).toEqual(['financed']);
  await write(offer, 'soft_cap_tokens = 21');
  expect(await labels()).toEqual(['unfinanced']);
  await write(offer, `status = 'DRAFT'`);
  expect(await labels()).toEqual(['candidacy']);
});

test('an issuer reads the tokens of their own projects, holders as the tenant says, and of another’s nothing', async () => {
  const offer = await world.addOffer();
  const who = await world.addPerson({ sophisticated: true });
  await minted(who, offer, 2);
  expect((await sheetOf(offer, world.issuer)).mints[0]?.holder).toBe(who.name);
  await world.db.query(
    `update tenants set settings = settings || '{"issuersSeeInitials":true}', version = version + 1 where id = $1`,
    [world.tenantId],
  );
  expect((await sheetOf(offer, world.issuer)).mints[0]?.holder).toBe('M. J. G. N.');
  const stranger = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  expect((await world.call(getToken, { params: { id: offer.id }, as: stranger })).status).toBe(404);
  expect(good(await world.call(listTokens, { query: {}, as: stranger })).data).toEqual([]);
});

test('a token is made on no chain where the tenant has none, and none of its acts can be asked for', async () => {
  const offer = await world.addOffer();
  const params = { id: offer.id };
  const as = world.manager;
  const made = await world.call(deployToken, { params, body: {}, as, key: randomUUID() });
  expect(outcome(made)).toBe('409 token.no_chain');
  const act = { act: 'pause', reason: 'Incidencia en la red' } as const;
  expect((await world.call(requestTokenAct, { params, body: act, as, key: randomUUID() })).status).toBe(404);
  const { data } = good(await world.call(getTokenChain, { params, as }));
  expect(data).toMatchObject({ offered: false, token: null, check: null, acts: [], holders: [] });
});

test('a token without its name or symbol is not made on the chain', async () => {
  await world.db.query(`update tenants set settings = settings || $2::jsonb, version = version + 1 where id = $1`, [
    world.tenantId,
    JSON.stringify({ tokenChain: { chainId: 1, rpcUrl: 'http://127.0.0.1:9', account: 1 } }),
  ]);
  const offer = await world.addOffer();
  const params = { id: offer.id };
  const make = async () =>
    outcome(await world.call(deployToken, { params, body: {}, as: world.manager, key: randomUUID() }));
  await write(offer, `token_symbol = ''`);
  expect(await make()).toBe('409 token.incomplete');
  await write(offer, `token_symbol = 'ABC'`);
  expect([await make(), await make()]).toEqual(['200', '200']);
  const rows = await world.db.query('select 1 from chain_tokens where issuance_id = $1', [offer.id]);
  expect(rows).toHaveLength(1);
  const { data } = good(await world.call(getTokenChain, { params, as: world.manager }));
  expect(data).toMatchObject({ offered: true, signs: true, token: { address: null, paused: true }, check: null });
  const act = { act: 'pause', reason: 'Incidencia en la red' } as const;
  const asked = await world.call(requestTokenAct, { params, body: act, as: world.manager, key: randomUUID() });
  expect(outcome(asked)).toBe('409 token.not_on_chain');
});

test('an issuer or an investor neither reads nor does anything on a chain', async () => {
  const offer = await world.addOffer();
  const params = { id: offer.id };
  for (const as of [world.issuer, await world.addPerson()]) {
    expect((await world.call(getTokenChain, { params, as })).status).toBe(403);
    expect((await world.call(deployToken, { params, body: {}, as, key: randomUUID() })).status).toBe(403);
  }
});

test('the database itself lets nobody approve what they asked for', async () => {
  const offer = await world.addOffer();
  const insert = world.db.query(
    `insert into chain_acts (tenant_id, chain_id, issuance_id, key, kind, state, requested_by, decided_by, created_at, moved_at)
     values ($1, 1, $2, 'hand:1', 'pause', 'QUEUED', $3, $3, now(), now())`,
    [world.tenantId, offer.id, world.manager.id],
  );
  await expect(insert).rejects.toThrow('chain_acts_two_people');
});
