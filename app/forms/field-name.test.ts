import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFieldName } from './field-name.ts';

describe('isFieldName', () => {
  it.each(['email', 'answer_q-12', 'shareholder_4_stake', 'Ds_MerchantParameters', 'x'.repeat(100)])(
    'takes %s',
    (name) => {
      expect(isFieldName(name)).toBe(true);
    },
  );

  it.each([
    '',
    'email[0]',
    'email[4294967294]',
    'email[]',
    'a.b',
    'a.'.repeat(3000),
    '['.repeat(200_000),
    '__proto__',
    '__intent__',
    '__state__',
    'constructor',
    'toString',
    'x'.repeat(101),
    'a b',
    'ñ',
    undefined,
  ])('refuses what no form of ours has: %s', (name) => {
    expect(isFieldName(name)).toBe(false);
  });

  it('takes nothing that is read as a path', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('.', '[', ']', '[0]'), fc.string(), (before, path, after) => {
        expect(isFieldName(before + path + after)).toBe(false);
      }),
    );
  });
});
