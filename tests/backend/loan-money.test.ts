import { afterAll, beforeAll, expect, test } from 'vitest';
import { countDefaults } from '#backend/modules/debts/count-defaults.ts';
import { getDefaultRates, getManagedDebt } from '#contract/debts.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import { dayIn } from '#domain/time/zone.ts';
import { debtSteps } from '#tests/support/debt-steps.ts';
import { anotherTenant, type InvestWorld, makeInvestWorld, type Offer } from '#tests/support/invest-world.ts';
import { good } from '#tests/support/order-steps.ts';

const DAY_MS = 86_400_000;
/** Noon of today: no year ends while the test runs. */
const NOW = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`);
const THIS_YEAR = Number(dayIn(NOW, 'Europe/Madrid').slice(0, 4));
let world: InvestWorld;
let beside: InvestWorld;

beforeAll(async () => {
  world = await makeInvestWorld();
  beside = await anotherTenant(world);
  world.backEnd.clock.moveTo(NOW);
});
afterAll(() => world.close());

/** Days since the middle of June two years ago: of its four quarters two fall into that year and two into the next. */
const SINCE_JUNE = Math.round((NOW.getTime() - new Date(`${THIS_YEAR - 2}-06-15T12:00:00Z`).getTime()) / DAY_MS);
const money = async (of: InvestWorld = world) => good(await of.call(getDefaultRates)).data.money;
const sum = (amounts: readonly (string | undefined)[]) => amounts.reduce((all, each) => all + centsOf(each ?? '0'), 0n);

/** What came into a project's funds for its holders, by the ledger's own rows. */
async function onLedger({ id }: Pick<Offer, 'id'>): Promise<bigint> {
  const [row] = await world.db.query<{ cents: string }>(
    `select coalesce(sum(p.amount), 0)::text as cents from ledger_accounts a join distributions d on d.tenant_id = a.tenant_id and d.id = a.distribution_id
     join ledger_postings p on p.tenant_id = a.tenant_id and p.account_id = a.id
     where a.tenant_id = $1 and a.kind = 'distribution_funds' and d.issuance_id = $2 and p.amount > 0`,
    [world.tenantId, id],
  );
  return BigInt(row?.cents ?? 0);
}

test('a platform says of each year that is over what the schedules of its loans expected and what came, as the ledger and each schedule have it', async () => {
  const steps = debtSteps(world);
  await steps.giveAccount(world.issuer);
  const paid = await steps.addDebt(SINCE_JUNE);
  const unpaid = await steps.addDebt(SINCE_JUNE);
  await steps.look();
  // So much needs a second yes.
  const row = await steps.fundNewest(paid.offer);
  good(await steps.approve(row.id, row.sums.net, await world.addPerson({ roles: ['ADMIN'] })));
  // It came in the year before this one, on a day of its own.
  await world.db.query(`update distributions set funded_at = $3 where tenant_id = $1 and issuance_id = $2`, [
    ...[world.tenantId, paid.offer.id, new Date(`${THIS_YEAR - 1}-12-20T12:00:00Z`)],
  ]);
  await countDefaults(world.backEnd.deps);
  await countDefaults(world.backEnd.deps);
  const years = await money();

  // By hand: 10,000.00 at 8 % in four equal parts is 200.00, 150.00, 100.00 and 50.00 of interest, for each of the two.
  expect(years.map(({ year, loans, unstated, expected }) => ({ year, loans, unstated, expected }))).toEqual([
    {
      ...{ year: THIS_YEAR - 2, loans: 2, unstated: 0 },
      expected: { interest: '700.00', principal: '10000.00', total: '10700.00' },
    },
    {
      ...{ year: THIS_YEAR - 1, loans: 2, unstated: 0 },
      expected: { interest: '300.00', principal: '10000.00', total: '10300.00' },
    },
  ]);
  const came = await onLedger(paid.offer);
  expect(came).toBeGreaterThan(0n);
  expect(years[0]?.paid?.total).toBe('0.00');
  expect(years[1]?.paid?.total).toBe(moneyText(came));
  expect(await onLedger(unpaid.offer)).toBe(0n);
  const sheets = await Promise.all(
    [paid, unpaid].map(
      async ({ offer }) => good(await world.call(getManagedDebt, { params: { id: offer.id }, as: world.manager })).data,
    ),
  );
  expect(sum(years.map((year) => year.paid?.interest))).toBe(sum(sheets.map((sheet) => sheet?.paid_interest)));
  expect(sum(years.map((year) => year.paid?.principal))).toBe(sum(sheets.map((sheet) => sheet?.paid_principal)));
  expect(await money(beside)).toEqual([]);
});

test('a loan without a schedule is counted from the year in which it was closed, and nothing is said of what was expected of it', async () => {
  const { offer } = await debtSteps(beside).addDebt(SINCE_JUNE);
  await beside.db.query(`update issuances set finance = '{}' where tenant_id = $1 and id = $2`, [
    ...[beside.tenantId, offer.id],
  ]);
  await countDefaults(beside.backEnd.deps);
  expect(await money(beside)).toEqual(
    [THIS_YEAR - 2, THIS_YEAR - 1].map((year) => ({
      ...{ year, loans: 0, unstated: 1 },
      ...{ expected: null, paid: null, came: null },
    })),
  );
});
