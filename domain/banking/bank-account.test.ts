import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortIban } from '#domain/validation/iban.ts';
import { accountProblems, needsBic } from './account-problems.ts';
import { ACCOUNT_WAIT_HOURS, accountStanding, canTakeBack, usableFrom } from './bank-account.ts';

const HOUR = 3_600_000;
const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

describe('a new account', () => {
  test('waits 48 hours, but for the first of a person whose identity is verified', () => {
    fc.assert(
      fc.property(moments, fc.boolean(), fc.boolean(), (now, isFirst, isVerified) => {
        const hours = (usableFrom(now, { isFirst, isVerified }).getTime() - now.getTime()) / HOUR;
        expect(hours).toBe(isFirst && isVerified ? 0 : ACCOUNT_WAIT_HOURS);
      }),
    );
  });

  test('can be taken back exactly as long as nothing is paid to it', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -200 * HOUR, max: 200 * HOUR }), (from, off) => {
        const now = new Date(from.getTime() + off);
        const account = { usableFrom: from, replacedAt: null };
        const { state, until } = accountStanding(account, now);
        expect(canTakeBack(account, now)).toBe(state === 'waits');
        expect(state).toBe(off < 0 ? 'waits' : 'usable');
        expect(until?.getTime() ?? null).toBe(off < 0 ? from.getTime() : null);
      }),
    );
    expect(canTakeBack({ usableFrom: new Date(1), replacedAt: new Date(0) }, new Date(0))).toBe(false);
    expect(accountStanding(null, new Date()).state).toBe('none');
  });
});

describe('an account that money is sent to', () => {
  // Examples of the SWIFT registry of IBANs, in both halves of the SEPA and out of it.
  test.each([
    ['ES9121000418450200051332', '', {}],
    ['de89 3704 0044 0532 0130 00', '', {}],
    ['GB29NWBK60161331926819', 'NWBKGB2L', {}],
    ['GB29NWBK60161331926819', '', { bic: 'validator.error_bic_needed' }],
    ['CH9300762011623852957', '', { bic: 'validator.error_bic_needed' }],
    ['CH9300762011623852957', 'nonsense', { bic: 'validator.error_bic' }],
    ['BR1800360305000010009795493C1', '', { iban: 'validator.error_iban_sepa' }],
    ['TR330006100519786457841326', '', { iban: 'validator.error_iban_sepa' }],
    ['ES9121000418450200051333', '', { iban: 'validator.error_iban' }],
    ['', 'CAIX', { iban: 'validator.error_null', bic: 'validator.error_bic' }],
  ])('%s with BIC "%s" is told %o', (iban, bic, told) => {
    const found = Object.entries(accountProblems({ iban, bic })).map(([field, { key }]) => [field, key]);
    expect(Object.fromEntries(found)).toEqual(told);
  });

  test('needs a BIC in the countries of the scheme outside the EEA alone', () => {
    expect(['ES91', 'IS14', 'LI21', 'NO93'].map(needsBic)).toEqual([false, false, false, false]);
    expect(['GB29', 'CH93', 'MC58', 'SM86', 'AD12', 'VA59'].map(needsBic)).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
    ]);
  });

  test('is shown by its ends alone', () => {
    expect(shortIban('es91 2100 0418 4502 0005 1332')).toBe('ES91 •••• 1332');
  });
});
