import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shrinkSums } from './shrink.ts';

const order = fc
  .record({
    amountCents: fc.bigInt({ min: 1n, max: 10_000_000n }),
    feeCents: fc.bigInt({ min: 0n, max: 50_000n }),
    part: fc.bigInt({ min: 0n, max: 100n }),
    kept: fc.bigInt({ min: 0n, max: 100n }),
  })
  .map(({ amountCents, feeCents, part, kept }) => {
    const balanceCents = (amountCents * part) / 100n;
    // Where the balance covers it all there is no fee.
    return {
      sums: { amountCents, feeCents: balanceCents === amountCents ? 0n : feeCents, balanceCents },
      amount: (amountCents * kept) / 100n,
    };
  });

describe('an order that shrinks', () => {
  it('loses no cent: what is kept and what goes back make what was paid, by each way', () => {
    fc.assert(
      fc.property(order, ({ sums, amount }) => {
        const { kept, outsideBackCents, balanceBackCents } = shrinkSums(sums, amount);
        expect(kept.amountCents).toBe(amount);
        expect(kept.balanceCents + balanceBackCents).toBe(sums.balanceCents);
        const outside = sums.amountCents + sums.feeCents - sums.balanceCents;
        expect(kept.amountCents + kept.feeCents - kept.balanceCents + outsideBackCents).toBe(outside);
        for (const cents of [kept.feeCents, kept.balanceCents, outsideBackCents, balanceBackCents])
          expect(cents >= 0n).toBe(true);
        expect(kept.feeCents <= sums.feeCents).toBe(true);
      }),
    );
  });

  it('stays what it is where it keeps all, and gives all of it back where it keeps nothing', () => {
    const sums = { amountCents: 10_000n, feeCents: 250n, balanceCents: 4_000n };
    expect(shrinkSums(sums, 10_000n)).toEqual({ kept: sums, outsideBackCents: 0n, balanceBackCents: 0n });
    expect(shrinkSums(sums, 0n)).toMatchObject({ outsideBackCents: 6_250n, balanceBackCents: 4_000n });
    expect(shrinkSums(sums, 7_000n)).toEqual({
      kept: { amountCents: 7_000n, feeCents: 125n, balanceCents: 4_000n },
      outsideBackCents: 3_125n,
      balanceBackCents: 0n,
    });
    expect(() => shrinkSums(sums, 10_001n)).toThrow(RangeError);
  });
});
