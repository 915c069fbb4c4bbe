import { expect, test } from 'vitest';
import { cardFields, returnFields, teamFields } from '#contract/project-fields.ts';
import { flatNames, flatShape, flatten, nest } from './flat-form.ts';

const both = (text: string) => ({ es: text, en: `${text} (en)` });
const RETURN = {
  headline_return: both('7 %'),
  finance: {
    annual_interest_percent: '7.5',
    expected_annual_return_percent: null,
    term_months: '24',
    pay_every_months: null,
    pre_money_valuation: null,
    share_percent: null,
  },
  repayment: 'LINEAR',
  terms: [
    { label: both('Plazo'), value: both('24 meses') },
    { label: both('Cupón'), value: both('Semestral') },
  ],
  risks: [both('Puede perderlo todo')],
};

test('a section is the same again once its form has carried it', () => {
  expect(nest(returnFields, flatten(RETURN))).toEqual({
    ...RETURN,
    // A form has no null; the reader of its figures makes one of nothing.
    finance: expect.objectContaining({ annual_interest_percent: '7.5', term_months: '24' }),
  });
  expect(flatten(RETURN)).toMatchObject({
    headline_return_es: '7 %',
    terms_2_label_en: 'Cupón (en)',
    risks_1_es: 'Puede perderlo todo',
  });
});

test('an entry without a word and one that is to go are left out, and the others keep their order', () => {
  const flat = {
    ...flatten({
      team: ['Ana', '', 'Eva', 'Luz'].map((name) => ({ name, role: { es: '', en: '' }, bio: { es: '', en: '' } })),
    }),
    team_3_remove: 'on',
  };
  expect((nest(teamFields, flat) as { team: { name: string }[] }).team.map(({ name }) => name)).toEqual(['Ana', 'Luz']);
});

test('a form has a field for every text of its section, and each is found under the API’s own name', () => {
  const names = Object.keys(flatShape(cardFields, 0));
  expect(names).toEqual(expect.arrayContaining(['title_es', 'title_en', 'slug', 'product_type']));
  expect(flatNames(names)).toMatchObject({ title: 'title_es', 'title.en': 'title_en', slug: 'slug' });
  const terms = Object.keys(flatShape(returnFields, 2));
  expect(flatNames(terms)).toMatchObject({
    'terms.1.value.es': 'terms_2_value_es',
    'finance.share_percent': 'finance_share_percent',
    risks: 'risks_1_es',
  });
});

test.each([
  ['on', false],
  ['1', false],
  ['true', false],
  ['0', true],
  ['', true],
])('the box that takes an entry away, sent as %j, is read as every box is', (word, stays) => {
  const { team_1_remove: box } = flatShape(teamFields, 1);
  const flat = { team_1_name: 'Ana', team_1_remove: box?.parse(word) };
  expect((nest(teamFields, flat) as { team: unknown[] }).team).toHaveLength(stays ? 1 : 0);
});
