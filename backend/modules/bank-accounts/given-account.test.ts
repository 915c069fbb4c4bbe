import { expect, test } from 'vitest';
import { Refusal } from '#backend/http/refusal.ts';
import type { AccountOwner } from './account-owner.ts';
import { givenAccount, refuseSame } from './given-account.ts';

const OWNER = { user: {}, holder: 'Ana Ruiz', isVerified: true } as unknown as AccountOwner;
const IBAN = 'ES9121000418450200051332';
const typed = { iban: 'es91 2100-0418 4502 0005 1332', account_type: 'SAVINGS' as const };

/** What a refusal says: its code, and the fields that it names. */
function refusalOf(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error.status, error.code, Object.keys(error.details.fields ?? {}).sort()];
  }
  return null;
}

test('an account is kept in capitals without blanks, in the name of whom the house knows', () => {
  expect(givenAccount(typed, OWNER)).toEqual({
    iban: IBAN,
    bic: null,
    bank: null,
    accountType: 'SAVINGS',
    holder: 'Ana Ruiz',
  });
  const whole = givenAccount({ ...typed, bic: 'caix es bb', bank: 'Caja' }, OWNER);
  expect([whole.bic, whole.bank]).toEqual(['CAIXESBB', 'Caja']);
});

test('an account is refused with all that is wrong at once, at its fields', () => {
  const wrong = { iban: 'ES00', bic: 'X', bank: 'Caja\u202e', account_type: 'CURRENT' as const };
  expect(refusalOf(() => givenAccount(wrong, OWNER))).toEqual([422, 'request.invalid', ['bank', 'bic', 'iban']]);
});

test('an account of nobody whose name is known is refused, once it is right itself', () => {
  const nobody = { ...OWNER, holder: null };
  expect(refusalOf(() => givenAccount(typed, nobody))).toEqual([409, 'bank_account.no_name', []]);
  expect(refusalOf(() => givenAccount({ ...typed, iban: '' }, nobody))).toEqual([422, 'request.invalid', ['iban']]);
});

test('the account in force is not taken as a new one, and any other is', () => {
  const inForce = { iban: IBAN } as Parameters<typeof refuseSame>[0];
  expect(refusalOf(() => refuseSame(inForce, IBAN))).toEqual([422, 'bank_account.same', ['iban']]);
  expect(refusalOf(() => refuseSame(inForce, 'DE89370400440532013000'))).toBeNull();
  expect(refusalOf(() => refuseSame(undefined, IBAN))).toBeNull();
});
