import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WARNING_GATE_MIN_CENTS } from '#domain/limits.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';
import { checkInterest, checkOrder } from './order-rules.ts';
import { breakDown } from './payment-breakdown.ts';
import { PAYMENT_METHODS } from './status.ts';
import { needsWarning, warningThreshold } from './warning-gate.ts';

const keys = (problems: { key: string }[]) => problems.map(({ key }) => key.replace('validator.error_', ''));

describe('an order', () => {
  const bounds = { minTokens: 5, maxTokens: 100, tokensLeft: 50 };
  it.each([
    [5, []],
    [50, []],
    [4, ['number_min_tokens']],
    [0, ['number_min_tokens']],
    [-1, ['number_min_tokens']],
    [51, ['tokens_left']],
    [101, ['number_max_tokens', 'tokens_left']],
    [1.5, ['number_integer']],
    [Number.NaN, ['number_integer']],
  ])('an order of %d tokens: %j', (tokens, found) => {
    expect(keys(checkOrder({ ...bounds, tokens }))).toEqual(found);
  });

  it('needs one token at least whatever the issuer says, and has no upper end where none is set', () => {
    expect(keys(checkOrder({ tokens: 0, minTokens: 0, maxTokens: null, tokensLeft: 9 }))).toEqual([
      'number_min_tokens',
    ]);
    expect(checkOrder({ tokens: 9, minTokens: 0, maxTokens: null, tokensLeft: 9 })).toEqual([]);
    expect(checkOrder({ tokens: 1, minTokens: 1, maxTokens: null, tokensLeft: -3 })[0]?.params).toEqual({ left: 0 });
  });
});

describe('a declared interest', () => {
  const facts = { minCents: 10_000n, maxCents: 100_000n, price: priceOf('12.5') };
  it.each([
    [10_000n, []],
    [100_000n, []],
    [10_001n, ['number_multiple']],
    [1_250n, ['number_min']],
    [101_250n, ['number_max']],
    [0n, ['number_min', 'number_multiple']],
  ])('a declared interest of %i cents: %j', (amountCents, found) => {
    expect(keys(checkInterest({ ...facts, amountCents }))).toEqual(found);
  });
});

describe('a breakdown', () => {
  it('applies the balance first and takes the fee on the remainder', () => {
    const facts = {
      tokens: 100,
      price: priceOf('10'),
      balanceCents: 40_000n,
      fee: { fixedCents: 50n, basisPoints: 120n },
      limitCents: null,
    };
    expect(breakDown({ ...facts, method: 'CARD' })).toEqual({
      amountCents: 100_000n,
      balanceUsedCents: 40_000n,
      feeCents: 770n,
      toPayCents: 60_770n,
      totalCents: 100_770n,
      blocked: null,
    });
    expect(breakDown({ ...facts, method: 'CARD', limitCents: 60_769n }).blocked).toBe('limit');
    expect(breakDown({ ...facts, method: 'CARD', limitCents: 60_770n }).blocked).toBeNull();
    expect(breakDown({ ...facts, method: 'BALANCE' })).toMatchObject({ feeCents: 0n, blocked: 'insufficient_balance' });
    expect(breakDown({ ...facts, method: 'BALANCE', balanceCents: 100_000n })).toMatchObject({
      toPayCents: 0n,
      blocked: null,
    });
    expect(breakDown({ ...facts, method: 'CARD', balanceCents: 100_000n })).toMatchObject({
      feeCents: 0n,
      toPayCents: 0n,
    });
    expect(breakDown({ ...facts, method: 'CARD', balanceCents: -5n })).toMatchObject({ balanceUsedCents: 0n });
  });

  it('always adds up, and never uses more balance than there is or than it costs', () => {
    const money = fc.bigInt({ min: 0n, max: 10n ** 10n });
    const fee = fc.option(
      fc.record({ fixedCents: fc.bigInt({ min: 0n, max: 1000n }), basisPoints: fc.bigInt({ min: 0n, max: 9999n }) }),
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 6 }),
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        money,
        fc.constantFrom(...PAYMENT_METHODS),
        fee,
        (tokens, cents, balanceCents, method, cost) => {
          const price = priceOf(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`);
          const parts = breakDown({ tokens, price, balanceCents, method, fee: cost, limitCents: null });
          expect(parts.amountCents).toBe(amountOf(tokens, price));
          expect(parts.totalCents).toBe(parts.amountCents + parts.feeCents);
          expect(parts.totalCents).toBe(parts.balanceUsedCents + parts.toPayCents);
          expect(parts.balanceUsedCents <= balanceCents && parts.balanceUsedCents <= parts.amountCents).toBe(true);
          const carried = parts.amountCents - parts.balanceUsedCents;
          const oracle =
            cost && method !== 'BALANCE' && carried > 0n
              ? new Big(carried.toString())
                  .times(cost.basisPoints.toString())
                  .div(10_000)
                  .round(0, Big.roundHalfEven)
                  .plus(cost.fixedCents.toString())
                  .toFixed(0)
              : '0';
          expect(parts.feeCents.toString()).toBe(oracle);
        },
      ),
    );
  });
});

describe('the gate at each investment', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const known = {
    sophisticated: false,
    abilityValidUntil: new Date('2027-01-01T00:00:00Z'),
    minCents: WARNING_GATE_MIN_CENTS,
  };
  const threshold = (abilityCents: bigint | null) => warningThreshold(abilityCents, WARNING_GATE_MIN_CENTS);

  it('stands where regulation.md says: ability 4,000, 1,500, 0 and none', () => {
    expect([400_000n, 150_000n, 0n, null].map(threshold)).toEqual([200_000n, 100_000n, 100_000n, 100_000n]);
    expect(needsWarning(200_000n, { ...known, abilityCents: 400_000n }, now)).toBe(false);
    expect(needsWarning(200_001n, { ...known, abilityCents: 400_000n }, now)).toBe(true);
  });

  it('warns from the tenant’s own amount where that is lower, and never below 5 % of net worth', () => {
    const facts = { ...known, minCents: 50_000n };
    const warned = (amount: bigint, abilityCents: bigint | null) =>
      needsWarning(amount, { ...facts, abilityCents }, now);
    expect([warned(50_000n, null), warned(50_001n, null), warned(50_001n, 400_000n)]).toEqual([false, true, false]);
  });

  it('counts an expired result as none and never stops a sophisticated investor', () => {
    const facts = { ...known, abilityCents: 400_000n };
    expect(needsWarning(150_000n, { ...facts, abilityValidUntil: now }, now)).toBe(true);
    expect(needsWarning(150_000n, { ...facts, abilityValidUntil: null }, now)).toBe(true);
    expect(needsWarning(10n ** 12n, { ...facts, sophisticated: true }, now)).toBe(false);
  });

  it('asks exactly above max(1,000, 5 % of net worth), reckoned from the net worth in rationals', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 9n), max: 10n ** 10n }),
        fc.bigInt({ min: 0n, max: 10n ** 9n }),
        (abilityCents, amount) => {
          // amount > 5 % of net worth ⇔ amount > ability / 2 ⇔ 2 × amount > ability
          const oracle = amount > 100_000n && 2n * amount > abilityCents;
          expect(needsWarning(amount, { ...known, abilityCents }, now)).toBe(oracle);
        },
      ),
    );
  });
});
