import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#domain/tenant/language.ts';
import { changeForm } from './change.form.ts';
import { bodyOf, namesOf } from './change-request.ts';
import { entriesIn, type OfferChange, valuesOf } from './change-view.ts';

const DATA = {
  price: '62.50',
  terms_version: 7,
  may_change: { terms: true, sheet: false },
  terms: {
    ends_on: '2027-05-31',
    token_expires_on: null,
    tokens_for_sale: 10_000,
    soft_cap_tokens: 1234,
    min_tokens: 1,
    max_tokens: 1000,
    headline_return: { es: '8 % anual', en: '8% a year' },
    finance: {
      annual_interest_percent: '8.25',
      expected_annual_return_percent: null,
      term_months: '24',
      pay_every_months: '12',
      pre_money_valuation: '1250000',
      share_percent: null,
    },
    repayment: 'LINEAR',
    terms: [{ label: { es: 'Garantía', en: 'Guarantee' }, value: { es: 'Ninguna', en: 'None' } }],
    risks: [{ es: 'Riesgo de obra', en: 'Building risk' }],
  },
} as unknown as OfferChange;

/** What a browser sends: a field that is empty is not among it. */
const typed = (lang: Language, more: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries({
      ...valuesOf({ lang }, DATA),
      version: '7',
      explanation_es: 'Porque sí',
      explanation_en: 'Because',
      ...more,
    }).filter(([, value]) => value !== ''),
  );
const formIn = (lang: Language, terms = true) =>
  changeForm(terms, { lang, symbol: '€', price: DATA.price, entries: entriesIn(DATA) });

describe('the form of a change', () => {
  test('sends what it shows: terms that nobody touched go back as they are, in either language', () => {
    for (const lang of LANGUAGES) {
      const body = bodyOf(formIn(lang).parse(typed(lang)), DATA);
      expect(body).toEqual({
        terms_version: 7,
        terms: DATA.terms,
        explanation: { es: 'Porque sí', en: 'Because' },
      });
    }
  });

  test('takes numbers as people type them, and an empty minimum as none', () => {
    const value = formIn('es').parse(typed('es', { tokens_for_sale: '12.000', soft_cap: '125.000,00 €' }));
    expect(bodyOf(value, DATA).terms).toMatchObject({ tokens_for_sale: 12_000, soft_cap_tokens: 2000 });
    expect(bodyOf(formIn('es').parse(typed('es', { soft_cap: '' })), DATA).terms.soft_cap_tokens).toBe(0);
    expect(bodyOf(formIn('en').parse(typed('en', { tokens_for_sale: '12,000' })), DATA).terms.tokens_for_sale).toBe(
      12_000,
    );
  });

  test('refuses each wrong value at its own field, all at once', () => {
    const wrong = { soft_cap: '100', min_tokens: 'mil', explanation_en: '', ends_on: '2027-13-40' };
    const read = formIn('es').safeParse(typed('es', wrong));
    const fields = new Set(read.error?.issues.map(({ path }) => path[0]));
    expect([...fields].sort()).toEqual(['ends_on', 'explanation_en', 'min_tokens', 'soft_cap']);
  });

  test('asks why alone where only the sheet may change, and sends the terms as they are', () => {
    const form = formIn('es', false);
    expect(Object.keys(form.shape).sort()).toEqual(['explanation_en', 'explanation_es', 'version']);
    const only = { ...DATA, may_change: { terms: false, sheet: true } };
    expect(bodyOf(form.parse(typed('es')), only).terms).toEqual(DATA.terms);
  });

  test('puts a refusal of the API at the field that it is about', () => {
    const names = namesOf(Object.keys(formIn('es').shape));
    expect(names['terms.soft_cap_tokens']).toBe('soft_cap');
    expect(names.soft_cap_tokens).toBe('soft_cap');
    expect(names['terms.finance.term_months']).toBe('finance_term_months');
    expect(names['explanation.es']).toBe('explanation_es');
    expect(names['terms.ends_on']).toBe('ends_on');
  });
});
