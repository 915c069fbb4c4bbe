import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, parsePrice, priceOf, priceText, tokensFor, tokensForExactly } from './price.ts';
import { divideHalfEven, floorDivide } from './rounding.ts';

const millionths = fc.bigInt({ min: 1n, max: 10n ** 12n });
const price = millionths.map((n) => priceOf(`${n / 1_000_000n}.${(n % 1_000_000n).toString().padStart(6, '0')}`));
const tokens = fc.integer({ min: 0, max: 1_000_000_000 });

describe('a token price', () => {
  it.each(['-1', '1.0000001', '1e3', '', '1'.repeat(13), '1,5', 'NaN'])('refuses %j', (text) => {
    expect(parsePrice(text).ok).toBe(false);
    expect(() => priceOf(text)).toThrow(RangeError);
  });

  it.each(['50', '0.5', '71.980001', '0', '100', '0.000001'])('comes back the same: %s', (text) => {
    expect(priceText(priceOf(text))).toBe(text);
  });

  it('has a shortest text that reads back the same', () => {
    fc.assert(
      fc.property(price, (value) => {
        expect(priceOf(priceText(value))).toBe(value);
      }),
    );
  });
});

describe('the price of tokens', () => {
  it.each([
    [10, '50', 50_000n],
    [3, '71.980001', 21_594n],
    [1, '0.005', 0n],
    [1, '0.015', 2n],
    [1, '0.025', 2n],
    [1, '0.0251', 3n],
    [0, '50', 0n],
  ])('%i × %s is %i cents, halves to even', (count, text, cents) => {
    expect(amountOf(count, priceOf(text))).toBe(cents);
  });

  it('is what arbitrary-precision decimals say', () => {
    fc.assert(
      fc.property(tokens, price, (count, value) => {
        const oracle = new Big(priceText(value)).times(count).round(2, Big.roundHalfEven).times(100);
        expect(amountOf(count, value).toString()).toBe(oracle.toFixed(0));
      }),
    );
  });

  it.each([1.5, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d tokens', (count) => {
    expect(() => amountOf(count, priceOf('1'))).toThrow(RangeError);
  });

  it('finds the most tokens for an amount: these fit, one more does not', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 9n }), price, (cents, value) => {
        const count = tokensFor(cents, value);
        if (count === null) throw new Error('no answer');
        expect(amountOf(count, value)).toBeLessThanOrEqual(cents);
        expect(amountOf(count + 1, value)).toBeGreaterThan(cents);
      }),
    );
  });

  it('finds tokens back from their own amount, and none for an amount between two', () => {
    const dear = fc
      .bigInt({ min: 20_000n, max: 10n ** 12n })
      .map((n) => priceOf(`${n / 1_000_000n}.${(n % 1_000_000n).toString().padStart(6, '0')}`));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), dear, (count, value) => {
        const cents = amountOf(count, value);
        expect(tokensForExactly(cents, value)).toBe(count);
        if (amountOf(count + 1, value) > cents + 1n) expect(tokensForExactly(cents + 1n, value)).toBeNull();
      }),
    );
    expect(tokensForExactly(100n, priceOf('0'))).toBeNull();
  });
});

describe('division', () => {
  it('is the nearest integer, and the even one where two are as near', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        (dividend, divisor) => {
          const twice = 2n * (dividend - divideHalfEven(dividend, divisor) * divisor);
          const distance = twice < 0n ? -twice : twice;
          expect(distance).toBeLessThanOrEqual(divisor);
          if (distance === divisor) expect(divideHalfEven(dividend, divisor) % 2n).toBe(0n);
          const floor = floorDivide(dividend, divisor);
          expect(floor * divisor <= dividend && (floor + 1n) * divisor > dividend).toBe(true);
        },
      ),
    );
    expect([5n, 15n, 25n, -5n, -15n, -25n].map((n) => divideHalfEven(n, 10n))).toEqual([0n, 2n, 2n, 0n, -2n, -2n]);
    expect(() => divideHalfEven(1n, 0n)).toThrow(RangeError);
  });
});
