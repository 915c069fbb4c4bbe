import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { averageRate, expectedRate, type LoanCourse, rateOf, yearsOfLoans } from './default-rate.ts';

const loan = (from: string, days: string[], rest: Partial<LoanCourse> = {}): LoanCourse => ({
  ...{ from, days, repaidOn: null, defaultedOn: null },
  ...rest,
});

const anyYear = fc.integer({ min: 2018, max: 2024 });
const anyDay = fc
  .tuple(anyYear, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
const anyLoan = fc.record({
  from: anyDay,
  days: fc.array(anyDay, { maxLength: 6 }),
  repaidOn: fc.option(anyDay),
  defaultedOn: fc.option(anyDay),
});

describe('the default rate of a platform’s loans', () => {
  test('counts at the beginning of a year the loans that run then and are to be paid in it, and of these the ones that default in it', () => {
    const loans = [
      loan('2021-03-01', ['2022-03-01', '2023-03-01']),
      loan('2021-05-01', ['2022-05-01', '2023-05-01'], { defaultedOn: '2022-08-01' }),
      loan('2021-06-01', ['2022-06-01'], { repaidOn: '2022-06-01' }),
      // Granted in the year itself, and one that pays nothing before 2023.
      loan('2022-02-01', ['2022-12-01', '2023-12-01'], { defaultedOn: '2023-03-05' }),
      loan('2021-09-01', ['2023-09-01']),
    ];
    const years = yearsOfLoans(loans, 2023);
    expect(years).toEqual([
      { year: 2022, loans: 3, defaulted: 1 },
      { year: 2023, loans: 3, defaulted: 1 },
    ]);
    expect(years.map(rateOf)).toEqual([3333, 3333]);
    expect(averageRate(years)).toBe(3333);
  });

  test('is the simple average of the years and not that of all loans', () => {
    const years = [
      { year: 2022, loans: 1, defaulted: 1 },
      { year: 2023, loans: 99, defaulted: 0 },
    ];
    expect(averageRate(years)).toBe(5000);
    expect(averageRate([])).toBeNull();
  });

  test('is expected to be the average of the years before, and nothing is known of the first one', () => {
    const years = [
      { year: 2022, loans: 10, defaulted: 1 },
      { year: 2023, loans: 20, defaulted: 0 },
      { year: 2025, loans: 4, defaulted: 4 },
    ];
    expect([2022, 2023, 2024, 2025, 2026].map((year) => expectedRate(years, year))).toEqual([
      null,
      1000,
      500,
      500,
      3667,
    ]);
    expect(expectedRate([], 2026)).toBeNull();
  });

  test('counts a default once, in no year before it, and never more defaults than loans', () => {
    fc.assert(
      fc.property(fc.array(anyLoan, { maxLength: 12 }), (loans) => {
        const years = yearsOfLoans(loans, 2025);
        const defaults = loans.filter(({ defaultedOn }) => defaultedOn !== null).length;
        expect(years.reduce((sum, { defaulted }) => sum + defaulted, 0)).toBeLessThanOrEqual(defaults);
        for (const { year, loans: counted, defaulted } of years) {
          expect(defaulted).toBeLessThanOrEqual(counted);
          expect(counted).toBeGreaterThan(0);
          expect(year).toBeLessThanOrEqual(2025);
        }
        const average = averageRate(years) ?? 0;
        expect(average).toBeGreaterThanOrEqual(Math.min(0, ...years.map(rateOf)));
        expect(average).toBeLessThanOrEqual(10_000);
      }),
    );
  });
});
