import { expect, test } from 'vitest';
import { savedChanges } from './saved-changes.ts';

test('a saving is told field by field, with old and new of what is short', () => {
  const before = {
    price: '120',
    slogan: { es: 'Uno', en: 'One' },
    description: { es: 'a', en: '' },
    terms: [1],
    ends_on: null,
  };
  const after = {
    price: '130',
    slogan: { es: 'Dos', en: 'One' },
    description: { es: 'x'.repeat(81), en: '' },
    terms: [2],
    ends_on: '2027-01-31',
  };
  expect(savedChanges(before, after, ['price', 'slogan', 'description', 'terms', 'ends_on'])).toEqual([
    { field: 'price', from: '120', to: '130' },
    { field: 'slogan.es', from: 'Uno', to: 'Dos' },
    { field: 'description.es', from: null, to: null },
    { field: 'terms', from: null, to: null },
    { field: 'ends_on', from: '', to: '2027-01-31' },
  ]);
});

test('a saving of very many fields names the first of them', () => {
  const form = (text: string) => Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`f${at}`, text]));
  expect(savedChanges(form('a'), form('b'), Object.keys(form('')))).toHaveLength(12);
});
