import { expect, test } from 'vitest';
import { formatDecimal } from './format.ts';

test('a plain decimal keeps its places and its sign, and gets the marks of its reader', () => {
  const written: [string, string, string][] = [
    ['0', '0', '0'],
    ['120', '120', '120'],
    ['1250.5', '1.250,5', '1,250.5'],
    ['12500', '12.500', '12,500'],
    ['-1234.50', '-1.234,50', '-1,234.50'],
    ['8.2500', '8,2500', '8.2500'],
    ['123456789012.1234', '123.456.789.012,1234', '123,456,789,012.1234'],
  ];
  for (const [plain, es, en] of written) {
    expect(formatDecimal(plain, 'es')).toBe(es);
    expect(formatDecimal(plain, 'en')).toBe(en);
  }
});

test('a plain decimal of thousands is grouped in Spanish as well, where a machine would leave four figures alone', () => {
  for (const whole of ['1000', '9999']) {
    expect(formatDecimal(whole, 'es')).toBe(`${whole.slice(0, 1)}.${whole.slice(1)}`);
    expect(formatDecimal(whole, 'en')).toBe(`${whole.slice(0, 1)},${whole.slice(1)}`);
  }
});
