import { call } from '#app/api/call.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { getDefaultRates } from '#contract/debts.ts';
import { pathTo } from '#domain/access/addresses.ts';

/** The default rates of the platform's loans, year by year, with what each was worked out of. */
export async function loadDefaultRates(visit: Visit) {
  const { t, format } = visit;
  const { data } = await call(visit, getDefaultRates);
  const percent = (hundredths: number) => format.percent(hundredths / 100);
  return {
    head: pageHead(visit, { title: t('debts:rates.title'), canonical: pathTo.defaultRates }),
    average: data.average === null ? null : percent(data.average),
    span: t('debts:rates.span', { count: data.years.length, from: data.years[0]?.year, to: data.years.at(-1)?.year }),
    counted: data.counted_at ? t('debts:rates.counted', { date: format.date(data.counted_at) }) : null,
    rows: data.years
      .map(({ year, loans, defaulted, rate }) => ({
        year: String(year),
        loans: format.tokens(loans),
        defaulted: format.tokens(defaulted),
        rate: percent(rate),
      }))
      .reverse(),
  };
}

export type DefaultRatesData = Awaited<ReturnType<typeof loadDefaultRates>>;
