import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { shareLater } from '#backend/modules/distributions/share-job.ts';
import {
  approveDistribution,
  getDistribution,
  listDistributionEarnings,
  listDistributions,
  previewDistribution,
  refuseDistribution,
  withdrawDistribution,
} from '#contract/distributions.ts';
import { addDays, dayIn } from '#domain/time/zone.ts';
import { giveAccount } from '#tests/support/bank-account.ts';
import { bookTokens, type DistributionSteps, distributionSteps } from '#tests/support/distribution-steps.ts';
import {
  anotherTenant,
  type InvestWorld,
  makeInvestWorld,
  type Offer,
  type Person,
} from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: DistributionSteps;

beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
  steps = distributionSteps(world);
  await steps.giveAccount(world.issuer);
});
afterEach(() => world.moveDays(null));
afterAll(() => world.close());

const day = (ago: number) => addDays(dayIn(new Date(), 'Europe/Madrid'), -ago);

/** An offer of the issuer's with so many tokens in the hands of each, a month ago. */
async function held(...tokens: number[]): Promise<{ offer: Offer; people: Person[] }> {
  const offer = await world.addOffer({ issuer: world.issuer });
  const people: Person[] = [];
  for (const each of tokens) {
    const who = await world.addPerson();
    await bookTokens(world, who, offer, each, 30);
    people.push(who);
  }
  return { offer, people };
}

test('a dividend is proposed by the issuer, shared to the cent with 19 % withheld, and read by the holders’ names', async () => {
  const { offer } = await held(1, 2, 38);
  const { data: before } = good(
    await world.call(previewDistribution, {
      params: { id: offer.id },
      query: { kind: 'DIVIDEND', income: '100.00', record_on: day(0) },
      as: world.issuer,
    }),
  );
  expect(before).toMatchObject({ holders: 3, tokens: 41, per_token: '2.439024' });
  const made = good(await steps.propose(offer, { income: '100.00' })).data;
  expect(made).toMatchObject({ number: 1, status: 'PROPOSED', shared: true, holders: 3, sums: before.sums });
  const sheet = good(await world.call(getDistribution, { params: { id: made.id }, as: world.issuer }));
  expect(sheet.data.per_token).toBe('2.439024');
  const { data: parts } = good(
    await world.call(listDistributionEarnings, { params: { id: made.id }, query: {}, as: world.issuer }),
  );
  expect(parts.map(({ tokens, sums, rate }) => [tokens, sums.gross, sums.withheld, sums.net, rate])).toEqual([
    [38, '92.68', '17.61', '75.07', 1900],
    [2, '4.88', '0.93', '3.95', 1900],
    [1, '2.44', '0.46', '1.98', 1900],
  ]);
  expect(made.sums).toMatchObject({ gross: '100.00', withheld: '19.00', net: '81.00' });
  const list = good(await world.call(listDistributions, { params: { id: offer.id }, query: {}, as: world.issuer }));
  expect(list).toMatchObject({ data: [{ id: made.id }], supply: 41, holders: 3, issuer_account: true });
});

test('one cent over 41 goes to one of them, and a hundred million to the cent', async () => {
  const { offer } = await held(...Array.from({ length: 5 }, () => 1));
  const cent = good(await steps.propose(offer, { income: '0.01' })).data;
  const parts = await steps.parts(cent.id);
  expect(parts.map(({ sums, extra_cents }) => [sums.gross, extra_cents]).sort()).toEqual([
    ['0.00', 0],
    ['0.00', 0],
    ['0.00', 0],
    ['0.00', 0],
    ['0.01', 1],
  ]);
  const much = good(await steps.propose(offer, { income: '100000000.00' })).data;
  expect(much).toMatchObject({
    number: 2,
    sums: { gross: '100000000.00', withheld: '19000000.00', net: '81000000.00' },
  });
});

test('an instalment keeps capital apart, and nothing is withheld of what is given back', async () => {
  const { offer } = await held(3, 4);
  const { id } = good(await steps.propose(offer, { kind: 'INTEREST', income: '70.00', capital: '700.00' })).data;
  const parts = await steps.parts(id);
  expect(parts.map(({ sums }) => [sums.income, sums.capital, sums.withheld, sums.net])).toEqual([
    ['40.00', '400.00', '7.60', '432.40'],
    ['30.00', '300.00', '5.70', '324.30'],
  ]);
});

