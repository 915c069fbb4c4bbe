import { describe, expect, it } from 'vitest';
import { beneficiariesForm, beneficiaryAnswers, wireNames } from './beneficiaries.form.ts';

const form = beneficiariesForm('2026-11-23');
const eva = {
  person_2_name: 'Eva Soler',
  person_2_birthday: '1980-02-01',
  person_2_country: 'ES',
  person_2_id_number: '12345678Z',
};
const wrong = (fields: Record<string, string>) =>
  form.safeParse(fields).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('the form of for whom one invests', () => {
  it('asks of somebody who invests for themself nothing else, whatever stands in the places', () => {
    const read = form.parse({ acts_for: 'SELF', person_1_name: 'Sin más' });
    expect(beneficiaryAnswers(read)).toEqual({ acts_for: 'SELF', people: [] });
  });

  it('takes the places that are filled, in their order, and leads each refusal to its own', () => {
    const read = form.parse({ acts_for: 'OTHERS', ...eva });
    expect(beneficiaryAnswers(read).people).toEqual([
      { name: 'Eva Soler', birthday: '1980-02-01', country: 'ES', id_number: '12345678Z' },
    ]);
    expect(wireNames(read)['people.0.id_number']).toBe('person_2_id_number');
  });

  it('says all that is missing or wrong at once: nobody named, a place half filled, a day to come, a letter that does not fit', () => {
    expect(wrong({ acts_for: 'OTHERS' })).toEqual(['person_1_name']);
    expect(wrong({})).toEqual(['acts_for']);
    expect(wrong({ acts_for: 'OTHERS', person_1_name: 'Eva' }).sort()).toEqual([
      'person_1_birthday',
      'person_1_country',
      'person_1_id_number',
    ]);
    expect(
      wrong({ acts_for: 'OTHERS', ...eva, person_2_birthday: '2026-11-24', person_2_id_number: '12345678A' }).sort(),
    ).toEqual(['person_2_birthday', 'person_2_id_number']);
  });
});
