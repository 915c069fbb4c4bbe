import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyText } from '#domain/money/money.ts';
import { factCents, isAuditFact } from './facts.ts';

test('a sum reads the same as whole cents and as money, and what is no sum is none', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (cents) => {
      expect(factCents(cents.toString())).toBe(cents);
      expect(factCents(moneyText(cents))).toBe(cents);
    }),
  );
  for (const other of ['', '1.5', '1,50', 'SHARED_INCOME', '0x10']) expect(factCents(other)).toBeNull();
});

test('a name that nothing has given words to is no known fact, whatever an object carries besides', () => {
  expect(['gross', 'toString', 'constructor'].map(isAuditFact)).toEqual([true, false, false]);
});
