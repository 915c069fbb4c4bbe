import { describe, expect, it } from 'vitest';
import { i18nOf } from '#app/i18n/instances.server.ts';
import { ROLES } from '#domain/access/roles.ts';
import { INVESTMENT_STATUSES, PAYMENT_METHODS } from '#domain/investment/status.ts';
import { ISSUANCE_STATUSES } from '#domain/issuance/status.ts';
import { KYC_STATUSES, LEGAL_TYPES, USER_STATUSES } from '#domain/user/status.ts';
import { optionOf, optionsByLabel } from './options-by-label.ts';

/** The codes of every select of a filter, by the group of their names. */
const SELECTS = {
  investment: INVESTMENT_STATUSES,
  method: PAYMENT_METHODS,
  role: ROLES,
  kyc: KYC_STATUSES,
  user: USER_STATUSES,
  legal: LEGAL_TYPES,
  issuance: ISSUANCE_STATUSES,
} as const;
/** Selects whose options are drawn without being joined: their names have to differ by themselves. */
const JOINED = ['investment', 'role'];

describe.each(['standard', 'exeu'] as const)('filters in the wording %s', (wording) => {
  it.each(['es', 'en'] as const)('a filter in %s has no two options of the same name and loses no code', (lang) => {
    const t = i18nOf(lang, wording).i18n.getFixedT(lang);
    for (const [group, codes] of Object.entries(SELECTS)) {
      const options = optionsByLabel<string>(codes, (code) => t(`statuses:${group}.${code}`));
      expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
      expect(options.flatMap((option) => option.codes).toSorted()).toEqual([...codes].toSorted());
      if (!JOINED.includes(group)) expect([group, options.length]).toEqual([group, codes.length]);
    }
  });
});

it('finds the option of each of its codes', () => {
  const options = optionsByLabel(['a', 'b', 'c'], (code) => (code === 'b' ? 'Other' : 'Same'));
  expect(options.map(({ value, codes }) => [value, codes])).toEqual([
    ['a', ['a', 'c']],
    ['b', ['b']],
  ]);
  expect(optionOf(options, 'c')?.value).toBe('a');
  expect(optionOf(options, undefined)).toBeUndefined();
});
