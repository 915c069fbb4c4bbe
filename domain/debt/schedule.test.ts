import fc from 'fast-check';
import { ipmt, pmt, ppmt } from 'financial';
import { describe, expect, it } from 'vitest';
import { couponDays } from '#domain/issuance/token-calendar.ts';
import { sumOf } from '#domain/money/money.ts';
import { addMonths } from '#domain/time/zone.ts';
import { DAY_COUNTS, interestDays, periodDays } from './day-count.ts';
import { type DebtTerms, type Instalment, REPAYMENTS, schedule } from './schedule.ts';

const monthly = (startsOn: string, count: number, every = 1) =>
  Array.from({ length: count }, (_, at) => addMonths(startsOn, (at + 1) * every));

const LOAN: DebtTerms = {
  principalCents: 15_000_000n,
  annualRate: 36_250n,
  startsOn: '2026-01-31',
  days: monthly('2026-01-31', 360),
  repayment: 'ANNUITY',
  dayCount: '30/360',
};
const euros = ({ interestCents, principalCents, outstandingCents }: Instalment) =>
  [interestCents, principalCents, outstandingCents].map((cents) => Number(cents) / 100);

const loans = fc
  .record({
    principalCents: fc.bigInt({ min: 0n, max: 10n ** 10n }),
    annualRate: fc.bigInt({ min: 0n, max: 400_000n }),
    startsOn: fc.constantFrom('2026-01-31', '2024-02-29', '2026-03-15', '2027-12-01'),
    count: fc.integer({ min: 1, max: 60 }),
    every: fc.constantFrom(1, 3, 6, 12),
    repayment: fc.constantFrom(...REPAYMENTS),
    dayCount: fc.constantFrom(...DAY_COUNTS),
  })
  .map(({ count, every, ...terms }): DebtTerms => ({ ...terms, days: monthly(terms.startsOn, count, every) }));

