import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addYears } from '#domain/time/years.ts';
import {
  afterAttempt,
  afterDeclaration,
  areComplete,
  attemptsLeft,
  currentStatus,
  isDeclaration,
  KNOWLEDGE_TEST_QUESTIONS,
  scoreOf,
  type TestState,
} from './knowledge-test.ts';
import { lossAbility, netWorth } from './loss-capacity.ts';
import { legalPersonQualifies, naturalPersonQualifies } from './sophisticated.ts';

const now = new Date('2026-11-21T10:00:00Z');
const fresh: TestState = { status: 'NONE', validUntil: null };
const right: Record<string, boolean> = Object.fromEntries(
  KNOWLEDGE_TEST_QUESTIONS.map(({ id, isTrue }) => [id, isTrue]),
);

describe('the ability to bear loss', () => {
  it('is a tenth of income plus liquid assets less commitments, and 0 at or below 0', () => {
    const inputs = (income: bigint, assets: bigint, commitments: bigint) => ({
      netAnnualIncomeCents: income,
      liquidAssetsCents: assets,
      annualCommitmentsCents: commitments,
    });
    expect(lossAbility(inputs(3_000_000n, 2_000_000n, 1_000_000n))).toBe(400_000n);
    expect(netWorth(inputs(1n, 2n, 4n))).toBe(-1n);
    expect([lossAbility(inputs(1n, 2n, 4n)), lossAbility(inputs(1n, 2n, 3n))]).toEqual([0n, 0n]);
    const cents = fc.bigInt({ min: 0n, max: 10n ** 13n });
    fc.assert(
      fc.property(cents, cents, cents, (income, assets, commitments) => {
        const worth = income + assets - commitments;
        const off = lossAbility(inputs(income, assets, commitments)) * 10n - (worth > 0n ? worth : 0n);
        expect(off <= 5n && off >= -5n).toBe(true);
      }),
    );
  });
});

describe('the knowledge test', () => {
  it('has seven questions, passes at five, fails at four', () => {
    expect(KNOWLEDGE_TEST_QUESTIONS).toHaveLength(7);
    expect(scoreOf(right)).toBe(7);
    expect(scoreOf({})).toBe(0);
    expect(afterAttempt(fresh, 5, now)).toEqual({ status: 'PASSED', validUntil: new Date('2028-11-21T10:00:00Z') });
    expect(afterAttempt(fresh, 4, now)).toEqual({ status: 'FAILED_ONCE', validUntil: null });
    expect(afterAttempt(fresh, 5, now, 6)?.status).toBe('FAILED_ONCE');
  });

  it('knows the right answers, written out by hand', () => {
    expect(right).toEqual({
      total_loss: true,
      deposit_guarantee: false,
      illiquidity: true,
      guaranteed_return: false,
      diversification: true,
      approved_sheet: false,
      dilution: true,
    });
  });

  it('gives one retry, then the declaration, and never bars anyone', () => {
    const once = afterAttempt(fresh, 0, now) ?? fresh;
    const twice = afterAttempt(once, 4, now) ?? fresh;
    expect([once.status, attemptsLeft(once, now), twice.status, attemptsLeft(twice, now)]).toEqual([
      'FAILED_ONCE',
      1,
      'FAILED',
      0,
    ]);
    expect(afterAttempt(twice, 7, now)).toBeNull();
    expect(afterDeclaration(once, now)).toBeNull();
    expect(afterDeclaration(fresh, now)).toBeNull();
    expect(afterDeclaration(twice, now)?.status).toBe('DECLARED');
  });

  it('counts for two years, then begins anew', () => {
    const passed = afterAttempt(fresh, 7, now) ?? fresh;
    const end = passed.validUntil ?? now;
    expect(currentStatus(passed, new Date(end.getTime() - 1))).toBe('PASSED');
    expect([currentStatus(passed, end), attemptsLeft(passed, end)]).toEqual(['NONE', 2]);
    expect(addYears(new Date('2028-02-29T12:00:00Z'), 2).toISOString()).toBe('2030-02-28T12:00:00.000Z');
  });

  it('marks each answer by itself: every wrong one costs one point', () => {
    fc.assert(
      fc.property(fc.subarray(KNOWLEDGE_TEST_QUESTIONS.map(({ id }) => id)), (wrong) => {
        const answers = Object.fromEntries(
          Object.entries(right).map(([id, value]) => [id, wrong.some((w) => w === id) ? !value : value]),
        );
        expect(scoreOf(answers)).toBe(7 - wrong.length);
      }),
    );
  });

  it('takes the seven answers and nothing else', () => {
    expect(areComplete(right)).toBe(true);
    expect(areComplete({ ...right, more: true })).toBe(false);
    const { total_loss: _, ...six } = right;
    expect(areComplete(six)).toBe(false);
    expect(areComplete({ ...six, __proto__x: true })).toBe(false);
  });

  it('cannot be passed by answering true, or false, to all', () => {
    for (const same of [true, false])
      expect(scoreOf(Object.fromEntries(Object.keys(right).map((id) => [id, same])))).toBeLessThan(5);
  });

  it.each([
    ['Declaro', 'es', true],
    [' declaro. ', 'es', true],
    ['I  declare', 'en', true],
    ['I DECLARE', 'en', true],
    ['I declare', 'es', false],
    ['Declaro', 'en', false],
    ['', 'es', false],
    ['No declaro', 'es', false],
    ['Declar', 'es', false],
  ] as const)('reads the declaration %j in %s: %s', (typed, lang, is) => {
    expect(isDeclaration(typed, lang)).toBe(is);
  });
});

describe('a sophisticated investor', () => {
  const EUR = 100n;
  it('is a legal person at any one of the three marks', () => {
    const none = {
      ownFundsCents: 100_000n * EUR - 1n,
      turnoverCents: 2_000_000n * EUR - 1n,
      balanceSheetCents: 1_000_000n * EUR - 1n,
    };
    expect(legalPersonQualifies(none)).toBe(false);
    for (const key of ['ownFundsCents', 'turnoverCents', 'balanceSheetCents'] as const)
      expect(legalPersonQualifies({ ...none, [key]: none[key] + 1n })).toBe(true);
  });

  it('is a natural person at two of three, each mark exact', () => {
    const none = {
      grossIncomeCents: 60_000n * EUR - 1n,
      portfolioCents: 100_000n * EUR,
      professionalYears: 0,
      executiveMonths: 11,
      transactionsPerQuarter: [10, 10, 10, 9] as const,
    };
    const wealth = [{ grossIncomeCents: 60_000n * EUR }, { portfolioCents: 100_000n * EUR + 1n }];
    const profession = [{ professionalYears: 1 }, { executiveMonths: 12 }];
    const experience = [{ transactionsPerQuarter: [40, 0, 0, 0] as const }];
    for (const one of [...wealth, ...profession, ...experience])
      expect(naturalPersonQualifies({ ...none, ...one })).toBe(false);
    for (const [a, b] of [
      [wealth, profession],
      [wealth, experience],
      [profession, experience],
    ] as const)
      for (const first of a)
        for (const second of b) expect(naturalPersonQualifies({ ...none, ...first, ...second })).toBe(true);
  });
});
