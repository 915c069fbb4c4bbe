import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concentrationOf, LARGEST } from './concentration.ts';

const heldBy = (tokens: readonly number[]) => {
  const sorted = [...tokens].sort((a, b) => b - a);
  const supply = sorted.reduce((sum, each) => sum + each, 0);
  return concentrationOf({ supply, holders: sorted.length, largest: sorted.slice(0, LARGEST) });
};
const holdings = fc.array(fc.integer({ min: 1, max: 2 ** 40 }), { maxLength: 400 });

describe('the concentration of a token', () => {
  it('says what the largest hold together, and how many stand in each band', () => {
    expect(heldBy([600, 150, 100, 80, 50, 9, 6, 5])).toEqual({
      supply: 1_000,
      holders: 8,
      largest: 6_000,
      top_five: 9_800,
      top_ten: 10_000,
      bands: [
        { from: 2_500, holders: 1 },
        { from: 1_000, holders: 2 },
        { from: 500, holders: 2 },
        { from: 100, holders: 0 },
        { from: 0, holders: 3 },
      ],
    });
  });

  it('puts a share just below a border into the band below it', () => {
    expect(heldBy([24_999, 75_001]).bands.map(({ holders }) => holders)).toEqual([1, 1, 0, 0, 0]);
  });

  it('is nothing where nobody holds any', () => {
    const { largest, top_five, top_ten, bands } = heldBy([]);
    expect([largest, top_five, top_ten, ...bands.map(({ holders }) => holders)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('counts everybody in one band, and the more of the largest the larger the share, reading a hundred of them', () => {
    fc.assert(
      fc.property(holdings, (tokens) => {
        const { holders, largest, top_five, top_ten, bands } = heldBy(tokens);
        expect(bands.reduce((sum, band) => sum + band.holders, 0)).toBe(holders);
        expect(bands.every((band) => band.holders >= 0)).toBe(true);
        expect(largest <= top_five && top_five <= top_ten && top_ten <= 10_000).toBe(true);
        const supply = tokens.reduce((sum, each) => sum + each, 0);
        const one = tokens.filter((each) => BigInt(each) * 100n >= BigInt(supply)).length;
        expect(bands.slice(0, 4).reduce((sum, band) => sum + band.holders, 0)).toBe(one);
      }),
    );
  });
});
