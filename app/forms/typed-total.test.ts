import { expect, it } from 'vitest';
import { isTypedTotal } from './typed-total.ts';

it('a total counts as it is written in the reader’s language, with or without its currency, and no other sum does', () => {
  for (const typed of ['4.900,00', '4900', '4900,00 €', ' 4.900 '])
    expect([typed, isTypedTotal(typed, 490_000n, 'es', '€')]).toEqual([typed, true]);
  for (const typed of ['4,900.00', '4900.00', '€4,900'])
    expect([typed, isTypedTotal(typed, 490_000n, 'en', '€')]).toEqual([typed, true]);
  for (const typed of ['', '0', '4.900,01', '49', '490000', '-4.900,00', 'todo', '4.900,00 4.900,00'])
    expect([typed, isTypedTotal(typed, 490_000n, 'es', '€')]).toEqual([typed, false]);
});
