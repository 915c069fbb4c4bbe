import { divideHalfEven } from '#domain/money/rounding.ts';
import type { Day } from '#domain/time/zone.ts';

/** A loan as a rate of defaults sees it. */
export interface LoanCourse {
  /** The day on which it was granted. */
  from: Day;
  /** Its days of payment. */
  days: readonly Day[];
  /** The day on which the last of it came back; null while something is owed. */
  repaidOn: Day | null;
  /** The first day on which it was in default. */
  defaultedOn: Day | null;
}

/** A year of loans: how many were running at its beginning, and how many of these defaulted in it. */
export interface YearOfLoans {
  year: number;
  loans: number;
  defaulted: number;
}

/** Hundredths of a per cent in the whole. */
const WHOLE = 10_000n;

/**
 * The years of a platform's loans, the first with a loan at its beginning first, until `lastYear`, by Delegated Regulation (EU) 2022/2115, article 2: windows of
 * twelve months that do not overlap (here calendar years, of which the last one is over), as far back as there are loans. Counted at the beginning is a loan that
 * is neither paid back nor in default by then and has a day of payment in the window; defaulted is one of these whose first default falls into it. A year in
 * which none is counted says nothing and is left out.
 */
export function yearsOfLoans(loans: readonly LoanCourse[], lastYear: number): YearOfLoans[] {
  const first = Math.min(...loans.map(({ from }) => Number(from.slice(0, 4)))) + 1;
  const years: YearOfLoans[] = [];
  for (let year = first; year <= lastYear; year += 1) {
    const [begin, end] = [`${year}-01-01`, `${year}-12-31`];
    const isBefore = (day: Day | null) => day !== null && day < begin;
    const counted = loans.filter(
      ({ from, days, repaidOn, defaultedOn }) =>
        from < begin && !isBefore(repaidOn) && !isBefore(defaultedOn) && days.some((day) => day >= begin && day <= end),
    );
    const defaulted = counted.filter(({ defaultedOn }) => defaultedOn !== null && defaultedOn <= end).length;
    if (counted.length > 0) years.push({ year, loans: counted.length, defaulted });
  }
  return years;
}

/** A year's rate in hundredths of a per cent, halves to the even one. */
export const rateOf = ({ loans, defaulted }: YearOfLoans) =>
  Number(divideHalfEven(BigInt(defaulted) * WHOLE, BigInt(loans)));

/** The simple average of the years' exact rates (article 2(1)), in hundredths of a per cent; null where there is no year. */
export function averageRate(years: readonly YearOfLoans[]): number | null {
  if (years.length === 0) return null;
  const common = years.reduce((product, { loans }) => product * BigInt(loans), 1n);
  const sum = years.reduce((total, { loans, defaulted }) => total + (common / BigInt(loans)) * BigInt(defaulted), 0n);
  return Number(divideHalfEven(sum * WHOLE, common * BigInt(years.length)));
}

/**
 * What was to be expected of a year's rate: the simple average of all years before it (Delegated Regulation (EU) 2022/2115, article 4: estimates are based on the actual rates, of
 * the whole period that there is), in hundredths of a per cent; null where no year came before, because nothing is known then.
 */
export const expectedRate = (years: readonly YearOfLoans[], year: number): number | null =>
  averageRate(years.filter((each) => each.year < year));
