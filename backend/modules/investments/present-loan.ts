import type { z } from 'zod';
import type { loanOffer } from '#contract/issuance.ts';
import { isRepayment } from '#domain/debt/schedule.ts';
import type { IssuanceRow } from './investments.repository.ts';

/** How an offer of debt is paid back; null for other products, and where its issuer has not said it all. */
export function presentLoan({
  productType,
  finance,
}: Pick<IssuanceRow, 'productType' | 'finance'>): z.input<typeof loanOffer> | null {
  const { annualInterestPercent: annual, termMonths: term, payEveryMonths: every, repayment } = finance;
  const isWhole = Number(term) > 0 && Number(every) > 0 && annual !== undefined && isRepayment(repayment);
  if (productType !== 'DEBT' || !isWhole) return null;
  return { annual_interest: String(annual), term_months: Number(term), pay_every_months: Number(every), repayment };
}