test('holdings are those of the end of the record day: what was bought or sold since does not count', async () => {
  const { offer, people } = await held(10, 20);
  const [ana, eva] = people;
  const late = await world.addPerson();
  if (!ana || !eva) throw new Error('nobody');
  await bookTokens(world, late, offer, 5, 0);
  await bookTokens(world, eva, offer, -20, 0);
  const { id } = good(await steps.propose(offer, { income: '300.00', record_on: day(1) })).data;
  expect((await steps.parts(id)).map(({ holder, sums }) => [holder.id, sums.gross])).toEqual([
    [eva.id, '200.00'],
    [ana.id, '100.00'],
  ]);
  expect(good(await world.call(getDistribution, { params: { id }, as: world.manager })).data.moved_since).toBe(2);
});

test('a record day still to come, before the first token or with no holder, an amount of another kind and an issuer without account are refused where they were typed', async () => {
  const { offer } = await held(1);
  const empty = await world.addOffer({ issuer: world.issuer });
  const refused = async (body: Parameters<DistributionSteps['propose']>[1], of: Offer = offer) => {
    const { status, body: said } = await steps.propose(of, body);
    return [status, Object.keys(said.fields ?? {}), said.error];
  };
  expect(await refused({ record_on: day(-1) })).toEqual([422, ['record_on'], 'request.invalid']);
  expect(await refused({ record_on: day(32) })).toEqual([422, ['record_on'], 'request.invalid']);
  expect(await refused({}, empty)).toEqual([422, ['record_on'], 'request.invalid']);
  expect(await refused({ kind: 'CAPITAL_RETURN', income: '5.00', capital: '0.00' })).toEqual([
    422,
    ['income', 'capital'],
    'request.invalid',
  ]);
  expect(await refused({ income: '0.00' })).toEqual([422, ['income'], 'request.invalid']);
  expect(await refused({ income: '-3.00' })).toEqual([422, ['income'], 'request.invalid']);
  const poor = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  const theirs = await world.addOffer({ issuer: poor });
  expect((await steps.propose(theirs, {}, poor)).body).toMatchObject({ error: 'distribution.no_issuer_account' });
});

