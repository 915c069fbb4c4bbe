import { describe, expect, it } from 'vitest';
import { daysFor, leavesLastDay, type PersonalFields, personalAnswers, personalForm } from './personal.form.ts';

const NOW = new Date('2026-11-21T23:30:00Z');
const BOUNDS = daysFor(NOW, 'Europe/Madrid');
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

const wrongFields = (change: Partial<PersonalFields>) =>
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

  it('says that a last day typed for a DNI or NIE is left out, and keeps that of a passport', () => {
    const typed = (change: Partial<PersonalFields>) =>
      leavesLastDay(
        personalForm(BOUNDS).parse({ ...PERSON, id_country: 'DE', id_expires_on: '2031-05-01', ...change }),
      );
    expect(typed({ id_type: 'DNI' })).toBe(true);
    expect(typed({ id_type: 'NIE', id_number: 'X1234567L' })).toBe(true);
    expect(typed({ id_type: 'PASSPORT', id_number: 'C01X00T47' })).toBe(false);
    expect(typed({ id_type: 'DNI', id_expires_on: '' })).toBe(false);
  });

  it('asks for the country and the last day of a passport or another country’s card, and of nothing else', () => {
    const passport = {
      id_type: 'PASSPORT',
      id_number: 'c01x 00t47',
      id_country: 'DE',
      id_expires_on: '2026-11-22',
    } as const;
    expect(wrongFields(passport)).toBeUndefined();
    expect(wrongFields({ ...passport, id_expires_on: '2026-11-21' })).toEqual(['id_expires_on']);
    expect(wrongFields({ ...passport, id_country: 'ZZ', id_expires_on: '2026-02-30' })).toEqual([
      'id_country',
      'id_expires_on',
    ]);
    expect(wrongFields({ id_type: 'PASSPORT', id_number: '?' })).toEqual(['id_number', 'id_country', 'id_expires_on']);
    expect(wrongFields({ ...passport, id_type: 'ID_CARD', id_expires_on: '' })).toBeUndefined();
    // What stands in fields that nobody sees holds nobody up, and goes nowhere.
    const hidden = { ...PERSON, id_type: 'DNI', id_country: 'ZZ', id_expires_on: 'soon' } as const;
    expect(personalAnswers(personalForm(BOUNDS).parse(hidden))).not.toHaveProperty('id_country');
    expect(personalAnswers(personalForm(BOUNDS).parse({ ...PERSON, ...passport }))).toMatchObject({ id_country: 'DE' });
  });

  it('refuses texts that look like an attack, and countries that there are not', () => {
    expect(wrongFields({ city: '<script>' })).toEqual(['city']);
    expect(wrongFields({ nationality: 'XX' })).toEqual(['nationality']);
  });
});
