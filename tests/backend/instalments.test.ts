import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getManagedDebt, getOwnDebt } from '#contract/debts.ts';
import { refuseDistribution, withdrawDistribution } from '#contract/distributions.ts';
import { type DebtSteps, debtSteps } from '#tests/support/debt-steps.ts';
import { type InvestWorld, makeInvestWorld } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';

let world: InvestWorld;
let steps: DebtSteps;

beforeAll(async () => {
  world = await makeInvestWorld();
  await world.standAlone();
  steps = debtSteps(world);
  await steps.giveAccount(world.issuer);
});
afterEach(() => world.moveDays(null));
afterAll(() => world.close());

test('an instalment whose day is near is proposed once in its issuer’s name, by the schedule to the cent, and the issuer is written to', async () => {
  const { offer } = await steps.addDebt(85);
  // Three looks at once, and one after: the daily job, another process, and both again.
  await Promise.all([steps.look(), steps.look(), steps.look()]);
  await steps.look();
  const rows = await steps.all(offer);
  expect(rows).toMatchObject([{ name: 'Cuota 1 de 4', kind: 'INTEREST', status: 'PROPOSED', holders: 1 }]);
  expect(rows[0]?.sums).toMatchObject({ income: '200.00', capital: '2500.00', withheld: '38.00', net: '2662.00' });
  const mails = (await world.mailsTo(world.issuer)).filter(({ kind }) => kind === 'distribution.instalment');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.plain).toContain('2.700,00');
  const debt = await steps.debt(offer, world.issuer);
  expect(debt).toMatchObject({ standing: 'ON_TIME', outstanding: '10000.00', unproposed: null, due: '0.00' });
  expect(debt?.instalments[0]).toMatchObject({ state: 'AHEAD', total: '2700.00', distribution_id: rows[0]?.id });
});

test('an instalment is not proposed long before its day, for what is no debt with a schedule, and before the campaign is closed', async () => {
  const { offer: early } = await steps.addDebt(60);
  const { offer: open } = await steps.addDebt(85);
  const { offer: unsaid } = await steps.addDebt(85, { repayment: 'as agreed' });
  await world.db.query(`update issuances set status = 'CAMPAIGN', closed_at = null where id = $1`, [open.id]);
  await steps.look();
  for (const offer of [early, open, unsaid]) expect(await steps.all(offer)).toEqual([]);
  expect((await steps.debt(early))?.standing).toBe('ON_TIME');
  expect([await steps.debt(open), await steps.debt(unsaid)]).toEqual([null, null]);
});

test('money that comes before its day pays the instalment, and the next one follows the schedule', async () => {
  const { offer } = await steps.addDebt(85);
  await steps.look();
  await steps.fundNewest(offer);
  expect((await steps.debt(offer))?.instalments[0]).toMatchObject({ state: 'PAID', missing: '0.00' });
  world.moveDays(30);
  expect(await steps.debt(offer)).toMatchObject({
    standing: 'ON_TIME',
    outstanding: '7500.00',
    paid_interest: '200.00',
  });
  world.moveDays(95);
  await steps.look();
  expect(await steps.all(offer)).toMatchObject([
    { name: 'Cuota 2 de 4', sums: { income: '150.00', capital: '2500.00' } },
    {},
  ]);
});

test('an instalment that was refused or withdrawn waits a day, says so, and is then proposed again', async () => {
  const { offer } = await steps.addDebt(85);
  await steps.look();
  const [first] = await steps.all(offer);
  const sent = { params: { id: first?.id ?? '' }, key: randomUUID() };
  good(await world.call(refuseDistribution, { ...sent, body: { reason: 'Falta el acta.' }, as: world.manager }));
  await steps.look();
  expect(await steps.all(offer)).toHaveLength(1);
  expect((await steps.debt(offer))?.unproposed).toMatchObject({ waits_for: 'pause' });
  world.moveDays(1.01);
  await steps.look();
  const [second] = await steps.all(offer);
  expect(second).toMatchObject({ status: 'PROPOSED', number: 2, name: 'Cuota 1 de 4' });
  const again = { params: { id: second?.id ?? '' }, key: randomUUID() };
  good(await world.call(withdrawDistribution, { ...again, body: {}, as: world.issuer }));
  await steps.look();
  expect(await steps.all(offer)).toHaveLength(2);
});

test('an issuer without a bank account has nothing proposed, and the schedule says why to them and to managers', async () => {
  const issuer = await world.addPerson({ roles: ['ENTREPRENEUR'] });
  const { offer } = await steps.addDebt(85, { issuer });
  await steps.look();
  expect(await steps.all(offer)).toEqual([]);
  for (const who of [issuer, world.manager])
    expect((await steps.debt(offer, who))?.unproposed).toMatchObject({ waits_for: 'issuer_account' });
  expect((await world.call(getManagedDebt, { params: { id: offer.id }, as: world.issuer })).status).toBe(404);
});

test('an instalment leaves out what is proposed by hand, and a part that was paid leaves the rest to be asked for', async () => {
  const { offer } = await steps.addDebt(85);
  good(await steps.propose(offer, { kind: 'INTEREST', income: '200.00', capital: '500.00', name: 'Una parte' }));
  await steps.look();
  expect((await steps.all(offer))[0]?.sums).toMatchObject({ income: '0.00', capital: '2000.00' });
  // The part by hand comes; the rest does not, and its day goes by.
  const { offer: other } = await steps.addDebt(85);
  good(await steps.propose(other, { kind: 'INTEREST', income: '200.00', capital: '500.00', name: 'Una parte' }));
  await steps.fundNewest(other);
  world.moveDays(20);
  const debt = await steps.debt(other);
  expect(debt).toMatchObject({ standing: 'LATE', due: '2000.00', outstanding: '9500.00' });
  expect(debt?.days_late).toBeGreaterThan(10);
  expect(debt?.instalments[0]).toMatchObject({ state: 'LATE', total: '2700.00', missing: '2000.00' });
  world.moveDays(120);
  expect(await steps.debt(other)).toMatchObject({ standing: 'DEFAULT' });
});

test('the database itself takes no second proposal of one day of payment, whoever writes it', async () => {
  const { offer } = await steps.addDebt(85);
  await steps.look();
  const copy = world.db.query(
    `insert into distributions (tenant_id, issuance_id, number, kind, income_cents, gain_cents, return_cents, record_on, record_at, name, status, proposed_by,
       proposed_at, reference, instalment_on)
     select tenant_id, issuance_id, 99, kind, income_cents, gain_cents, return_cents, record_on, record_at, name, status, proposed_by, proposed_at, 'OTRA', instalment_on
     from distributions where issuance_id = $1`,
    [offer.id],
  );
  await expect(copy).rejects.toThrow('distributions_instalment');
});

test('a holder reads the schedule of their debt and their part of it, a stranger nothing', async () => {
  const { offer, holder } = await steps.addDebt(85);
  const stranger = await world.addPerson();
  const asked = { params: { id: offer.id } };
  const own = good(await world.call(getOwnDebt, { ...asked, as: holder })).data;
  expect(own).toMatchObject({
    standing: 'ON_TIME',
    tokens: 200,
    supply: 200,
    principal: '10000.00',
    repayment: 'LINEAR',
  });
  expect(own?.instalments.map(({ total, distribution_id }) => [total, distribution_id])).toEqual([
    ['2700.00', null],
    ['2650.00', null],
    ['2600.00', null],
    ['2550.00', null],
  ]);
  expect((await world.call(getOwnDebt, { ...asked, as: stranger })).status).toBe(404);
});
