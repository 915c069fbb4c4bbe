import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths } from '#domain/time/zone.ts';
import { OUTCOMES, scenarios } from './scenarios.ts';
import { type DebtTerms, REPAYMENTS } from './schedule.ts';

const START = '2026-12-04';
const every = (months: number, count: number) =>
  Array.from({ length: count }, (_, at) => addMonths(START, (at + 1) * months));
/** 2,000 lent at 8.25 % for three years, interest each quarter: the example of the mock-up, before tax. */
const LOAN: DebtTerms = {
  principalCents: 200_000n,
  annualRate: 82_500n,
  startsOn: START,
  days: every(3, 12),
  repayment: 'BULLET',
  dayCount: '30/360',
};

describe('outcomes of a loan', () => {
  it('say what comes back, when, and what that is a year', () => {
    const [onTime, late, stops, nothing] = scenarios(LOAN);
    // Twelve payments of 41.25 and 2,000 at the end.
    expect(onTime).toMatchObject({ payments: 12, until: '2029-12-04', receivedCents: 249_500n, gainCents: 49_500n });
    expect(onTime?.yearly).toBeCloseTo(0.085, 3);
    expect(late).toMatchObject({ payments: 11, until: '2030-12-04', receivedCents: 249_500n, gainCents: 49_500n });
    expect(late?.yearly ?? 0).toBeLessThan(onTime?.yearly ?? 0);
    // Six payments of 41.25, then 60 % of 2,000.
    expect(stops).toMatchObject({ payments: 6, until: '2030-06-04', receivedCents: 144_750n, gainCents: -55_250n });
    expect(stops?.yearly ?? 0).toBeCloseTo(-0.099, 3);
    expect(nothing).toEqual({
      outcome: 'NOTHING',
      payments: 0,
      until: null,
      receivedCents: 0n,
      gainCents: -200_000n,
      yearly: -1,
    });
  });

  it('go from best to worst, and the last two are losses whatever the interest is', () => {
    const terms = fc.record({
      principalCents: fc.bigInt({ min: 1_000n, max: 10n ** 10n }),
      annualRate: fc.bigInt({ min: 0n, max: 400_000n }),
      startsOn: fc.constant(START),
      days: fc
        .tuple(fc.constantFrom(1, 3, 6, 12), fc.integer({ min: 1, max: 40 }))
        .map(([months, count]) => every(months, count)),
      repayment: fc.constantFrom(...REPAYMENTS),
      dayCount: fc.constant('30/360' as const),
    });
    fc.assert(
      fc.property(terms, (loan) => {
        const all = scenarios(loan);
        expect(all.map(({ outcome }) => outcome)).toEqual([...OUTCOMES]);
        const gains = all.map(({ gainCents }) => gainCents);
        expect(gains[0]).toBe(gains[1]);
        expect((gains[0] ?? -1n) >= 0n).toBe(true);
        expect((gains[2] ?? 0n) < 0n && (gains[3] ?? 0n) < (gains[2] ?? 0n)).toBe(true);
        for (const { yearly, gainCents } of all)
          if (yearly !== null)
            expect(Math.sign(Math.round(yearly * 1e6)) * (gainCents < 0n ? -1 : 1)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('a debt whose capital comes back along the way', () => {
  const linear: DebtTerms = { ...LOAN, repayment: 'LINEAR' };

  it('has lost less when it stops, and gains less when all is paid', () => {
    const [bullet, parts] = [scenarios(LOAN), scenarios(linear)];
    expect(parts[2]?.gainCents ?? 0n).toBeGreaterThan(bullet[2]?.gainCents ?? 0n);
    expect(parts[0]?.gainCents ?? 0n).toBeLessThan(bullet[0]?.gainCents ?? 0n);
  });

  it('is late with its last part alone', () => {
    const [, late] = scenarios(linear);
    expect(late).toMatchObject({ payments: 11, until: '2030-12-04' });
    expect(late?.yearly ?? 0).toBeGreaterThan(0.07);
  });

  it('stops before its one payment', () => {
    const [, , stops] = scenarios({ ...linear, days: every(12, 1) });
    expect(stops).toMatchObject({ payments: 0, until: '2028-12-04', receivedCents: 120_000n, gainCents: -80_000n });
  });
});
