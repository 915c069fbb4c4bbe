import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitByWeight } from '#domain/money/split.ts';
import { allot } from './allotment.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const world = fc
  .record({
    minTokens: fc.integer({ min: 1, max: 20 }),
    tokensForSale: fc.integer({ min: 1, max: 2000 }),
    over: fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 60 }),
  })
  .map(({ minTokens, tokensForSale, over }) => ({
    supply: { minTokens, tokensForSale },
    requested: over.map((more) => minTokens + more),
  }));

describe('an allotment', () => {
  it('hands out what was asked for or all that is for sale, whichever is less, and never more to anybody than they asked for', () => {
    fc.assert(
      fc.property(world, ({ supply, requested }) => {
        const shares = allot(requested, supply);
        expect(shares).toHaveLength(requested.length);
        expect(sum(shares)).toBe(Math.min(sum(requested), supply.tokensForSale));
        shares.forEach((share, at) => {
          expect(Number.isInteger(share) && share >= 0 && share <= (requested[at] ?? 0)).toBe(true);
        });
      }),
    );
  });

  it('gives everybody the smallest order at least, wherever the tokens are enough for that', () => {
    fc.assert(
      fc.property(world, ({ supply, requested }) => {
        if (requested.length * supply.minTokens > supply.tokensForSale) return;
        expect(Math.min(supply.minTokens, ...allot(requested, supply))).toBe(supply.minTokens);
      }),
    );
  });

  it('is the largest remainder exactly where nobody has to be raised to the smallest order, or where it cannot be kept', () => {
    fc.assert(
      fc.property(world, ({ supply, requested }) => {
        const { tokensForSale, minTokens } = supply;
        const asked = sum(requested);
        if (asked <= tokensForSale) return;
        const exact = requested.map((tokens) => (tokens * tokensForSale) / asked);
        const isKept = requested.length * minTokens <= tokensForSale;
        if (isKept && exact.some((share) => share < minTokens)) return;
        expect(allot(requested, supply)).toEqual(
          splitByWeight(BigInt(tokensForSale), requested.map(BigInt)).map(Number),
        );
      }),
    );
  });

  it('gives who asked for more never less, and of two who asked for the same the earlier one the spare token', () => {
    fc.assert(
      fc.property(world, ({ supply, requested }) => {
        const shares = allot(requested, supply);
        const places = requested.map((tokens, at) => ({ tokens, at, share: shares[at] ?? 0 }));
        const sorted = places.sort((a, b) => a.tokens - b.tokens || b.at - a.at);
        sorted.forEach(({ share }, at) => {
          expect(share).toBeGreaterThanOrEqual(sorted[at - 1]?.share ?? 0);
        });
      }),
      { examples: [[{ supply: { minTokens: 1, tokensForSale: 2 }, requested: [3, 3, 3] }]] },
    );
  });

  it.each([
    [[60, 60, 60], 100, 1, [34, 33, 33]],
    // 5 of 130 would be 3.8: raised to the smallest order, the others share 95.
    [[100, 25, 5], 100, 5, [76, 19, 5]],
    // Twelve tokens for each of ten cannot be: the smallest order gives way.
    [Array.from({ length: 10 }, () => 12), 25, 12, [3, 3, 3, 3, 3, 2, 2, 2, 2, 2]],
    [[3, 3, 3], 2, 3, [1, 1, 0]],
    [[10, 20], 30, 5, [10, 20]],
    [[], 30, 5, []],
  ])(
    'gives who asked for %j, with %i for sale and at least %i each, %j',
    (requested, tokensForSale, minTokens, shares) => {
      expect(allot(requested, { tokensForSale, minTokens })).toEqual(shares);
    },
  );

  it('is there at once for ten thousand requests, with every token handed out', () => {
    const requested = Array.from({ length: 10_000 }, (_, at) => 10 + (at % 97));
    expect(sum(allot(requested, { tokensForSale: 200_000, minTokens: 10 }))).toBe(200_000);
  });
});
