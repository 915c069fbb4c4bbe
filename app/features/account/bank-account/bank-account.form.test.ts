import { expect, test } from 'vitest';
import { accountCodeForm, accountForm } from './bank-account.form.ts';

const RIGHT = { iban: 'ES91 2100 0418 4502 0005 1332', account_type: 'CURRENT' };
const SWISS = 'CH93 0076 2011 6238 5295 7';

/** The fields of a form that are wrong. */
function wrongIn(form: typeof accountCodeForm | ReturnType<typeof accountForm>, value: Record<string, string>) {
  const parsed = form.safeParse(value);
  return parsed.success ? [] : [...new Set(parsed.error.issues.map(({ path }) => String(path[0])))].sort();
}

test('a code is asked for with a right account alone, and without what proves who asks', () => {
  expect(wrongIn(accountCodeForm, RIGHT)).toEqual([]);
  expect(wrongIn(accountCodeForm, { ...RIGHT, iban: 'ES91 2100 0418 4502 0005 1333' })).toEqual(['iban']);
  expect(wrongIn(accountCodeForm, { ...RIGHT, account_type: 'SOMETHING' })).toEqual(['account_type']);
  expect(wrongIn(accountCodeForm, { ...RIGHT, iban: '', bic: 'NOPE' })).toEqual(['bic', 'iban']);
});

test('a bank outside the EEA is asked for its BIC beside the number', () => {
  expect(wrongIn(accountCodeForm, { ...RIGHT, iban: SWISS })).toEqual(['bic']);
  expect(wrongIn(accountCodeForm, { ...RIGHT, iban: SWISS, bic: 'UBSWCHZH80A' })).toEqual([]);
});

test('a change asks for the code, and for the password of whoever has one', () => {
  expect(wrongIn(accountForm(true), RIGHT)).toEqual(['code', 'password']);
  expect(wrongIn(accountForm(true), { ...RIGHT, code: '12345', password: 'una-clave-larga' })).toEqual([]);
  expect(wrongIn(accountForm(false), RIGHT)).toEqual(['code']);
  expect(wrongIn(accountForm(false), { ...RIGHT, code: ' 12345 ' })).toEqual([]);
});

test('a code is five digits, and a password as long as any', () => {
  const change = { ...RIGHT, code: '1234', password: 'corta' };
  expect(wrongIn(accountForm(true), change)).toEqual(['code', 'password']);
  expect(wrongIn(accountForm(true), { ...change, code: '123456' })).toEqual(['code', 'password']);
});
