import { divideHalfEven } from '#domain/money/rounding.ts';
import { splitByWeight } from '#domain/money/split.ts';
import type { Day } from '#domain/time/zone.ts';
import { type DayCount, interestDays, periodDays, yearOf } from './day-count.ts';

/** How a debt is paid back: all at the end, in equal parts of capital, or in equal instalments of interest and capital. */
export const REPAYMENTS = ['BULLET', 'LINEAR', 'ANNUITY'] as const;
export type Repayment = (typeof REPAYMENTS)[number];

export function isRepayment(word: unknown): word is Repayment {
  return REPAYMENTS.some((each) => each === word);
}

/** A debt as it was agreed. */
export interface DebtTerms {
  principalCents: bigint;
  /** A year's interest in millionths: 7.25 % is 72_500n. */
  annualRate: bigint;
  /** From this day interest runs. */
  startsOn: Day;
  /** Days of payment, ascending, all behind the first; the last one ends the debt (`couponDays`). */
  days: readonly Day[];
  repayment: Repayment;
  dayCount: DayCount;
}

/** One payment of a schedule, in cents, and the capital that is still owed behind it. */
export interface Instalment {
  number: number;
  on: Day;
  interestCents: bigint;
  principalCents: bigint;
  outstandingCents: bigint;
}

/** Millionths in the whole of a rate. */
export const WHOLE_RATE = 1_000_000n;

/**
 * What is paid on each day if all is paid on its day. Interest is that of the capital owed in the period, half-even to the cent; the parts of capital sum to
 * the whole, equal ones by largest remainder (earlier days take the cent); the last of equal instalments takes what rounding left.
 * `behind` days of payment are over: the capital is then what is owed on the last one of them. Throws a RangeError on negative sums and days that do not ascend.
 */
export function schedule(terms: DebtTerms, behind = 0): Instalment[] {
  const { principalCents, annualRate, repayment } = terms;
  const days = terms.days.slice(behind);
  const periods = periodLengths(terms).slice(behind);
  if (principalCents < 0n || annualRate < 0n || periods.some((length) => length < 0n))
    throw new RangeError('not a debt that is paid back');
  const divisor = yearOf(terms.dayCount) * WHOLE_RATE;
  const equalParts =
    repayment === 'LINEAR'
      ? splitByWeight(
          principalCents,
          periods.map(() => 1n),
        )
      : [];
  const instalment = repayment === 'ANNUITY' ? equalInstalment(principalCents, annualRate, periods, divisor) : 0n;
  let outstanding = principalCents;
  return days.map((on, at) => {
    const interestCents = divideHalfEven(outstanding * annualRate * (periods[at] ?? 0n), divisor);
    const wanted = repayment === 'LINEAR' ? (equalParts[at] ?? 0n) : instalment - interestCents;
    const principalCents =
      at === days.length - 1 ? outstanding : between(repayment === 'BULLET' ? 0n : wanted, outstanding);
    outstanding -= principalCents;
    return { number: behind + at + 1, on, interestCents, principalCents, outstandingCents: outstanding };
  });
}

/** Days of interest of each period, from one day of payment to the next. */
function periodLengths({ startsOn, days, dayCount }: DebtTerms): bigint[] {
  return days.map((day, at) => {
    const from = days[at - 1] ?? startsOn;
    if (day <= from) throw new RangeError('days of payment ascend');
    return BigInt(periodDays(dayCount, startsOn, from, day));
  });
}

/** Days of interest from the beginning to a day: those of whole periods as the schedule has them, and of the one that has begun at most as many as it has. */
export function daysInto(terms: DebtTerms, day: Day): bigint {
  const { startsOn, days, dayCount } = terms;
  let sum = 0n;
  let from = startsOn;
  for (const [at, length] of periodLengths(terms).entries()) {
    const to = days[at] ?? from;
    if (day < to) return sum + least(BigInt(interestDays(dayCount, from, day)), length);
    sum += length;
    from = to;
  }
  return sum + BigInt(interestDays(dayCount, from, day));
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);

/**
 * The instalment whose present value over all periods is the capital, half-even to the cent. With the growth of period k being g(k) ÷ d it is
 * capital × g(1)…g(n) ÷ Σ g(k+1)…g(n) × d^k, in whole numbers, so that nothing is lost before the one rounding; equal periods make it the usual formula.
 */
function equalInstalment(
  principalCents: bigint,
  annualRate: bigint,
  periods: readonly bigint[],
  divisor: bigint,
): bigint {
  let growth = 1n;
  let weights = 0n;
  for (const [at, length] of [...periods.entries()].reverse()) {
    weights += growth * divisor ** BigInt(at + 1);
    growth *= divisor + annualRate * length;
  }
  return weights === 0n ? 0n : divideHalfEven(principalCents * growth, weights);
}

const between = (cents: bigint, most: bigint) => (cents < 0n ? 0n : cents > most ? most : cents);
