import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '#domain/money/money.ts';
import { addDays, addMonths, type Day } from '#domain/time/zone.ts';
import { DAY_COUNTS } from './day-count.ts';
import type { DebtPayment } from './debt-state.ts';
import { type DebtMoney, debtStands, dueInstalment, PROPOSED_DAYS_BEFORE } from './instalment.ts';
import { type DebtTerms, REPAYMENTS, schedule } from './schedule.ts';
import { debtStanding } from './standing.ts';

const quarterly = (startsOn: Day, count: number) =>
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
const NOTHING: DebtMoney = { payments: [], openInterestCents: 0n, openPrincipalCents: 0n, proposedFor: [] };

const debts = fc
  .record({
    principalCents: fc.bigInt({ min: 100n, max: 10n ** 9n }),
    annualRate: fc.bigInt({ min: 1n, max: 300_000n }),
    startsOn: fc.constantFrom('2026-01-31', '2024-02-29', '2026-03-15'),
    repayment: fc.constantFrom(...REPAYMENTS),
    dayCount: fc.constantFrom(...DAY_COUNTS),
  })
  .map((terms): DebtTerms => ({ ...terms, days: quarterly(terms.startsOn, 8) }));

/** Asks every day from the beginning until long behind the end, as the daily job does, and pays what was proposed so many days later. */
function lived(terms: DebtTerms, paidAfter: number) {
  const payments: DebtPayment[] = [];
  const proposals: { on: Day; at: Day; interestCents: bigint; principalCents: bigint; paid: boolean }[] = [];
  const end = addDays(terms.days.at(-1) ?? '', 40);
  for (let today = terms.startsOn; today <= end; today = addDays(today, 1)) {
    for (const one of proposals.filter(({ at, paid }) => !paid && addDays(at, paidAfter) === today)) {
      one.paid = true;
      payments.push({ on: today, cents: one.interestCents + one.principalCents });
    }
    const open = proposals.filter(({ paid }) => !paid);
    const due = dueInstalment(
      terms,
      {
        payments,
        openInterestCents: sumOf(open.map(({ interestCents }) => interestCents)),
        openPrincipalCents: sumOf(open.map(({ principalCents }) => principalCents)),
        proposedFor: proposals.map(({ on }) => on),
      },
      today,
    );
    if (due) proposals.push({ ...due, at: today, paid: false });
  }
  return { payments, proposals, end };
}

