import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basisPointsOf, feeOf, parsePercent, percentOf } from './fee.ts';
import { sumOf } from './money.ts';
import { splitByWeight } from './split.ts';

const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 40 });
const cents = fc.bigInt({ min: 0n, max: 10n ** 12n });

describe('a split by the largest remainder', () => {
  it('sums to the whole, keeps each part within a cent of its share and never favours the smaller weight', () => {
    fc.assert(
      fc.property(cents, weights, (whole, list) => {
        const total = sumOf(list);
        fc.pre(total > 0n);
        const parts = splitByWeight(whole, list);
        expect(sumOf(parts)).toBe(whole);
        parts.forEach((part, at) => {
          const off = part * total - whole * (list[at] ?? 0n);
          expect(off < total && off > -total).toBe(true);
          parts.forEach((other, to) => {
            if ((list[at] ?? 0n) > (list[to] ?? 0n)) expect(part).toBeGreaterThanOrEqual(other);
          });
        });
      }),
    );
  });

  it('gives the spare cents to the largest remainders, found by brute force on small sums', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 12n }),
        fc.array(fc.bigInt({ min: 0n, max: 6n }), { minLength: 1, maxLength: 4 }),
        (whole, list) => {
          const total = sumOf(list);
          fc.pre(total > 0n);
          // The largest remainder is the split with the least sum of squared errors, here times total².
          const errorOf = (parts: bigint[]) =>
            sumOf(parts.map((part, at) => (part * total - whole * (list[at] ?? 0n)) ** 2n));
          const all = (left: bigint, slots: number): bigint[][] =>
            slots === 1
              ? [[left]]
              : Array.from({ length: Number(left) + 1 }, (_, n) => BigInt(n)).flatMap((first) =>
                  all(left - first, slots - 1).map((rest) => [first, ...rest]),
                );
          const ours = errorOf(splitByWeight(whole, list));
          for (const parts of all(whole, list.length)) expect(ours).toBeLessThanOrEqual(errorOf(parts));
        },
      ),
    );
  });

  it('gives ties to the first, nothing to weight zero, and refuses the impossible', () => {
    expect(splitByWeight(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
    expect(splitByWeight(5n, [0n, 1n])).toEqual([0n, 5n]);
    expect(splitByWeight(0n, [0n, 0n])).toEqual([0n, 0n]);
    expect(splitByWeight(0n, [])).toEqual([]);
    expect(() => splitByWeight(1n, [])).toThrow(RangeError);
    expect(() => splitByWeight(1n, [0n])).toThrow(RangeError);
    expect(() => splitByWeight(-1n, [1n])).toThrow(RangeError);
    expect(() => splitByWeight(1n, [2n, -1n])).toThrow(RangeError);
  });
});

describe('a fee', () => {
  it('is the fixed part plus the commission, half-even', () => {
    const fee = { fixedCents: 25n, basisPoints: basisPointsOf('1.2') };
    expect(feeOf(100_000n, fee)).toBe(1225n);
    expect(feeOf(0n, fee)).toBe(0n);
    expect(feeOf(50n, { fixedCents: 0n, basisPoints: 100n })).toBe(0n);
    expect(feeOf(150n, { fixedCents: 0n, basisPoints: 100n })).toBe(2n);
    expect(() => feeOf(-1n, fee)).toThrow(RangeError);
  });

  it('never loses more than half a cent and grows with the amount', () => {
    fc.assert(
      fc.property(cents, cents, fc.bigInt({ min: 0n, max: 99_999n }), (a, b, basisPoints) => {
        const off = 2n * (percentOf(a, basisPoints) * 10_000n - a * basisPoints);
        expect(off <= 10_000n && off >= -10_000n).toBe(true);
        const fee = { fixedCents: 30n, basisPoints };
        if (a <= b) expect(feeOf(a, fee)).toBeLessThanOrEqual(feeOf(b, fee));
      }),
    );
  });

  it.each(['1.234', '-1', '1e1', '', '1000', '1,2'])('refuses the percentage %j', (text) => {
    expect(parsePercent(text).ok).toBe(false);
    expect(() => basisPointsOf(text)).toThrow(RangeError);
  });
});
