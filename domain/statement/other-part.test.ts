import fc from 'fast-check';
import { expect, test } from 'vitest';
import { completesExactly, PART_DAYS, type PartialCredit } from './other-part.ts';

const FIRST: PartialCredit = {
  id: 'first',
  bookedOn: '2026-03-02',
  cents: 335_000n,
  counterparty: 'Berta Herrero Méndez',
  counterpartyIban: 'ES9121000418450200051332',
  text: 'Primera parte',
};
const REST: PartialCredit = { ...FIRST, id: 'rest', cents: 325_000n, text: 'Resto' };
const ORDER = { missingCents: 660_000n, wireReference: 'WW7-K3N-R9F' };

test('two transfers from one account that are together what the order misses are its two parts', () => {
  const unnamed = { ...REST, counterparty: null };
  expect(completesExactly(FIRST, unnamed, ORDER)).toBe(true);
});

test('the payer’s name or the order’s reference in the text makes a part of a credit whose account the bank does not tell', () => {
  const norma = { ...REST, counterparty: null, counterpartyIban: null };
  expect(completesExactly(FIRST, { ...norma, text: 'TRANSFERENCIA DE BERTA HERRERO MENDEZ' }, ORDER)).toBe(true);
  expect(completesExactly(FIRST, { ...norma, text: 'abono ww7 k3n r9f' }, ORDER)).toBe(true);
  expect(completesExactly(FIRST, { ...norma, text: 'abono' }, ORDER)).toBe(false);
});

test.each([
  ['a cent more', { cents: 325_001n }],
  ['a fortnight and a day later', { bookedOn: '2026-03-17' }],
  ['from a stranger’s account', { counterpartyIban: 'DE89370400440532013000', counterparty: 'Lucas Prieto Otero' }],
  ['that is the same movement', { id: 'first' }],
] as const)('a credit %s is no other part', (_, change) => {
  expect(completesExactly(FIRST, { ...REST, ...change }, ORDER)).toBe(false);
});

test('two parts of one account are found from either side, and only within the days and for the exact sum', () => {
  fc.assert(
    fc.property(fc.bigInt(1n, 10n ** 9n), fc.bigInt(1n, 10n ** 9n), fc.integer({ min: 0, max: 27 }), (a, b, days) => {
      const one = { ...FIRST, cents: a, bookedOn: '2026-03-01' };
      const other = { ...REST, cents: b, bookedOn: `2026-03-${String(days + 1).padStart(2, '0')}` };
      const order = { ...ORDER, missingCents: a + b };
      expect(completesExactly(one, other, order)).toBe(days <= PART_DAYS);
      expect(completesExactly(other, one, order)).toBe(days <= PART_DAYS);
      expect(completesExactly(one, other, { ...order, missingCents: a + b + 1n })).toBe(false);
    }),
  );
});
