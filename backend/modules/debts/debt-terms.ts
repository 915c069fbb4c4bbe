import type { Work } from '#backend/work.ts';
import { type DebtTerms, isRepayment } from '#domain/debt/schedule.ts';
import { closingOf, couponDays } from '#domain/issuance/token-calendar.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';
import { dayIn } from '#domain/time/zone.ts';
import type { DebtRow } from './debts.repository.ts';

/** A per cent a year in millionths of the whole. */
const MILLIONTHS = 10_000;

/**
 * The terms by which a debt is paid back, from the day on which its campaign was closed, for the tokens that are in hands; null where it is no debt, is not closed, nobody holds
 * any, or its issuer has not said how it is paid back.
 */
export function debtTermsOf({ tenant }: Pick<Work, 'tenant'>, row: DebtRow, supply: number): DebtTerms | null {
  const { annualInterestPercent: annual, termMonths: term, payEveryMonths: every, repayment } = row.finance;
  const closed = closingOf(row);
  if (row.productType !== 'DEBT' || row.status !== 'CLOSED' || closed === null || supply === 0) return null;
  if (annual === undefined || !isRepayment(repayment) || !(Number(term) > 0) || !(Number(every) > 0)) return null;
  const startsOn = dayIn(closed, tenant.customization.tenant.time_zone);
  const life = { termMonths: Number(term), payEveryMonths: Number(every) };
  const days = couponDays({ closedOn: startsOn, expiresOn: row.expiresOn, ...life });
  if (days.length === 0) return null;
  return {
    principalCents: amountOf(supply, priceOf(row.price)),
    annualRate: BigInt(Math.round(Number(annual) * MILLIONTHS)),
    ...{ startsOn, days, repayment, dayCount: '30/360' },
  };
}
