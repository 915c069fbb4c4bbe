import { expectedIncome, nextFigure } from '#app/parts/income/expected-income.server.ts';
import { incomeRow } from '#app/parts/income/income-rows.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { pathTo } from '#domain/access/addresses.ts';

/** Payments that the portfolio shows; all of them stand in their calendar. */
const SHOWN = 4;

/** The next payments beside the portfolio; null where none is to come. */
export async function loadIncomeSoon(visit: SignedInVisit) {
  const { t, format } = visit;
  const expected = await expectedIncome(visit);
  const next = nextFigure(visit, expected?.payments ?? []);
  if (!expected || !next) return null;
  const { payments, year } = expected;
  return {
    next,
    rows: payments.slice(0, SHOWN).map((payment, at) => incomeRow(visit, payment, at)),
    year: t('portfolio:income.year', { income: format.money(year.income_net), capital: format.money(year.capital) }),
    allHref: pathTo.user.income,
  };
}

export type IncomeSoonData = NonNullable<Awaited<ReturnType<typeof loadIncomeSoon>>>;
