import { divideHalfEven } from '#domain/money/rounding.ts';
import type { Day } from '#domain/time/zone.ts';
import type { DebtPayment } from './debt-state.ts';
import { debtAfter } from './payments.ts';
import { type DebtTerms, schedule } from './schedule.ts';

/** Money of a platform's loans in one year, in cents: what their schedules said on the day on which they began, and what came. */
export interface YearOfMoney {
  year: number;
  /** Loans of which something was expected or came in it. */
  loans: number;
  /** Loans that ran without a schedule: nothing is known of what was expected of them, and they are in no sum. */
  unstated: number;
  expectedInterestCents: bigint;
  expectedPrincipalCents: bigint;
  paidInterestCents: bigint;
  paidPrincipalCents: bigint;
}

const SUMS = ['expectedInterestCents', 'expectedPrincipalCents', 'paidInterestCents', 'paidPrincipalCents'] as const;
const NOTHING = {
  expectedInterestCents: 0n,
  expectedPrincipalCents: 0n,
  paidInterestCents: 0n,
  paidPrincipalCents: 0n,
};
const yearOf = (day: Day) => Number(day.slice(0, 4));

/**
 * One loan's years until `lastYear`, those without money left out. Expected is the schedule as it was agreed, whatever came early or late since; what came goes to interest
 * first, and what came beyond the whole debt counts as interest. Over the years the sums are the schedule's and the payments'.
 */
export function moneyOfLoan(terms: DebtTerms, payments: readonly DebtPayment[], lastYear: number): YearOfMoney[] {
  const plan = schedule(terms);
  const years: YearOfMoney[] = [];
  let before = { interest: 0n, principal: 0n };
  for (let year = yearOf(terms.startsOn); year <= lastYear; year += 1) {
    const until = `${year}-12-31`;
    const state = debtAfter(
      terms,
      payments.filter(({ on }) => on <= until),
      until,
    );
    const after = { interest: state.paidInterestCents + state.overCents, principal: state.paidPrincipalCents };
    const due = plan.filter(({ on }) => yearOf(on) === year);
    years.push({
      ...{ year, loans: 1, unstated: 0 },
      expectedInterestCents: due.reduce((sum, { interestCents }) => sum + interestCents, 0n),
      expectedPrincipalCents: due.reduce((sum, { principalCents }) => sum + principalCents, 0n),
      paidInterestCents: after.interest - before.interest,
      paidPrincipalCents: after.principal - before.principal,
    });
    before = after;
  }
  return years.filter((each) => SUMS.some((sum) => each[sum] !== 0n));
}

/** A loan that began on a day and whose issuer said no schedule: counted in each year from then, and in no sum. */
export function unstatedYears(from: Day, lastYear: number): YearOfMoney[] {
  const years: YearOfMoney[] = [];
  for (let year = yearOf(from); year <= lastYear; year += 1) years.push({ year, loans: 0, unstated: 1, ...NOTHING });
  return years;
}

/** The years of all loans, the first one first. */
export function addUpYears(loans: readonly (readonly YearOfMoney[])[]): YearOfMoney[] {
  const byYear = new Map<number, YearOfMoney>();
  for (const one of loans.flat()) {
    const sum = byYear.get(one.year) ?? { year: one.year, loans: 0, unstated: 0, ...NOTHING };
    byYear.set(one.year, {
      ...{ year: one.year, loans: sum.loans + one.loans, unstated: sum.unstated + one.unstated },
      expectedInterestCents: sum.expectedInterestCents + one.expectedInterestCents,
      expectedPrincipalCents: sum.expectedPrincipalCents + one.expectedPrincipalCents,
      paidInterestCents: sum.paidInterestCents + one.paidInterestCents,
      paidPrincipalCents: sum.paidPrincipalCents + one.paidPrincipalCents,
    });
  }
  return [...byYear.values()].sort((a, b) => a.year - b.year);
}

/** What came of what was expected in a year, in hundredths of a per cent, halves to the even one; null where nothing was expected. */
export function cameOf(year: YearOfMoney): number | null {
  const expected = year.expectedInterestCents + year.expectedPrincipalCents;
  const paid = year.paidInterestCents + year.paidPrincipalCents;
  return expected === 0n ? null : Number(divideHalfEven(paid * 10_000n, expected));
}
