import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '#domain/money/money.ts';
import { addDays, addMonths } from '#domain/time/zone.ts';
import { DAY_COUNTS } from './day-count.ts';
import type { DebtPayment } from './debt-state.ts';
import { debtAfter } from './payments.ts';
import { type DebtTerms, REPAYMENTS, schedule } from './schedule.ts';

const quarterly = (startsOn: string, count: number) =>
  Array.from({ length: count }, (_, at) => addMonths(startsOn, (at + 1) * 3));

/** 10,000.00 for a year, four payments, 8 %. */
const LOAN: DebtTerms = {
  principalCents: 1_000_000n,
  annualRate: 80_000n,
  startsOn: '2026-01-31',
  days: quarterly('2026-01-31', 4),
  repayment: 'LINEAR',
  dayCount: '30/360',
};

const onTime = (terms: DebtTerms): DebtPayment[] =>
  schedule(terms).map(({ on, interestCents, principalCents }) => ({ on, cents: interestCents + principalCents }));

const debts = fc
  .record({
    principalCents: fc.bigInt({ min: 1n, max: 10n ** 9n }),
    annualRate: fc.bigInt({ min: 0n, max: 300_000n }),
    startsOn: fc.constantFrom('2026-01-31', '2024-02-29', '2026-03-15'),
    repayment: fc.constantFrom(...REPAYMENTS),
    dayCount: fc.constantFrom(...DAY_COUNTS),
  })
  .map((terms): DebtTerms => ({ ...terms, days: quarterly(terms.startsOn, 8) }));

describe('a debt and what was paid of it', () => {
  it('is paid off where all comes on its day, for every way of repayment', () => {
    fc.assert(
      fc.property(debts, (terms) => {
        const payments = onTime(terms).filter(({ cents }) => cents > 0n);
        const end = debtAfter(terms, payments, addDays(terms.days.at(-1) ?? '', 400));
        expect(end).toMatchObject({ outstandingCents: 0n, dueInterestCents: 0n, duePrincipalCents: 0n, overCents: 0n });
        expect([end.lateSince, end.defaultedOn, end.ahead]).toEqual([null, null, []]);
        expect(end.paidPrincipalCents).toBe(terms.principalCents);
      }),
    );
  });

  it('accounts for every cent that came, and never owes less than nothing, whatever comes when', () => {
    const payment = fc.record({
      after: fc.integer({ min: 0, max: 900 }),
      cents: fc.bigInt({ min: 1n, max: 10n ** 9n }),
    });
    fc.assert(
      fc.property(
        debts,
        fc.array(payment, { maxLength: 12 }),
        fc.integer({ min: 0, max: 1000 }),
        (terms, some, until) => {
          const payments = some.map(({ after, cents }) => ({ on: addDays(terms.startsOn, after), cents }));
          const on = addDays(terms.startsOn, until);
          const state = debtAfter(terms, payments, on);
          const came = sumOf(payments.filter((each) => each.on <= on).map(({ cents }) => cents));
          expect(state.paidInterestCents + state.paidPrincipalCents + state.overCents).toBe(came);
          expect(state.outstandingCents + state.paidPrincipalCents).toBe(terms.principalCents);
          expect(state.outstandingCents >= state.duePrincipalCents && state.duePrincipalCents >= 0n).toBe(true);
          const ahead = sumOf(state.ahead.map(({ principalCents }) => principalCents));
          expect(ahead + state.duePrincipalCents).toBe(state.outstandingCents);
          expect(state.daysLate > 0 || state.lateSince === null || state.lateSince === on).toBe(true);
        },
      ),
    );
  });

  it('takes a part for interest first, the oldest first, and says since when it is late', () => {
    // Due on 30 April: 200.00 of interest and 2,500.00 of capital.
    const state = debtAfter(LOAN, [{ on: '2026-05-02', cents: 120_000n }], '2026-05-10');
    expect(state).toMatchObject({
      paidInterestCents: 20_000n,
      paidPrincipalCents: 100_000n,
      duePrincipalCents: 150_000n,
      dueInterestCents: 0n,
      outstandingCents: 900_000n,
      lateSince: '2026-04-30',
      daysLate: 10,
      defaultedOn: null,
    });
  });

  it('lets capital that is late bear interest until it comes', () => {
    // A whole month more on 2,500.00 that were not paid in April: 10,000.00 for 30 days, then 7,500.00 for 60.
    const payments = [
      { on: '2026-04-30', cents: 20_000n },
      { on: '2026-05-30', cents: 250_000n },
    ];
    expect(debtAfter(LOAN, payments, '2026-07-31').dueInterestCents).toBe(6_667n + 10_000n);
  });

  it('shrinks the instalments and keeps the days where capital comes back early', () => {
    const state = debtAfter(LOAN, [...onTime(LOAN).slice(0, 1), { on: '2026-05-31', cents: 150_000n }], '2026-06-15');
    expect(
      state.ahead.map(({ on, principalCents, interestCents, number }) => [number, on, principalCents, interestCents]),
    ).toEqual([
      [2, '2026-07-31', 200_000n, 12_000n],
      [3, '2026-10-31', 200_000n, 8_000n],
      [4, '2027-01-31', 200_000n, 4_000n],
    ]);
    // Of the period that runs, what was owed before the early money came bears interest for its month: 7,500.00 for 30 days, 6,000.00 for 15.
    expect(state.runningInterestCents).toBe(5_000n + 2_000n);
    expect(debtAfter(LOAN, [{ on: '2026-02-28', cents: 1_000_000n }], '2026-04-30')).toMatchObject({
      outstandingCents: 0n,
      dueInterestCents: 6_222n,
    });
  });

  it('is in default from the 91st day, stays so, and counts what comes back since', () => {
    const dueOn = '2026-04-30';
    expect(debtAfter(LOAN, [], addDays(dueOn, 90)).defaultedOn).toBe(null);
    const gone = debtAfter(LOAN, [], addDays(dueOn, 91));
    expect([gone.defaultedOn, gone.daysLate]).toEqual(['2026-07-30', 91]);
    expect(gone.exposureCents).toBe(1_020_000n);
    const back = debtAfter(LOAN, [{ on: '2026-12-01', cents: 400_000n }], '2027-03-01');
    expect([back.defaultedOn, back.recoveredCents]).toEqual(['2026-07-30', 400_000n]);
    const cured = debtAfter(LOAN, [{ on: '2027-03-01', cents: 1_200_000n }], '2027-03-01');
    expect([cured.outstandingCents, cured.lateSince, cured.defaultedOn]).toEqual([0n, null, '2026-07-30']);
    expect(cured.overCents > 0n).toBe(true);
  });

  it('refuses what is no payment of it', () => {
    expect(() => debtAfter(LOAN, [{ on: '2026-03-01', cents: 0n }], '2026-04-01')).toThrow(RangeError);
    expect(() => debtAfter(LOAN, [{ on: '2026-01-30', cents: 1n }], '2026-04-01')).toThrow(RangeError);
  });
});
