import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDistribution } from '#contract/distributions.ts';
import { getExpectedIncome, getPortfolioStatement, getPortfolioStatementFile } from '#contract/portfolio-papers.ts';
import { centsOf } from '#domain/money/money.ts';
import { addDays, dayIn } from '#domain/time/zone.ts';
import { type DebtSteps, debtSteps } from '#tests/support/debt-steps.ts';
import { bookTokens, distributionSteps } from '#tests/support/distribution-steps.ts';
import { type InvestWorld, makeInvestWorld, type Person } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';
import { statementSteps } from '#tests/support/statement-steps.ts';

let world: InvestWorld;
let debts: DebtSteps;
beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
  debts = debtSteps(world);
  await debts.giveAccount(world.issuer);
});
afterAll(() => world?.close());

const today = () => dayIn(world.backEnd.clock.now(), 'Europe/Madrid');
const income = async (as: Person) => good(await world.call(getExpectedIncome, { as })).data;
const statement = (as: Person, query: { from?: string; to?: string } = {}) =>
  world.call(getPortfolioStatement, { as, query });

test('the income to come of a holder of a whole loan is its schedule, less the tax that is withheld today', async () => {
  const { offer, holder } = await debts.addDebt(10);
  const { payments, year } = await income(holder);
  const schedule = await debts.debt(offer);
  expect(payments.map(({ on, income: gross, capital }) => [on, gross, capital])).toEqual(
    schedule?.instalments.map(({ on, interest, principal }) => [on, interest, principal]),
  );
  for (const { income: gross, capital, withheld, net, state } of payments) {
    expect(state).toBe('EXPECTED');
    expect(centsOf(net)).toBe(centsOf(gross) + centsOf(capital) - centsOf(withheld));
    expect(centsOf(withheld)).toBe((centsOf(gross) * 19n + 50n) / 100n);
  }
  expect(year.capital).toBe('10000.00');
  expect((await income(await world.addPerson())).payments).toEqual([]);
});

test('a payment that is approved stands once, with its fixed sum', async () => {
  const { offer, holder } = await debts.addDebt(85);
  const before = (await income(holder)).payments.length;
  await debts.look();
  const [proposed] = await debts.all(offer);
  good(await debts.approve(proposed?.id ?? '', proposed?.sums.net ?? ''));
  const { payments } = await income(holder);
  expect(payments).toHaveLength(before);
  const fixed = payments.filter(({ state }) => state === 'AWAITED');
  expect(fixed.map(({ net }) => net)).toEqual([proposed?.sums.net]);
});

test('a payment that is approved waits for the issuer’s money, and then for the platform, and names no day that has passed', async () => {
  const offer = await world.addOffer({ issuer: world.issuer });
  const holder = await world.addPerson();
  await bookTokens(world, holder, offer, 5, 30);
  const steps = distributionSteps(world);
  const { id, sums } = good(await steps.propose(offer)).data;
  good(await steps.approve(id, sums.net));
  world.moveDays(40);
  const [waiting] = (await income(holder)).payments;
  expect(waiting).toMatchObject({ state: 'AWAITED', on: null, since: addDays(today(), -40), net: sums.net });
  world.moveDays(null);
  const { transfer } = good(await world.call(getDistribution, { params: { id }, as: world.manager })).data;
  await statementSteps(world).importCredit('100.00', `Dividendo ${transfer?.reference}`);
  const { payments, year } = await income(holder);
  expect(payments.map(({ state, on, since }) => [state, on, since])).toEqual([['APPROVED', null, today()]]);
  expect(year).toEqual({ income_net: sums.net, capital: '0.00' });
});

test('an instalment that is approved and whose day has passed without the issuer’s money is late, and no income to come', async () => {
  const { offer, holder } = await debts.addDebt(85);
  await debts.look();
  const [proposed] = await debts.all(offer);
  good(await debts.approve(proposed?.id ?? '', proposed?.sums.net ?? ''));
  world.moveDays(60);
  const { payments } = await income(holder);
  const [first] = payments;
  expect(first).toMatchObject({ state: 'LATE', net: proposed?.sums.net });
  expect(first?.on).toBe(first?.since);
  expect(first?.on && first.on < today()).toBe(true);
  for (const { state, on } of payments) expect(state === 'LATE' || on === null || on >= today()).toBe(true);
  world.moveDays(null);
});

test('a statement’s balance and tokens are those of the ledger at both ends', async () => {
  const { holder } = await debts.addDebt(40);
  await world.addCash(holder, 12_345);
  const [from, to] = [addDays(today(), -30), today()];
  const { data } = good(await statement(holder, { from, to }));
  const [sums, before, , , after] = data.sections;
  const plain = (text = '') => text.replace(/\u00a0/g, ' ');
  const rowOf = (label: string) => plain(sums?.rows.find((row) => row.label === label)?.value);
  expect([rowOf('Saldo al empezar'), rowOf('Saldo al acabar')]).toEqual(['0,00 €', '123,45 €']);
  for (const end of [before, after]) expect(plain(end?.tables[0]?.rows.at(-1)?.[2])).toBe('10.000,00 €');
  const early = good(await statement(holder, { from: addDays(today(), -60), to: addDays(today(), -50) })).data;
  expect(early.sections[4]?.tables).toEqual([]);
  for (const format of ['pdf', 'csv'] as const) {
    const file = good(await world.call(getPortfolioStatementFile, { as: holder, query: { from, to, format } })).data;
    expect(file.name).toBe(`extracto-${from}-${to}.${format}`);
  }
});

test('days of a statement that are wrong are told at their fields', async () => {
  const ana = await world.addPerson();
  const wrong = async (query: { from?: string; to?: string }) => {
    const { status, body } = await statement(ana, query);
    return [status, Object.keys((body as { fields?: object }).fields ?? {})];
  };
  expect(await wrong({ from: addDays(today(), 1), to: addDays(today(), 1) })).toEqual([422, ['from']]);
  expect(await wrong({ from: today(), to: addDays(today(), -1) })).toEqual([422, ['to']]);
  expect((await statement(ana)).status).toBe(200);
});
