import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOf } from '#domain/money/money.ts';
import { presentSums } from './present-earning.ts';

const cents = fc.bigInt({ min: 0n, max: 10_000_000_000n });
const rows = fc.array(
  fc.record({
    status: fc.constantFrom('PAID' as const, 'CLAIMED' as const),
    count: fc.integer({ min: 0, max: 1000 }),
    income: cents,
    gain: cents,
    capital: cents,
    kept: fc.integer({ min: 0, max: 100 }),
  }),
  { maxLength: 5 },
);

test('sums of earnings keep each cent: gross is net and withheld, and income, gain and capital', () => {
  fc.assert(
    fc.property(rows, (made) => {
      const given = made.map(({ status, count, income, gain, capital, kept }) => {
        const gross = income + gain + capital;
        const withheld = ((income + gain) * BigInt(kept)) / 100n;
        const text = { gross, withheld, net: gross - withheld, income, gain, capital };
        const sums = Object.fromEntries(Object.entries(text).map(([name, value]) => [name, String(value)]));
        return { status, count, ...(sums as Record<keyof typeof text, string>) };
      });
      const sums = presentSums(given);
      expect(centsOf(sums.gross)).toBe(centsOf(sums.net) + centsOf(sums.withheld));
      expect(centsOf(sums.gross)).toBe(
        centsOf(sums.income) + centsOf(sums.capital_gain) + centsOf(sums.capital_return),
      );
      expect(sums.count).toBe(made.reduce((total, { count }) => total + count, 0));
    }),
  );
  expect(presentSums([])).toMatchObject({ count: 0, gross: '0.00', net: '0.00' });
});
