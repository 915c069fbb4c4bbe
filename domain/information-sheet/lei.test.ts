import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLei, leiCheckDigits, offerIdentifier } from './lei.ts';

const SIGNS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
const first18 = fc.array(fc.constantFrom(...SIGNS), { minLength: 18, maxLength: 18 }).map((signs) => signs.join(''));

test('an identifier that GLEIF has given out is one', () => {
  // Apple Inc., Banco Santander S.A., Deutsche Bank AG, from the public register of the Global LEI Foundation.
  for (const known of ['HWUPKR0MPOU8FGXBT394', '5493006QMFDDMYWIAM13', '7LTWFZYICNSX8D621K86'])
    expect(isLei(known)).toBe(true);
});

const isDigit = (sign: string) => /\d/.test(sign);

test('an identifier with a digit or a letter mistaken for another, or two of a kind exchanged, is none', () => {
  fc.assert(
    fc.property(first18, fc.nat(18), fc.constantFrom(...SIGNS), (body, at, sign) => {
      const lei = body + leiCheckDigits(body);
      expect(isLei(lei)).toBe(true);
      const [one = '', next = ''] = lei.slice(at, at + 2);
      if (sign !== one && isDigit(sign) === isDigit(one))
        expect(isLei(lei.slice(0, at) + sign + lei.slice(at + 1))).toBe(false);
      if (one !== next && isDigit(one) === isDigit(next))
        expect(isLei(lei.slice(0, at) + next + one + lei.slice(at + 2))).toBe(false);
    }),
  );
});

test('small letters, spaces and other lengths make no identifier', () => {
  for (const text of [
    '',
    'hwupkr0mpou8fgxbt394',
    'HWUPKR0MPOU8FGXBT39',
    'HWUPKR0MPOU8FGXBT394 ',
    'HWUPKR0MPOU8FGXBT3940',
  ])
    expect(isLei(text)).toBe(false);
});

test('the identifier of an offer is the provider’s and eight digits', () => {
  expect(offerIdentifier('HWUPKR0MPOU8FGXBT394', 12)).toBe('HWUPKR0MPOU8FGXBT39400000012');
  expect(() => offerIdentifier('HWUPKR0MPOU8FGXBT394', 100_000_000)).toThrow(RangeError);
});
