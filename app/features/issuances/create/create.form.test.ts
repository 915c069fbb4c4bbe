import { expect, test } from 'vitest';
import { createForm } from './create.form.ts';

const form = createForm({ lang: 'en', isEuro: true, namesIssuer: false });
const typed = {
  title_es: 'Huerta',
  title_en: '',
  product_type: 'EQUITY',
  sector: 'agriculture',
  price: '10',
  tokens_for_sale: '500',
};
const wrongOf = (more: Partial<typeof typed>) => {
  const { error } = form.safeParse({ ...typed, ...more });
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path.join('.'), JSON.stringify(issue)]));
};

test('price and number of tokens are both refused at once, each by its own words', () => {
  expect(wrongOf({})).toEqual({});
  for (const price of ['-1', '0', '0.00']) {
    const wrong = wrongOf({ price, tokens_for_sale: '0' });
    expect([price, Object.keys(wrong).sort()]).toEqual([price, ['price', 'tokens_for_sale']]);
    expect(wrong.price).toContain('error_offer_price');
  }
});

test('a number of tokens is not too many for an offer whose price is not known', () => {
  expect(Object.keys(wrongOf({ price: 'x', tokens_for_sale: '9000000' }))).toEqual(['price']);
  expect(Object.keys(wrongOf({ price: '1', tokens_for_sale: '9000000' }))).toEqual(['tokens_for_sale']);
});
