import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumOf } from '#domain/money/money.ts';
import { costOfGone } from './cost.ts';

const day = (at: number) => new Date(Date.UTC(2026, 0, at));

describe('the cost of tokens that went', () => {
  it('is that of those which came first', () => {
    const came = [
      { at: day(1), tokens: 10, cents: 10_000n },
      { at: day(5), tokens: 10, cents: 30_000n },
    ];
    expect(costOfGone(came, [{ at: day(6), tokens: 15 }])).toEqual([25_000n]);
    expect(
      costOfGone(came, [
        { at: day(7), tokens: 5 },
        { at: day(2), tokens: 10 },
      ]),
    ).toEqual([15_000n, 10_000n]);
  });

  it('is nothing for tokens that came later, or never', () => {
    expect(costOfGone([{ at: day(9), tokens: 3, cents: 90n }], [{ at: day(2), tokens: 3 }])).toEqual([0n]);
  });

  it('loses no cent: when all has gone, all of the cost has', () => {
    const lots = fc.array(fc.record({ tokens: fc.integer({ min: 1, max: 50 }), cents: fc.bigInt(0n, 10_000n) }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(lots, fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 12 }), (bought, sold) => {
        const came = bought.map((lot, at) => ({ ...lot, at: day(at + 1) }));
        const went = sold.map((tokens, at) => ({ tokens, at: day(100 + at) }));
        const costs = costOfGone(came, went);
        const all = sumOf(came.map(({ cents }) => cents));
        const gone = went.reduce((sum, { tokens }) => sum + tokens, 0);
        const had = came.reduce((sum, { tokens }) => sum + tokens, 0);
        const spent = sumOf(costs);
        return costs.every((cents) => cents >= 0n) && (gone >= had ? spent === all : spent <= all);
      }),
    );
  });
});
