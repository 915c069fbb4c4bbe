import { expect, it } from 'vitest';
import { currencyName } from './currency-name.ts';

const of = (code: string, name: string) => ({ code, name, symbol: '', symbol_position: 'after' as const });

it('names a currency in the reader’s language, and one that no standard knows as its tenant does', () => {
  expect(currencyName(of('USD', 'US dollar'), 'es')).toBe('dólar estadounidense (USD)');
  expect(currencyName(of('EUR', 'Euro'), 'en')).toBe('Euro (EUR)');
  expect(currencyName(of('EUR', 'Euro de la casa'), 'en')).toBe('Euro de la casa (EUR)');
  expect(currencyName(of('SAL', 'Salina'), 'es')).toBe('Salina (SAL)');
});
