import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addUpYears, cameOf, moneyOfLoan, unstatedYears, type YearOfMoney } from './loan-money.ts';
import { type DebtTerms, REPAYMENTS, schedule } from './schedule.ts';

/** 10,000.00 at 8 % by 30/360, half a year between payments: 400.00 and 200.00 of interest, worked out by hand. */
const terms: DebtTerms = {
  principalCents: 1_000_000n,
  annualRate: 80_000n,
  startsOn: '2023-11-15',
  days: ['2024-05-15', '2024-11-15', '2025-05-15', '2025-11-15'],
  repayment: 'LINEAR',
  dayCount: '30/360',
};
const total = (years: readonly YearOfMoney[], of: (year: YearOfMoney) => bigint) =>
  years.reduce((sum, year) => sum + of(year), 0n);
const expected = (year: YearOfMoney) => year.expectedInterestCents + year.expectedPrincipalCents;
const paid = (year: YearOfMoney) => year.paidInterestCents + year.paidPrincipalCents;

const anyRepayment = fc.constantFrom(...REPAYMENTS);
const anyPayments = fc.array(
  fc.record({
    on: fc
      .tuple(fc.integer({ min: 2024, max: 2026 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
      .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`),
    cents: fc.bigInt({ min: 1n, max: 800_000n }),
  }),
  { maxLength: 6 },
);

describe('the money of loans by year', () => {
  test('a loan that is paid on its days brings in each year what its schedule said', () => {
    const payments = schedule(terms).map(({ on, interestCents, principalCents }) => ({
      on,
      cents: interestCents + principalCents,
    }));
    expect(moneyOfLoan(terms, payments, 2026)).toEqual([
      {
        ...{ year: 2024, loans: 1, unstated: 0 },
        ...{ expectedInterestCents: 70_000n, expectedPrincipalCents: 500_000n },
        ...{ paidInterestCents: 70_000n, paidPrincipalCents: 500_000n },
      },
      {
        ...{ year: 2025, loans: 1, unstated: 0 },
        ...{ expectedInterestCents: 30_000n, expectedPrincipalCents: 500_000n },
        ...{ paidInterestCents: 30_000n, paidPrincipalCents: 500_000n },
      },
    ]);
  });

  test('a loan that nobody pays keeps its expectation beside nothing, and one without a schedule is counted and stands in no sum', () => {
    const unpaid = moneyOfLoan(terms, [], 2025);
    expect(unpaid.map(paid)).toEqual([0n, 0n]);
    expect(unpaid.map(expected)).toEqual([570_000n, 530_000n]);
    expect(addUpYears([unpaid, unstatedYears('2025-02-01', 2025)])).toEqual([
      unpaid[0],
      { ...unpaid[1], loans: 1, unstated: 1 },
    ]);
    expect(unstatedYears('2026-02-01', 2025)).toEqual([]);
    expect(unpaid.map(cameOf)).toEqual([0, 0]);
    expect(unstatedYears('2025-02-01', 2025).map(cameOf)).toEqual([null]);
  });

  test('over its years a loan’s expectation is its schedule and what came is its payments, to the cent, whatever was paid when', () => {
    fc.assert(
      fc.property(anyRepayment, anyPayments, (repayment, payments) => {
        const years = moneyOfLoan({ ...terms, repayment }, payments, 2026);
        const plan = schedule({ ...terms, repayment });
        expect(total(years, expected)).toBe(
          plan.reduce((sum, { interestCents, principalCents }) => sum + interestCents + principalCents, 0n),
        );
        expect(total(years, (year) => year.expectedPrincipalCents)).toBe(terms.principalCents);
        expect(total(years, paid)).toBe(payments.reduce((sum, { cents }) => sum + cents, 0n));
        for (const year of years) {
          const came = payments.filter(({ on }) => on.startsWith(String(year.year)));
          expect(paid(year)).toBe(came.reduce((sum, { cents }) => sum + cents, 0n));
        }
      }),
    );
  });

  test('a platform’s years are the sums of its loans’ in any order, the first one first', () => {
    fc.assert(
      fc.property(fc.array(anyPayments, { maxLength: 4 }), (all) => {
        const loans = all.map((payments) => moneyOfLoan(terms, payments, 2026));
        const years = addUpYears(loans);
        expect(addUpYears([...loans].reverse())).toEqual(years);
        expect(years.map(({ year }) => year)).toEqual([...years].map(({ year }) => year).sort());
        expect(total(years, paid)).toBe(total(loans.flat(), paid));
        expect(total(years, expected)).toBe(total(loans.flat(), expected));
      }),
    );
  });
});
