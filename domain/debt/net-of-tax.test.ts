import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { netOfTax } from './net-of-tax.ts';
import { REPAYMENTS, schedule } from './schedule.ts';

const terms = fc.record({
  principalCents: fc.bigInt({ min: 0n, max: 10_000_000_000n }),
  annualRate: fc.bigInt({ min: 0n, max: 300_000n }),
  startsOn: fc.constant('2026-12-15'),
  days: fc.constant(['2027-03-15', '2027-06-15', '2027-09-15', '2027-12-15']),
  repayment: fc.constantFrom(...REPAYMENTS),
  dayCount: fc.constant('30/360' as const),
});
const rate = fc.bigInt({ min: 0n, max: 10_000n });

describe('a loan’s payments after tax', () => {
  it('are what the mock-up of the amount says: 41.25 a quarter less 19 % is 33.41, and the last one brings the capital', () => {
    const plan = schedule({
      principalCents: 200_000n,
      annualRate: 82_500n,
      startsOn: '2026-12-15',
      days: ['2027-03-15', '2027-06-15'],
      repayment: 'BULLET',
      dayCount: '30/360',
    });
    expect(
      netOfTax(plan, 1900n).map(({ interestCents, withheldCents, netCents }) => [
        interestCents,
        withheldCents,
        netCents,
      ]),
    ).toEqual([
      [4125n, 784n, 3341n],
      [4125n, 784n, 203_341n],
    ]);
  });

  it('add up, payment by payment, to what is due, and take nothing of the capital', () => {
    fc.assert(
      fc.property(terms, rate, (loan, of) => {
        const plan = schedule(loan);
        for (const [at, each] of netOfTax(plan, of).entries()) {
          expect(each.netCents + each.withheldCents).toBe(each.interestCents + each.principalCents);
          expect(each.netCents >= each.principalCents).toBe(true);
          expect(each.on).toBe(plan[at]?.on);
        }
      }),
    );
  });

  it('are the payments themselves where nothing is withheld', () => {
    fc.assert(
      fc.property(terms, (loan) => {
        for (const each of netOfTax(schedule(loan), 0n))
          expect(each.netCents).toBe(each.interestCents + each.principalCents);
      }),
    );
  });
});