describe('a schedule of a debt', () => {
  it('is the published one of a mortgage of 150,000 at 3.625 % over 360 months (Theory of Interest, amortization project)', () => {
    const rows = schedule(LOAN);
    // Its sheet rounds halves up and carries fractions of a cent along: 453.125 is 453.13 there, and 453.12 half-even.
    const published = [
      [453.13, 230.95, 149_769.05],
      [452.43, 231.65, 149_537.4],
      [451.73, 232.35, 149_305.05],
      [451.03, 233.05, 149_072.0],
      [450.32, 233.76, 148_838.24],
      [449.62, 234.46, 148_603.78],
      [448.91, 235.17, 148_368.61],
      [448.2, 235.88, 148_132.73],
    ];
    expect((rows[0]?.interestCents ?? 0n) + (rows[0]?.principalCents ?? 0n)).toBe(68_408n);
    for (const [at, row] of published.entries())
      for (const [place, figure] of row.entries())
        expect(Math.abs((euros(rows[at] as Instalment)[place] ?? 0) - figure), `${at} ${place}`).toBeLessThan(0.0101);
    expect(rows.at(-1)?.outstandingCents).toBe(0n);
  });

  it('agrees with an independent library, instalment by instalment, within what rounding to cents adds up to', () => {
    for (const [principal, rate, count, every] of [
      [10_000, 0.08, 12, 1],
      [250_000, 0.0725, 20, 3],
      [2_000, 0.12, 4, 6],
      [1_000_000, 0.05, 10, 12],
    ] as const) {
      const rows = schedule({
        ...LOAN,
        principalCents: BigInt(principal * 100),
        annualRate: BigInt(Math.round(rate * 1_000_000)),
        startsOn: '2026-03-15',
        days: monthly('2026-03-15', count, every),
      });
      const perPeriod = (rate * every) / 12;
      rows.forEach(({ number, interestCents, principalCents, outstandingCents }) => {
        const [interest, capital] = [ipmt, ppmt].map((of) => -of(perPeriod, number, count, principal) * 100);
        expect(Math.abs(Number(interestCents) - (interest ?? 0))).toBeLessThan(1 + number / 2);
        expect(Math.abs(Number(principalCents) - (capital ?? 0))).toBeLessThan(1 + count / 2);
        if (number < count)
          expect(Number(interestCents + principalCents)).toBe(Math.round(-pmt(perPeriod, count, principal) * 100));
        else expect(outstandingCents).toBe(0n);
      });
    }
  });

  it('pays back the capital to the cent and never less than nothing, whatever is agreed', () => {
    fc.assert(
      fc.property(loans, (terms) => {
        const rows = schedule(terms);
        expect(sumOf(rows.map(({ principalCents }) => principalCents))).toBe(terms.principalCents);
        let owed = terms.principalCents;
        for (const { interestCents, principalCents, outstandingCents } of rows) {
          expect(interestCents >= 0n && principalCents >= 0n).toBe(true);
          owed -= principalCents;
          expect(outstandingCents).toBe(owed);
        }
        if (terms.repayment === 'BULLET')
          expect(rows.slice(0, -1).every((row) => row.principalCents === 0n)).toBe(true);
        if (terms.repayment === 'LINEAR') {
          const parts = rows.map(({ principalCents }) => principalCents);
          expect([...parts].sort((a, b) => (a > b ? -1 : a < b ? 1 : 0))).toEqual(parts);
          expect((parts[0] ?? 0n) - (parts.at(-1) ?? 0n) <= 1n).toBe(true);
        }
      }),
    );
  });

  it('shares a capital that does not divide by the largest remainder, and pays interest on what is still owed', () => {
    const rows = schedule({
      ...LOAN,
      principalCents: 100_000n,
      annualRate: 120_000n,
      days: monthly('2026-01-31', 3, 4),
      repayment: 'LINEAR',
    });
    expect(rows.map((row) => [row.on, ...euros(row)])).toEqual([
      ['2026-05-31', 40, 333.34, 666.66],
      ['2026-09-30', 26.67, 333.33, 333.33],
      ['2027-01-31', 13.33, 333.33, 0],
    ]);
  });

  it('charges what the calendar has where days are counted, and equal months where they are not', () => {
    const interestOf = (dayCount: DebtTerms['dayCount']) =>
      schedule({
        ...LOAN,
        principalCents: 3_650_000n,
        annualRate: 100_000n,
        days: monthly('2026-01-31', 3),
        repayment: 'BULLET',
        dayCount,
      }).map(({ interestCents }) => interestCents);
    expect(interestOf('ACT/365')).toEqual([28_000n, 31_000n, 30_000n]);
    expect(interestOf('30/360')).toEqual([30_417n, 30_417n, 30_417n]);
    expect(interestOf('ACT/360')).toEqual([28_389n, 31_431n, 30_417n]);
  });

  it('follows the days of the token, the last of which may come sooner', () => {
    const life = { closedOn: '2026-08-31', expiresOn: null, termMonths: 14, payEveryMonths: 6 };
    const days = couponDays(life);
    expect(days).toEqual(['2027-02-28', '2027-08-31', '2027-10-31']);
    const rows = schedule({
      ...LOAN,
      startsOn: '2026-08-31',
      days,
      repayment: 'BULLET',
      annualRate: 60_000n,
      principalCents: 1_200_000n,
    });
    expect(rows.map(euros)).toEqual([
      [360, 0, 12_000],
      [360, 0, 12_000],
      [120, 12_000, 0],
    ]);
    expect(couponDays({ ...life, closedOn: null })).toEqual([]);
    expect(couponDays({ ...life, expiresOn: '2027-02-28' })).toEqual(['2027-02-28']);
  });

  it('is refused where the days do not ascend or the sums are none', () => {
    expect(() => schedule({ ...LOAN, days: ['2026-01-31'] })).toThrow(RangeError);
    expect(() => schedule({ ...LOAN, days: ['2026-03-31', '2026-03-31'] })).toThrow(RangeError);
    expect(() => schedule({ ...LOAN, principalCents: -1n })).toThrow(RangeError);
    expect(schedule({ ...LOAN, days: [] })).toEqual([]);
  });
});

describe('a count of days', () => {
  it('is 30E/360 as ISDA’s examples of its 2006 definitions, 4.16(g), have it', () => {
    for (const [from, to, days] of [
      ['2006-08-20', '2007-02-20', 180],
      ['2006-02-28', '2006-08-31', 182],
      ['2006-08-31', '2007-02-28', 178],
      ['2007-02-28', '2007-08-31', 182],
      ['2007-08-31', '2008-02-29', 179],
      ['2008-02-29', '2008-08-31', 181],
      ['2008-08-31', '2009-02-28', 178],
      ['2009-08-31', '2010-02-28', 178],
    ] as const)
      expect(interestDays('30/360', from, to), `${from} ${to}`).toBe(days);
  });

  it('gives each month of a rhythm thirty days, and a broken period its own', () => {
    const ends = ['2026-01-31', ...monthly('2026-01-31', 12)];
    const lengths = ends.slice(1).map((to, at) => periodDays('30/360', '2026-01-31', ends[at] ?? '', to));
    expect(new Set(lengths)).toEqual(new Set([30]));
    expect(periodDays('30/360', '2026-01-31', '2026-02-28', '2026-03-10')).toBe(12);
    expect(periodDays('ACT/365', '2026-01-31', '2026-01-31', '2026-02-28')).toBe(28);
  });
});
