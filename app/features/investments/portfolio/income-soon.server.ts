import { call } from '#app/api/call.server.ts';
import { ApiFailure } from '#app/api/failure.ts';
import { incomeRow, nextNote, nextPayment } from '#app/features/investments/income/income-rows.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getExpectedIncome } from '#contract/portfolio-papers.ts';
import { pathTo } from '#domain/access/addresses.ts';

/** Payments that the portfolio shows; all of them stand in their calendar. */
const SHOWN = 4;

/** The next payments beside the portfolio; null where none is to come. A tenant's back end that tells of none costs these lines, never the page. */
export async function loadIncomeSoon(visit: SignedInVisit) {
  const { t, format } = visit;
  const answer = await call(visit, getExpectedIncome).catch((failure: unknown) => {
    if (failure instanceof ApiFailure && failure.status !== 401) return null;
    throw failure;
  });
  const payments = answer?.data.payments ?? [];
  const first = nextPayment(payments);
  if (!answer || !first) return null;
  const { year } = answer.data;
  return {
    next: {
      label: t('portfolio:income.next'),
      value: format.money(first.net),
      note: nextNote(visit, first),
    },
    rows: payments.slice(0, SHOWN).map((payment, at) => incomeRow(visit, payment, at)),
    year: t('portfolio:income.year', { income: format.money(year.income_net), capital: format.money(year.capital) }),
    allHref: pathTo.user.income,
  };
}

export type IncomeSoonData = NonNullable<Awaited<ReturnType<typeof loadIncomeSoon>>>;
