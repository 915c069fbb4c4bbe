import { expect, it } from 'vitest';
import { SAMPLE_COMPANY } from '#tests/support/sample-person.ts';
import { companyProblems } from './identity-problems.ts';

const stakeOf = (stake: string) => companyProblems({ ...SAMPLE_COMPANY, shareholders: [{ name: 'Ana López', stake }] });

it('a shareholder of exactly 25 % is told that only those with more are named, and never that 25 would do', () => {
  expect(stakeOf('25')).toEqual({
    'shareholders.0.stake': { key: 'validator.error_stake_min', params: { percent: 25 } },
  });
  expect(stakeOf('25.00')).toEqual(stakeOf('25'));
  expect(stakeOf('25.01')).toEqual({});
});
