import { call } from '#app/api/call.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { getDefaultRates } from '#contract/debts.ts';
import { pathTo } from '#domain/access/addresses.ts';

/** The default rates of the platform's loans, expected and actual, and what came of what their schedules said, year by year. */
export async function loadDefaultRates(visit: Visit) {
  const { t, format } = visit;
  const { data } = await call(visit, getDefaultRates);
  const percent = (hundredths: number) => format.percent(hundredths / 100);
  const unstated = data.money.at(-1)?.unstated ?? 0;
  return {
    head: pageHead(visit, { title: t('debts:rates.title'), canonical: pathTo.defaultRates }),
    average: data.average === null ? null : percent(data.average),
    span: t('debts:rates.span', { count: data.years.length, from: data.years[0]?.year, to: data.years.at(-1)?.year }),
    counted: data.counted_at ? t('debts:rates.counted', { date: format.date(data.counted_at) }) : null,
    rows: data.years
      .map(({ year, loans, defaulted, rate, expected }) => ({
        year: String(year),
        loans: format.tokens(loans),
        defaulted: format.tokens(defaulted),
        rate: percent(rate),
        expected: expected === null ? t('debts:rates.unknown') : percent(expected),
      }))
      .reverse(),
    money: data.money
      .map(({ year, loans, expected, paid, came }) => {
        const told = (amount: string | undefined) =>
          amount === undefined ? t('debts:rates.money.unknown') : format.money(amount);
        return {
          year: String(year),
          loans: format.tokens(loans),
          expectedInterest: told(expected?.interest),
          paidInterest: told(paid?.interest),
          expectedPrincipal: told(expected?.principal),
          paidPrincipal: told(paid?.principal),
          came: came === null ? t('debts:rates.unknown') : percent(came),
        };
      })
      .reverse(),
    unstated: unstated === 0 ? null : t('debts:rates.money.unstated', { count: unstated }),
  };
}

export type DefaultRatesData = Awaited<ReturnType<typeof loadDefaultRates>>;
