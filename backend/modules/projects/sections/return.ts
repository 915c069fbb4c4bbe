import type { z } from 'zod';
import { inBoth, type Section } from '#backend/modules/projects/section.ts';
import type { returnFields } from '#contract/project-fields.ts';
import { isRepayment, type Repayment } from '#domain/debt/schedule.ts';
import { FINANCE_FIGURES, type FinanceFigure } from '#domain/issuance/project-sections.ts';
import { problem } from '#domain/validation/problem.ts';

/** As the figures are called where they are kept. */
const KEPT: Record<FinanceFigure, string> = {
  annual_interest_percent: 'annualInterestPercent',
  expected_annual_return_percent: 'expectedAnnualReturnPercent',
  term_months: 'termMonths',
  pay_every_months: 'payEveryMonths',
  pre_money_valuation: 'preMoneyValuation',
  share_percent: 'sharePercent',
};
const COUNTED: readonly FinanceFigure[] = ['term_months', 'pay_every_months'];
const WHOLE_PERCENT = 100;

type Values = z.output<typeof returnFields>;

/** What the token gives, its terms and its risks. */
export const returnSection: Section<Values> = {
  name: 'return',
  read: ({ issuance }) => ({
    headline_return: inBoth(issuance.headlineReturn),
    finance: figuresOf(issuance.finance),
    repayment: repaymentOf(issuance.finance) ?? '',
    terms: issuance.terms.map(({ label, value }) => ({ label: inBoth(label), value: inBoth(value) })),
    risks: issuance.risks.map(inBoth),
  }),
  async check({ finance }) {
    const { share_percent: share, term_months: term, pay_every_months: every } = finance;
    return {
      ...(share !== null && Number(share) > WHOLE_PERCENT
        ? { 'finance.share_percent': problem('validator.error_number_max', { max: WHOLE_PERCENT }) }
        : {}),
      ...(term !== null && every !== null && Number(every) > Number(term)
        ? { 'finance.pay_every_months': problem('validator.error_number_max', { max: Number(term) }) }
        : {}),
    };
  },
  write: ({ headline_return, finance, repayment, terms, risks }, { issuance }) => ({
    headlineReturn: headline_return,
    finance: withRepayment(keptFigures(finance, issuance.finance), repayment),
    terms,
    risks,
  }),
};

/** The figures as they are kept with an issuance; null for what the issuer has not written. */
export function figuresOf(kept: Record<string, string | number>): Values['finance'] {
  const of = (figure: FinanceFigure) => {
    const value = kept[KEPT[figure]];
    return value === undefined ? null : String(value);
  };
  return {
    annual_interest_percent: of('annual_interest_percent'),
    expected_annual_return_percent: of('expected_annual_return_percent'),
    term_months: of('term_months'),
    pay_every_months: of('pay_every_months'),
    pre_money_valuation: of('pre_money_valuation'),
    share_percent: of('share_percent'),
  };
}

/** How a debt is paid back, where the issuer has said it. */
function repaymentOf({ repayment }: Record<string, string | number>): Repayment | null {
  return isRepayment(repayment) ? repayment : null;
}

function withRepayment({ repayment: _, ...figures }: Record<string, string | number>, said: Values['repayment']) {
  return said === '' ? figures : { ...figures, repayment: said };
}

/** Figures of other names stay as they are. */
function keptFigures(finance: Values['finance'], before: Record<string, string | number>) {
  const kept = { ...before };
  for (const figure of FINANCE_FIGURES) {
    const value = finance[figure];
    if (value === null) delete kept[KEPT[figure]];
    else kept[KEPT[figure]] = COUNTED.includes(figure) ? Number(value) : value;
  }
  return kept;
}
