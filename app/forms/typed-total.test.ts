import { expect, it } from 'vitest';
import { totalForm } from './typed-total.ts';

const takes = (total: string, lang: 'es' | 'en') =>
  totalForm({ lang, customization: { currency: { symbol: '€' } } }, '4900.00', 'wrong').safeParse({ total });

it('a total counts as it is written in the reader’s language, with or without its currency, and no other sum does', () => {
  for (const typed of ['4.900,00', '4900', '4900,00 €', ' 4.900 '])
    expect([typed, takes(typed, 'es').success]).toEqual([typed, true]);
  for (const typed of ['4,900.00', '4900.00', '€4,900'])
    expect([typed, takes(typed, 'en').success]).toEqual([typed, true]);
  for (const typed of ['', '0', '4.900,01', '49', '490000', '-4.900,00', 'todo', '4.900,00 4.900,00'])
    expect([typed, takes(typed, 'es').error?.issues.map(({ message }) => message)]).toEqual([typed, ['wrong']]);
});
