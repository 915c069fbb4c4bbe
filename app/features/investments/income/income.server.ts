import { call } from '#app/api/call.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import { incomeMonths, incomeRow } from '#app/parts/income/income-rows.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getExpectedIncome } from '#contract/portfolio-papers.ts';
import { pathTo } from '#domain/access/addresses.ts';

/** Everything that is to come, payment by payment and month by month. */
export async function loadIncome(visit: SignedInVisit) {
  const { t, format } = visit;
  const { payments, year } = (await call(visit, getExpectedIncome)).data;
  const title = t('portfolio:income.title');
  return {
    head: pageHead(visit, { title }),
    crumbs: [{ label: t('portfolio:title'), href: pathTo.user.portfolio }, { label: title }],
    year: t('portfolio:income.year', {
      income: format.money(year.income_net),
      capital: format.money(year.capital),
    }),
    rows: payments.map((payment, at) => incomeRow(visit, payment, at)),
    months: incomeMonths(visit, payments),
  };
}

export type IncomeData = Awaited<ReturnType<typeof loadIncome>>;
