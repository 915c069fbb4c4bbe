import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactTogether, leftAfter } from './split.ts';

const order = (owner: string, missing: number) => ({ owner, missingCents: BigInt(missing) });

describe('a movement over several orders', () => {
  it('names the two orders of one investor that miss exactly what arrived', () => {
    const orders = [order('garrotxa', 500_000), order('other', 325_000), order('garrotxa', 325_000)];
    expect(exactTogether(825_000n, orders)).toEqual([orders[0], orders[2]]);
  });

  it('names none where only orders of two investors make the sum, or where one order alone does', () => {
    expect(exactTogether(825_000n, [order('a', 500_000), order('b', 325_000)])).toBeNull();
    expect(exactTogether(500_000n, [order('a', 500_000), order('a', 325_000)])).toBeNull();
  });

  it('leaves the choice to a person where two pairs make the same sum', () => {
    const alike = [order('a', 100), order('a', 200), order('a', 300), order('a', 400)];
    expect(exactTogether(500n, alike)).toBeNull();
    expect(exactTogether(300n, alike)).toEqual(alike.slice(0, 2));
  });

  it('names only orders that together miss what arrived, whatever waits', () => {
    const orders = fc.array(fc.record({ owner: fc.constantFrom('a', 'b'), missingCents: fc.bigInt(1n, 40n) }), {
      maxLength: 14,
    });
    fc.assert(
      fc.property(orders, fc.bigInt(1n, 120n), (waiting, cents) => {
        const found = exactTogether(cents, waiting);
        if (!found) return;
        expect(found.length).toBeGreaterThan(1);
        expect(new Set(found.map(({ owner }) => owner)).size).toBe(1);
        expect(new Set(found).size).toBe(found.length);
        expect(
          leftAfter(
            cents,
            found.map(({ missingCents }) => missingCents),
          ),
        ).toBe(0n);
      }),
    );
  });
});
