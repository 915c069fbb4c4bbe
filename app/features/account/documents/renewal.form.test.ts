import { describe, expect, it } from 'vitest';
import { renewalForm } from './renewal.form.ts';

const TODAY = '2026-11-23';
const passport = renewalForm({ type: 'PASSPORT', country: 'DE' }, TODAY);
const wrongOf = (typed: Record<string, string>) => {
  const read = passport.safeParse(typed);
  return read.success ? [] : read.error.issues.map(({ path }) => path.join('.'));
};

describe('the form of a newer paper', () => {
  it('takes a number and a day to come by the rules of the kind of paper', () => {
    expect(wrongOf({ id_number: 'C01X00T47', id_expires_on: '2036-01-31' })).toEqual([]);
  });

  it('says at both fields at once what is wrong with them', () => {
    expect(wrongOf({ id_number: 'ÑÑ', id_expires_on: '2026-02-31' }).sort()).toEqual(['id_expires_on', 'id_number']);
  });

  it('refuses a paper that has expired, and a passport without its last day', () => {
    expect(wrongOf({ id_number: 'C01X00T47', id_expires_on: '2026-11-22' })).toEqual(['id_expires_on']);
    expect(wrongOf({ id_number: 'C01X00T47', id_expires_on: '' })).toEqual(['id_expires_on']);
  });
});