test('the same distribution twice, from two windows at once, stands once: the other is told at its name, and has it with another name', async () => {
  const { offer } = await held(1);
  const replies = await Promise.all([steps.propose(offer), steps.propose(offer)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  const refused = replies.find(({ status }) => status === 422)?.body;
  expect(refused?.fields).toEqual({ name: { key: 'validator.error_same_distribution' } });
  good(await steps.propose(offer, { name: 'Dividendo complementario' }));
  // What was taken back stands in nobody's way.
  const { id } = good(replies.find(({ status }) => status === 200) ?? replies[0]).data;
  good(await world.call(withdrawDistribution, { params: { id }, body: {}, as: world.issuer, key: randomUUID() }));
  good(await steps.propose(offer));
});

test('the same key proposes once, and another’s project or distribution is not there', async () => {
  const { offer } = await held(1);
  const key = randomUUID();
  const [first, second] = await Promise.all([
    steps.propose(offer, {}, world.issuer, key),
    steps.propose(offer, {}, world.issuer, key),
  ]);
  const again = await steps.propose(offer, {}, world.issuer, key);
  expect(good(again).data.id).toBe(good(first.status === 200 ? first : second).data.id);
  const { id } = good(again).data;
  expect(
    good(await world.call(listDistributions, { params: { id: offer.id }, query: {}, as: world.manager })).data,
  ).toHaveLength(1);
  const stranger = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  const other = await anotherTenant(world);
  for (const as of [stranger, other.manager]) {
    const host = as === stranger ? world : other;
    expect((await host.call(getDistribution, { params: { id }, as })).status).toBe(404);
    expect((await host.call(listDistributionEarnings, { params: { id }, query: {}, as })).status).toBe(404);
    expect((await host.call(withdrawDistribution, { params: { id }, body: {}, as, key: randomUUID() })).status).toBe(
      404,
    );
    expect((await host.call(listDistributions, { params: { id: offer.id }, query: {}, as })).status).toBe(404);
  }
});

test('above the threshold two managers approve, never the one who proposed it, each once, and both at once count as two', async () => {
  const { offer } = await held(1);
  const [eva, leo] = [await world.addPerson({ roles: ['ADMIN'] }), await world.addPerson({ roles: ['ADMIN'] })];
  const { id } = good(await steps.propose(offer, { income: '5000.01' }, world.manager)).data;
  expect((await steps.approve(id, '4050.01', world.manager)).body).toMatchObject({ error: 'distribution.own' });
  expect((await steps.approve(id, '4050.00', eva)).body).toMatchObject({
    error: 'distribution.net_changed',
    params: { net: '4050.01' },
  });
  const both = await Promise.all([steps.approve(id, '4050.01', eva), steps.approve(id, '4050.01', leo)]);
  expect(both.map((reply) => good(reply).data.status).sort()).toEqual(['APPROVED', 'PROPOSED']);
  expect((await steps.approve(id, '4050.01', eva)).body).toMatchObject({ error: 'distribution.illegal_move' });
  const small = good(await steps.propose(offer, { income: '5000.00' }, world.manager)).data;
  expect(good(await steps.approve(small.id, '4050.00', eva)).data.status).toBe('APPROVED');
});

test('a holder who has moved abroad since changes the net: the old one is refused with the new, which is kept and approved', async () => {
  const { offer, people } = await held(1, 1);
  const { id } = good(await steps.propose(offer, { kind: 'INTEREST', income: '200.00' })).data;
  await world.db.query(`update user_profiles set country = 'DE' where user_id = $1`, [people[0]?.id]);
  expect((await steps.approve(id, '162.00')).body).toMatchObject({ params: { net: '181.00' } });
  expect((await steps.parts(id)).map(({ rate, residence }) => [rate, residence]).sort()).toEqual([
    [0, 'DE'],
    [1900, 'ES'],
  ]);
  expect(good(await steps.approve(id, '181.00')).data).toMatchObject({
    status: 'APPROVED',
    sums: { withheld: '19.00' },
  });
});

test('the parts of holders who live elsewhere or are another kind of person are worked out again, and the others keep theirs to the cent', async () => {
  const { offer, people } = await held(1, 2, 4);
  const [ana, eva] = people;
  const { id } = good(await steps.propose(offer, { kind: 'INTEREST', income: '700.01' })).data;
  const before = await steps.parts(id);
  const written = await rowsOf(id);
  await world.db.query(`update user_profiles set country = 'US' where user_id = $1`, [ana?.id]);
  await world.db.query(`update user_profiles set country = 'DE' where user_id = $1`, [eva?.id]);
  const { params } = (await steps.approve(id, '567.01')).body;
  // Whoever cannot be paid now, their new country being unchecked, stands first in the list.
  const parts = (await steps.parts(id)).sort((one, other) => other.tokens - one.tokens);
  expect(parts.map(({ tokens, rate, residence }) => [tokens, rate, residence])).toEqual([
    [4, 1900, 'ES'],
    [2, 0, 'DE'],
    [1, 1900, 'US'],
  ]);
  expect(params?.net).toBe(
    (parts.reduce((sum, { sums }) => sum + Math.round(Number(sums.net) * 100), 0) / 100).toFixed(2),
  );
  expect(parts[0]?.sums).toEqual(before[0]?.sums);
  // A row that stays as it was is not written.
  const after = await rowsOf(id);
  expect(after.map(({ tokens, version }, at) => [tokens, version === written[at]?.version])).toEqual([
    [1, false],
    [2, false],
    [4, true],
  ]);
});

const rowsOf = (id: string) =>
  world.db.query<{ tokens: number; version: string }>(
    'select tokens::int, xmin::text as version from earnings where distribution_id = $1 order by tokens',
    [id],
  );

test('the job, not the manager’s yes, looks at who of many holders cannot be paid and opens what they are paid to, and lets a run that pays be', async () => {
  const { offer, people } = await held(1, 2);
  const { id } = good(await steps.propose(offer)).data;
  await world.db.query('update distributions set holders = 1001 where id = $1', [id]);
  await world.db.query(`update users set status = 'REJECTED' where id = $1`, [people[0]?.id]);
  good(await steps.approve(id, '81.00'));
  const reasons = async () =>
    good(await world.call(listDistributionEarnings, { params: { id }, query: {}, as: world.manager })).data.map(
      (part) => [part.tokens, part.held],
    );
  expect((await reasons()).sort()).toEqual([
    [1, null],
    [2, null],
  ]);
  await shareLater(world.backEnd.deps, { tenantId: world.tenantId, distributionId: id });
  expect((await reasons()).sort()).toEqual([
    [1, 'rejected'],
    [2, null],
  ]);
  const opened = await world.db.query(
    `select user_id from ledger_accounts where kind = 'earnings_due' and user_id = any($1)`,
    [people.map((person) => person.id)],
  );
  expect(opened).toHaveLength(2);

  // While a run pays, it asks itself.
  await world.db.query(`update users set status = 'VERIFIED' where id = $1`, [people[0]?.id]);
  const run = randomUUID();
  await world.db.query(
    `insert into runs (tenant_id, id, kind, about_id, user_id, state, total, total_cents, created_at, moved_at, resumed_at)
     values ($1, $2, 'pay_earnings', $3, $4, 'RUNNING', 2, 8100, now(), now(), now())`,
    [world.tenantId, run, id, world.manager.id],
  );
  await world.db.query('update distributions set run_id = $2 where id = $1', [id, run]);
  await shareLater(world.backEnd.deps, { tenantId: world.tenantId, distributionId: id });
  expect(await reasons()).toContainEqual([1, 'rejected']);
  await world.db.query(`update runs set state = 'STOPPED' where id = $1`, [run]);
  await shareLater(world.backEnd.deps, { tenantId: world.tenantId, distributionId: id });
  expect(await reasons()).toContainEqual([1, null]);
});

test('a manager reads the end of the account that each holder’s money goes to, and whether it may now; an issuer does not', async () => {
  const { offer, people } = await held(1, 2, 3);
  const [without, ready, waits] = people;
  if (!without || !ready || !waits) throw new Error('nobody holds anything');
  await giveAccount(world, ready, 'ES9121000418450200051332');
  await giveAccount(world, waits, 'ES7921000813610123456789');
  await world.db.query(`update bank_accounts set usable_from = now() + interval '2 days' where user_id = $1`, [
    waits.id,
  ]);
  const { id } = good(await steps.propose(offer)).data;
  const accounts = async (as: Person) =>
    good(await world.call(listDistributionEarnings, { params: { id }, query: { sort: 'tokens' }, as })).data.map(
      ({ account }) => account,
    );
  expect(await accounts(world.manager)).toEqual([
    null,
    { iban_end: '1332', usable: true },
    { iban_end: '6789', usable: false },
  ]);
  expect(await accounts(world.issuer)).toEqual([null, null, null]);
});

test('a proposal is refused with a reason that the issuer reads, or taken back, and then nobody approves it', async () => {
  const { offer } = await held(1);
  const first = good(await steps.propose(offer)).data.id;
  const body = { reason: 'Falta el acta de la junta' };
  good(await world.call(refuseDistribution, { params: { id: first }, body, as: world.manager, key: randomUUID() }));
  expect(good(await world.call(getDistribution, { params: { id: first }, as: world.issuer })).data).toMatchObject({
    status: 'REJECTED',
    ended: { reason: body.reason },
    transfer: null,
  });
  expect((await world.mailsTo(world.issuer)).at(-1)?.plain).toContain(body.reason);
  const second = good(await steps.propose(offer)).data.id;
  good(
    await world.call(withdrawDistribution, { params: { id: second }, body: {}, as: world.issuer, key: randomUUID() }),
  );
  for (const id of [first, second])
    expect((await steps.approve(id, '81.00')).body).toMatchObject({ error: 'distribution.illegal_move' });
  expect(
    (
      await world.call(approveDistribution, {
        params: { id: first },
        body: { net: '81.00' },
        as: world.issuer,
        key: randomUUID(),
      })
    ).status,
  ).toBe(403);
});
