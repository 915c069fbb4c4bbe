import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { getToken, listTokens } from '#contract/tokens.ts';
import { type DebtSteps, debtSteps } from '#tests/support/debt-steps.ts';
import { exportSteps, wordsOfList } from '#tests/support/export-world.ts';
import { type InvestWorld, makeInvestWorld, type Offer } from '#tests/support/invest-world.ts';
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

/** What is owed of a debt by the token list, its sheet and the file of the list, and what the market counts. */
async function owedOf({ id }: Pick<Offer, 'id'>) {
  const { data: rows } = good(await world.call(listTokens, { query: { per_page: 100 }, as: world.manager }));
  const row = rows.find((one) => one.id === id);
  const sheet = good(await world.call(getToken, { params: { id }, as: world.manager })).data;
  const file = await exportSteps(world).file(world.manager, {
    ...{ list: 'tokens', format: 'CSV', columns: ['cap', 'debt'], purpose: 'Comprobación anual' },
    words: wordsOfList('tokens', 'es'),
  });
  // The file has the list's own order.
  const lines: string[][] = parse(file, { bom: true, delimiter: ';', from: 2 });
  const [cap, debt] = lines[rows.findIndex((one) => one.id === id)] ?? [];
  expect([sheet.market_cap, cap]).toEqual([row?.market_cap, written(row?.market_cap)]);
  return { list: row?.outstanding_debt, sheet: sheet.outstanding_debt, file: debt, cap: row?.market_cap };
}
const written = (money: string | null | undefined) => money?.replace('.', ',');
const everywhere = (money: string, cap: string) => ({ list: money, sheet: money, file: written(money), cap });

test('a debt that gave capital back owes the same in the token list, its sheet, the file of the list and its schedule', async () => {
  const { offer } = await steps.addDebt(85);
  const { offer: untouched } = await steps.addDebt(85);
  expect(await owedOf(offer)).toEqual(everywhere('10000.00', '10000.00'));
  await steps.look();
  await steps.fundNewest(offer);
  world.moveDays(30);
  expect((await steps.debt(offer))?.outstanding).toBe('7500.00');
  expect(await owedOf(offer)).toEqual(everywhere('7500.00', '10000.00'));
  expect((await steps.debt(untouched))?.outstanding).toBe('10000.00');
  expect(await owedOf(untouched)).toEqual(everywhere('10000.00', '10000.00'));
});

test('a debt that gave capital back without a schedule owes the rest, and a proposal that is not paid changes nothing', async () => {
  const { offer } = await steps.addDebt(85, { repayment: 'as agreed' });
  good(await steps.propose(offer, { kind: 'CAPITAL_RETURN', income: '0.00', capital: '4000.00', name: 'Devolución' }));
  expect(await owedOf(offer)).toEqual(everywhere('10000.00', '10000.00'));
  await steps.fundNewest(offer);
  expect(await steps.debt(offer)).toBeNull();
  expect(await owedOf(offer)).toEqual(everywhere('6000.00', '10000.00'));
});