describe('the instalment that is proposed', () => {
  it('is that of the schedule, some days before its day and never sooner', () => {
    expect(dueInstalment(LOAN, NOTHING, addDays('2026-04-30', -PROPOSED_DAYS_BEFORE - 1))).toBe(null);
    // 10,000.00 × 8 % × 90 ÷ 360, and a quarter of the capital.
    expect(dueInstalment(LOAN, NOTHING, addDays('2026-04-30', -PROPOSED_DAYS_BEFORE))).toEqual({
      ...{ number: 1, on: '2026-04-30', interestCents: 20_000n, principalCents: 250_000n },
    });
  });

  it('follows the schedule to the cent where each is paid by its day, is never two of one day, and leaves nothing owed', () => {
    fc.assert(
      fc.property(debts, fc.integer({ min: 1, max: PROPOSED_DAYS_BEFORE }), (terms, paidAfter) => {
        const { payments, proposals, end } = lived(terms, paidAfter);
        const planned = schedule(terms).map(({ on, interestCents, principalCents }) => [
          on,
          interestCents,
          principalCents,
        ]);
        const wanted = planned.filter(([, interest, principal]) => interest !== 0n || principal !== 0n);
        expect(proposals.map(({ on, interestCents, principalCents }) => [on, interestCents, principalCents])).toEqual(
          wanted,
        );
        expect(debtStanding(debtStands(terms, payments, end))).toBe('REPAID');
      }),
      { numRuns: 40 },
    );
  });

  it('gives back all of the capital, each cent once, also where every payment comes late', () => {
    fc.assert(
      fc.property(debts, fc.integer({ min: PROPOSED_DAYS_BEFORE + 1, max: 60 }), (terms, paidAfter) => {
        const { proposals } = lived(terms, paidAfter);
        expect(new Set(proposals.map(({ on }) => on)).size).toBe(proposals.length);
        expect(sumOf(proposals.map(({ principalCents }) => principalCents))).toBe(terms.principalCents);
      }),
      { numRuns: 40 },
    );
  });

  it('is what the published annuity of 10,000.00 in three years at 6 % is: 3,741.10 each, the last one a cent less', () => {
    const terms: DebtTerms = {
      ...{ principalCents: 1_000_000n, annualRate: 60_000n, startsOn: '2023-01-15', dayCount: '30/360' },
      ...{ days: ['2024-01-15', '2025-01-15', '2026-01-15'], repayment: 'ANNUITY' },
    };
    const { proposals } = lived(terms, 3);
    expect(proposals.map(({ interestCents, principalCents }) => [interestCents, principalCents])).toEqual([
      [60_000n, 314_110n],
      [41_153n, 332_957n],
      [21_176n, 352_933n],
    ]);
  });

  it('asks for what earlier ones left missing, less what is proposed already, and for nothing where all of it is', () => {
    const today = '2026-07-25';
    const late = dueInstalment(LOAN, NOTHING, today);
    // Both quarters: no capital has come, so that it bears interest for six months.
    expect(late).toEqual({ number: 2, on: '2026-07-31', interestCents: 40_000n, principalCents: 500_000n });
    const open = { ...NOTHING, openInterestCents: 20_000n, openPrincipalCents: 250_000n, proposedFor: ['2026-04-30'] };
    expect(dueInstalment(LOAN, open, today)).toMatchObject({ interestCents: 20_000n, principalCents: 250_000n });
    expect(dueInstalment(LOAN, { ...open, proposedFor: ['2026-04-30', '2026-07-31'] }, today)).toBe(null);
    const all = { ...NOTHING, openInterestCents: 40_000n, openPrincipalCents: 500_000n };
    expect(dueInstalment(LOAN, all, today)).toBe(null);
  });

  it('counts money that comes some days before its day as that instalment, and sooner money as capital paid early', () => {
    const inTime = debtStands(LOAN, [{ on: '2026-04-22', cents: 270_000n }], '2026-05-01');
    expect(inTime).toMatchObject({ outstandingCents: 750_000n, lateSince: null });
    expect(inTime.fallen).toEqual([
      {
        ...{ number: 1, on: '2026-04-30', interestCents: 20_000n, principalCents: 250_000n },
        ...{ missingCents: 0n, paidOn: '2026-04-30' },
      },
    ]);
    const early = debtStands(LOAN, [{ on: '2026-03-31', cents: 270_000n }], '2026-05-01');
    expect(early).toMatchObject({ outstandingCents: 730_000n, lateSince: '2026-04-30' });
    expect(debtStands(LOAN, [{ on: '2026-01-02', cents: 100_000n }], '2026-02-01').outstandingCents).toBe(900_000n);
  });
});

describe('how a debt stands', () => {
  it('is on time until a day is missed, then late, in default after ninety days or when declared, and repaid at its end', () => {
    const at = (day: Day, payments: DebtPayment[] = []) => debtStands(LOAN, payments, day);
    expect(debtStanding(at('2026-04-30'))).toBe('ON_TIME');
    expect(debtStanding(at('2026-05-01'))).toBe('LATE');
    expect(debtStanding(at('2026-05-01'), true)).toBe('DEFAULT');
    expect(debtStanding(at('2026-07-29'))).toBe('LATE');
    expect(debtStanding(at('2026-07-30'))).toBe('DEFAULT');
    expect(debtStanding(at('2026-02-01', [{ on: '2026-01-31', cents: 1_000_000n }]))).toBe('REPAID');
  });
});
