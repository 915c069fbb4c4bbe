import { serve } from '#backend/http/serve.ts';
import { getDefaultRates } from '#contract/debts.ts';
import { averageRate, rateOf } from '#domain/debt/default-rate.ts';
import { keptYears } from './default-years.repository.ts';

/** The default rates of the platform's loans, for everybody. */
export const getDefaultRatesRoute = serve(getDefaultRates, async ({ tx, tenant }) => {
  const years = await keptYears(tx, tenant.id);
  return {
    data: {
      years: years.map(({ year, loans, defaulted }) => ({
        year,
        loans,
        defaulted,
        rate: rateOf({ year, loans, defaulted }),
      })),
      average: averageRate(years),
      counted_at: years[0]?.countedAt.toISOString() ?? null,
    },
  };
});
