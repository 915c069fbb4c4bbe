import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, it } from 'vitest';
import type { core } from 'zod';
import { problemOfIssue } from '#app/forms/issue-problem.ts';
import type { Language } from '#domain/tenant/language.ts';
import { exceedWhole, isMajorStake } from '#domain/user/shareholders.ts';
import { companyAnswers, companyForm, SHAREHOLDER_PLACES, shareholdersOf } from './company.form.ts';

const COMPANY = {
  organisation_name: 'Huerta Norte SL',
  tax_number: 'B12345678',
  activity: 'Agricultura',
  contact_email: 'Hola@Huerta.example',
  representation: 'SOLE_ADMINISTRATOR',
  address: 'Calle Mayor 1',
  city: 'Toledo',
  postal_code: '45001',
  province: 'Toledo',
  country: 'ES',
  birthplace_city: 'Lugo',
  birthplace_country: 'ES',
};

function read(holders: Record<string, string>, lang: Language = 'es') {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...COMPANY, ...holders })) form.set(name, value);
  return parseWithZod(form, {
    schema: companyForm(lang),
    formatError: (issues: core.$ZodIssue[]) => issues.map((issue) => problemOfIssue(issue).key),
  });
}

const errorsOf = (holders: Record<string, string>, lang?: Language) => read(holders, lang).reply().error;

describe('the form of a company', () => {
  it('takes a company without major shareholders, its three places left empty', () => {
    const answer = read({ shareholder_1_name: '', shareholder_1_stake: '', shareholder_3_stake: '' });
    expect(answer.status).toBe('success');
    if (answer.status === 'success') {
      expect(shareholdersOf(answer.value)).toEqual([]);
      expect(answer.value.contact_email).toBe('hola@huerta.example');
    }
  });

  it('reads stakes as the language writes them and leaves out empty places between', () => {
    const answer = read({
      shareholder_1_name: 'Ana',
      shareholder_1_stake: '33,5 %',
      shareholder_3_name: 'Luis',
      shareholder_3_stake: '66,5',
    });
    expect(answer.status === 'success' && shareholdersOf(answer.value)).toEqual([
      { name: 'Ana', stake: '33.5' },
      { name: 'Luis', stake: '66.5' },
    ]);
    expect(errorsOf({ shareholder_1_name: 'Ana', shareholder_1_stake: '33,5' }, 'en')).toEqual({
      shareholder_1_stake: ['validator.error_number_separator'],
    });
  });

  it('has as many places as holders of more than a quarter can be', () => {
    const least = 2501n;
    expect(isMajorStake(least)).toBe(true);
    expect(exceedWhole(SHAREHOLDER_PLACES.map(() => least))).toBe(false);
    expect(exceedWhole([...SHAREHOLDER_PLACES, 'one more'].map(() => least))).toBe(true);
  });

  it('reads the province of a Spanish postal code, and asks for it abroad', () => {
    const provinceOf = (fields: Record<string, string>) => {
      const answer = read({ province: '', ...fields });
      return answer.status === 'success' ? companyAnswers(answer.value).province : answer.reply().error;
    };
    expect(provinceOf({})).toBe('Toledo');
    expect(provinceOf({ postal_code: '48001' })).toBe('Bizkaia');
    expect(provinceOf({ province: 'Vizcaya', postal_code: '48001' })).toBe('Vizcaya');
    expect(provinceOf({ country: 'PT', postal_code: '1100-148' })).toEqual({ province: ['validator.error_null'] });
    expect(provinceOf({ postal_code: '99001' })).toEqual({ province: ['validator.error_null'] });
    // Where the postal code itself is missing, that alone is asked for: it may say the province.
    expect(Object.keys(provinceOf({ postal_code: '' }) ?? {})).toEqual(['postal_code']);
  });

  it('asks for name and stake together', () => {
    expect(errorsOf({ shareholder_2_name: 'Ana' })).toEqual({ shareholder_2_stake: ['validator.error_null'] });
    expect(errorsOf({ shareholder_2_stake: '30' })).toEqual({ shareholder_2_name: ['validator.error_null'] });
  });

  it('takes no stake of 25 % or less, and no more than all of the company', () => {
    const small = { shareholder_1_name: 'Ana', shareholder_1_stake: '25' };
    expect(errorsOf(small)).toEqual({ shareholder_1_stake: ['validator.error_stake_min'] });
    expect(errorsOf({ ...small, shareholder_1_stake: '25,01' })).toBeUndefined();
    const two = { shareholder_1_name: 'Ana', shareholder_1_stake: '60', shareholder_2_name: 'Luis' };
    expect(errorsOf({ ...two, shareholder_2_stake: '40' })).toBeUndefined();
    expect(errorsOf({ ...two, shareholder_2_stake: '40,01' })).toEqual({
      shareholder_1_stake: ['validator.error_number_max'],
    });
  });

  it('knows only countries that there are', () => {
    expect(errorsOf({ country: 'ZZ' })).toEqual({ country: ['validator.error_option'] });
  });
});
