import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paidBy, paidByAll } from './transfer-match.ts';

const ANA = `0x${'aB'.repeat(20)}`;
const BEA = `0x${'c1'.repeat(20)}`;
const due = (reference: string, address: string, wei: bigint) => ({ reference, address, wei });

describe('a plain transaction', () => {
  const open = [due('P-2', ANA, 5n), due('P-1', ANA, 5n), due('P-3', BEA, 5n), due('P-4', ANA, 6n)];

  test('pays the oldest transfer of exactly its wei to its address, whatever the capitals', () => {
    expect(paidBy(open, { to: ANA.toLowerCase(), wei: 5n })?.reference).toBe('P-1');
    expect(paidBy(open, { to: BEA, wei: 5n })?.reference).toBe('P-3');
  });

  test('pays nobody with a wei less or more, nor at another address', () => {
    expect(paidBy(open, { to: ANA, wei: 4n })).toBe(null);
    expect(paidBy(open, { to: ANA, wei: 7n })).toBe(null);
    expect(paidBy(open, { to: `0x${'00'.repeat(20)}`, wei: 5n })).toBe(null);
  });
});

describe('a transaction of several transfers', () => {
  test('pays what it brought whole, the oldest first, and names the rest', () => {
    const open = [due('P-2', ANA, 5n), due('P-1', ANA, 7n), due('P-3', BEA, 5n)];
    const { paid, over } = paidByAll(open, new Map([[ANA, 13n]]));
    expect(paid.map(({ reference }) => reference)).toEqual(['P-1', 'P-2']);
    expect([...over]).toEqual([[ANA.toLowerCase(), 1n]]);
  });

  test('gives out what was brought and not a wei more, whatever is open', () => {
    const address = fc.constantFrom(ANA, BEA);
    const wei = fc.bigInt({ min: 1n, max: 20n });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(address, wei), { maxLength: 12 }),
        fc.bigInt({ min: 0n, max: 60n }),
        fc.bigInt({ min: 0n, max: 60n }),
        (made, toAna, toBea) => {
          const open = made.map(([to, amount], at) => due(`P-${String(at).padStart(2, '0')}`, to, amount));
          const { paid, over } = paidByAll(
            open,
            new Map([
              [ANA, toAna],
              [BEA, toBea],
            ]),
          );
          const sum = (rows: readonly { wei: bigint }[]) => rows.reduce((total, each) => total + each.wei, 0n);
          const rest = [...over.values()].reduce((total, each) => total + each, 0n);
          expect(sum(paid) + rest).toBe(toAna + toBea);
          expect(new Set(paid).size).toBe(paid.length);
          for (const each of open)
            if (!paid.includes(each)) expect(over.get(each.address.toLowerCase()) ?? 0n).toBeLessThan(each.wei);
        },
      ),
    );
  });
});
