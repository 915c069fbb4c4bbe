import { describe, expect, it } from 'vitest';
import { birthdayBounds, personalForm } from './personal.form.ts';

const NOW = new Date('2026-11-21T23:30:00Z');
const BOUNDS = birthdayBounds(NOW, 'Europe/Madrid');
const PERSON = {
  first_name: 'Ana',
  last_name: 'López',
  birthday: '1980-05-01',
  nationality: 'ES',
  id_number: '12345678-z',
  phone: '+34 600 11-22-33',
  country: 'PT',
  address: 'Rua Augusta 1',
  city: 'Lisboa',
  postal_code: '1100-053',
  province: 'Lisboa',
};

const wrongFields = (change: Partial<typeof PERSON>) =>
  personalForm(BOUNDS)
    .safeParse({ ...PERSON, ...change })
    .error?.issues.map(({ path }) => path.join('.'));

describe('the form of personal data', () => {
  it('takes a telephone number as people write it and hands it on without blanks', () => {
    expect(personalForm(BOUNDS).parse(PERSON).phone).toBe('+34600112233');
    expect(wrongFields({ phone: '600 11' })).toEqual(['phone']);
  });

  it('asks for people of age by the day of the tenant’s zone', () => {
    // Half past midnight of the 22nd in Madrid.
    expect(BOUNDS.max).toBe('2008-11-22');
    expect(wrongFields({ birthday: '2008-11-22' })).toBeUndefined();
    expect(wrongFields({ birthday: '2008-11-23' })).toEqual(['birthday']);
    expect(wrongFields({ birthday: '1906-11-01' })).toEqual(['birthday']);
  });

  it('checks the letter of an ID number, and leaves passports alone', () => {
    expect(wrongFields({ id_number: '12345678A' })).toEqual(['id_number']);
    expect(wrongFields({ id_number: 'ABC123456' })).toBeUndefined();
  });

  it('refuses texts that look like an attack, and countries that there are not', () => {
    expect(wrongFields({ city: '<script>' })).toEqual(['city']);
    expect(wrongFields({ nationality: 'XX' })).toEqual(['nationality']);
  });
});
