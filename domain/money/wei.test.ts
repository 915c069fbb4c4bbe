import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centsOfPart, ethText, rateCentsOf, surplusOf, weiFor, weiWorth } from './wei.ts';

const cents = fc.bigInt({ min: 1n, max: 10n ** 14n });
const rate = fc.bigInt({ min: 1n, max: 10n ** 9n });
const ETH = 10n ** 18n;

describe('wei for an amount', () => {
  test.each([
    [10_120n, 200_000n, 50_600_000_000_000_000n],
    [1n, 300_000n, 3_333_333_333_334n],
  ])('%d cents at %d', (amount, at, wei) => {
    expect(weiFor(amount, at)).toBe(wei);
  });

  test('cover it, and one wei less would not', () => {
    fc.assert(
      fc.property(cents, rate, (amount, at) => {
        const wei = weiFor(amount, at);
        expect(wei * at >= amount * ETH).toBe(true);
        expect((wei - 1n) * at < amount * ETH).toBe(true);
      }),
    );
  });

  test('the whole quote is worth the whole amount, and its parts never more than the whole together', () => {
    fc.assert(
      fc.property(cents, rate, fc.bigInt({ min: 0n, max: 10_000n }), (amount, at, share) => {
        const asked = weiFor(amount, at);
        const part = (asked * share) / 10_000n;
        expect(centsOfPart(asked, asked, amount)).toBe(amount);
        const together = centsOfPart(part, asked, amount) + centsOfPart(asked - part, asked, amount);
        expect(together <= amount && together >= amount - 1n).toBe(true);
      }),
    );
  });
});

describe('wei that an amount is worth', () => {
  test.each([
    [8100n, 200_000n, 40_500_000_000_000_000n],
    [1n, 300_000n, 3_333_333_333_333n],
    [0n, 300_000n, 0n],
  ])('%d cents at %d', (amount, at, wei) => {
    expect(weiWorth(amount, at)).toBe(wei);
  });

  test('is never worth more, and one wei more would be', () => {
    fc.assert(
      fc.property(cents, rate, (amount, at) => {
        const wei = weiWorth(amount, at);
        expect(wei * at <= amount * ETH).toBe(true);
        expect((wei + 1n) * at > amount * ETH).toBe(true);
        expect(weiFor(amount, at) - wei <= 1n).toBe(true);
      }),
    );
  });

  test('the wei of several amounts together are never less than of each, and by less than a wei for each', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 20 }), rate, (amounts, at) => {
        const each = amounts.reduce((sum, amount) => sum + weiWorth(amount, at), 0n);
        const whole = weiWorth(
          amounts.reduce((sum, amount) => sum + amount, 0n),
          at,
        );
        expect(whole >= each && whole - each < BigInt(amounts.length)).toBe(true);
      }),
    );
  });
});

test('half a per cent too much is kept, more goes back whole', () => {
  expect(surplusOf(1_005_000n, 1_000_000n)).toBe(0n);
  expect(surplusOf(1_005_001n, 1_000_000n)).toBe(5001n);
  expect(surplusOf(999_999n, 1_000_000n)).toBe(0n);
});

describe('ether as text', () => {
  test.each([
    [0n, '0'],
    [1n, '0.000000000000000001'],
    [50_600_000_000_000_000n, '0.0506'],
    [12n * ETH, '12'],
  ])('%d wei', (wei, text) => {
    expect(ethText(wei)).toBe(text);
  });

  test('loses nothing', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (wei) => {
        const [whole = '', fraction = ''] = ethText(wei).split('.');
        expect(BigInt(whole) * ETH + BigInt(fraction.padEnd(18, '0'))).toBe(wei);
      }),
    );
  });
});

test.each([
  ['2345.678', 234_567n],
  ['2000', 200_000n],
  ['0.019', 1n],
  ['0.009', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
])('the rate %j', (text, expected) => {
  expect(rateCentsOf(text)).toBe(expected);
});
