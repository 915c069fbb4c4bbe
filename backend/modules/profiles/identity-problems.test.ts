import { expect, it } from 'vitest';
import { companyProblems } from './identity-problems.ts';

const COMPANY = {
  organisation_name: 'Olmos del Norte, S.L.',
  tax_number: 'B12345674',
  activity: 'Cultivo de olmos',
  contact_email: 'olmos@persona.test',
  representation: 'SOLE_ADMINISTRATOR' as const,
  address: 'Calle Mayor 1',
  city: 'Madrid',
  postal_code: '28013',
  province: 'Madrid',
  country: 'ES',
  birthplace_city: 'Madrid',
  birthplace_country: 'ES',
};

const stakeOf = (stake: string) => companyProblems({ ...COMPANY, shareholders: [{ name: 'Ana López', stake }] });

it('a shareholder of exactly 25 % is told that only those with more are named, and never that 25 would do', () => {
  expect(stakeOf('25')).toEqual({
    'shareholders.0.stake': { key: 'validator.error_stake_min', params: { percent: 25 } },
  });
  expect(stakeOf('25.00')).toEqual(stakeOf('25'));
  expect(stakeOf('25.01')).toEqual({});
});
