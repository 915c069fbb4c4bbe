import { serve } from '#backend/http/serve.ts';
import { getDefaultRates } from '#contract/debts.ts';
import { averageRate, expectedRate, rateOf } from '#domain/debt/default-rate.ts';
import { cameOf, type YearOfMoney } from '#domain/debt/loan-money.ts';
import { moneyText } from '#domain/money/money.ts';
import { keptYears } from './default-years.repository.ts';
import { keptMoney } from './loan-money.repository.ts';

/** The default rates of the platform's loans and what came of them, for everybody. */
export const getDefaultRatesRoute = serve(getDefaultRates, async ({ tx, tenant }) => {
  const years = await keptYears(tx, tenant.id);
  const money = await keptMoney(tx, tenant.id);
  const counted = years[0] ?? money[0];
  return {
    data: {
      years: years.map(({ year, loans, defaulted }) => ({
        ...{ year, loans, defaulted },
        rate: rateOf({ year, loans, defaulted }),
        expected: expectedRate(years, year),
      })),
      average: averageRate(years),
      money: money.map(presentYear),
      counted_at: counted?.countedAt.toISOString() ?? null,
    },
  };
});

function presentYear(year: YearOfMoney) {
  const { loans, unstated } = year;
  const of = (interest: bigint, principal: bigint) =>
    loans === 0
      ? null
      : { interest: moneyText(interest), principal: moneyText(principal), total: moneyText(interest + principal) };
  return {
    ...{ year: year.year, loans, unstated },
    expected: of(year.expectedInterestCents, year.expectedPrincipalCents),
    paid: of(year.paidInterestCents, year.paidPrincipalCents),
    came: cameOf(year),
  };
}
