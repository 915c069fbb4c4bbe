import { describe, expect, it } from 'vitest';
import { checkHiddenSigns } from './hidden-signs.ts';

describe('signs that nobody sees', () => {
  it.each([
    '',
    'Ana',
    "O'Connor",
    'Núñez-Sanz',
    '北京',
    'محمد\u200f',
    'می\u200cخواهم',
    'נועה',
    'C/ Mayor, 1 – 2º B',
    '<script>',
    '👩‍🌾 Ana',
  ])('are not in %j', (text) => expect(checkHiddenSigns(text)).toBeNull());

  it.each([
    'Ana\u0000',
    'Ana\u0007',
    'Ana\nRuiz',
    'Ana\u0085',
    '\u202eanA',
    'Ana\u2066',
    'A\u200bna',
    'Ana\ufeff',
    'A\u2028',
  ])('are in %j', (text) => expect(checkHiddenSigns(text)?.key).toBe('validator.error_hidden_signs'));

  it.each(['\u200e\u200f', '\u200d', ' ', '-', '…'])('%j says nothing at all', (text) =>
    expect(checkHiddenSigns(text)?.key).toBe('validator.error_null'),
  );
});
