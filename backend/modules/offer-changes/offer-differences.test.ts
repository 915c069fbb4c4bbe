import { expect, test } from 'vitest';
import type { OfferTerms } from '#contract/offer-terms.ts';
import { CHANGEABLE_TERMS } from '#domain/issuance/offer-change.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { offerDifferences } from './offer-differences.ts';
import { changedTerms } from './offer-terms.ts';

const TENANT = {
  customization: { currency: { symbol: '€', symbol_position: 'after' } },
} as Parameters<typeof offerDifferences>[0];
const ISSUANCE = { price: '50.000000' };
const TERMS: OfferTerms = {
  ends_on: '2027-05-31',
  token_expires_on: null,
  tokens_for_sale: 10_000,
  soft_cap_tokens: 0,
  min_tokens: 1,
  max_tokens: 1000,
  headline_return: { es: '8 % anual', en: '8% a year' },
  finance: {
    annual_interest_percent: '8.25',
    expected_annual_return_percent: null,
    term_months: '24',
    pay_every_months: '12',
    pre_money_valuation: null,
    share_percent: null,
  },
  repayment: '',
  terms: [{ label: { es: 'Garantía', en: 'Guarantee' }, value: { es: 'Ninguna', en: 'None' } }],
  risks: [{ es: 'Riesgo de obra', en: 'Building risk' }],
};
/** One other value for each term that may change, and how it reads before and after. */
const OTHERS: Record<keyof OfferTerms, { to: unknown; es: [string, string]; en: [string, string] }> = {
  ends_on: { to: '2027-07-01', es: ['31 de mayo de 2027', '1 de julio de 2027'], en: ['31 May 2027', '1 July 2027'] },
  token_expires_on: { to: '2030-01-15', es: ['', '15 de enero de 2030'], en: ['', '15 January 2030'] },
  tokens_for_sale: {
    to: 8000,
    es: ['500.000,00 € (10.000 tokens)', '400.000,00 € (8.000 tokens)'],
    en: ['500,000.00 € (10,000 tokens)', '400,000.00 € (8,000 tokens)'],
  },
  soft_cap_tokens: {
    to: 2000,
    es: ['Ninguno', '100.000,00 € (2.000 tokens)'],
    en: ['None', '100,000.00 € (2,000 tokens)'],
  },
  min_tokens: {
    to: 2,
    es: ['50,00 € (1 token)', '100,00 € (2 tokens)'],
    en: ['50.00 € (1 token)', '100.00 € (2 tokens)'],
  },
  max_tokens: {
    to: 500,
    es: ['50.000,00 € (1.000 tokens)', '25.000,00 € (500 tokens)'],
    en: ['50,000.00 € (1,000 tokens)', '25,000.00 € (500 tokens)'],
  },
  headline_return: {
    to: { es: '5 % anual', en: '5% a year' },
    es: ['8 % anual', '5 % anual'],
    en: ['8% a year', '5% a year'],
  },
  finance: {
    to: { ...TERMS.finance, annual_interest_percent: '1234.5' },
    es: ['8,25 %', '1.234,5 %'],
    en: ['8.25%', '1,234.5%'],
  },
  repayment: {
    to: 'LINEAR',
    es: ['', 'En partes iguales en cada pago'],
    en: ['', 'In equal parts with each payment'],
  },
  terms: {
    to: [{ label: { es: 'Garantía', en: 'Guarantee' }, value: { es: 'Aval', en: 'Surety' } }],
    es: ['Ninguna', 'Aval'],
    en: ['None', 'Surety'],
  },
  risks: { to: [], es: ['Riesgo de obra', ''], en: ['Building risk', ''] },
};
/** A hard space is one for a reader. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('each term that may change is told alone, before and after, in both languages', () => {
  expect(Object.keys(OTHERS).sort()).toEqual([...CHANGEABLE_TERMS].sort());
  for (const term of CHANGEABLE_TERMS) {
    const after = { ...TERMS, [term]: OTHERS[term].to };
    expect(changedTerms(TERMS, after)).toEqual([term]);
    const told = offerDifferences(TENANT, ISSUANCE, { terms: { before: TERMS, after }, sheets: null });
    for (const lang of LANGUAGES)
      expect(told[lang].map(({ before, after: now }) => [plain(before), plain(now)])).toEqual([OTHERS[term][lang]]);
  }
});

test('terms that stay are told of nowhere', () => {
  expect(changedTerms(TERMS, structuredClone(TERMS))).toEqual([]);
  const same = { before: TERMS, after: structuredClone(TERMS) };
  expect(offerDifferences(TENANT, ISSUANCE, { terms: same, sheets: null })).toEqual({ es: [], en: [] });
});

test('a sheet’s difference stands below that of the terms, each language by its own words', () => {
  const sheet = (value: string) => ({
    sections: [{ title: 'Part E', rows: [{ label: 'Vehicle', value }], tables: [] }],
  });
  const told = offerDifferences(TENANT, ISSUANCE, {
    terms: { before: TERMS, after: { ...TERMS, min_tokens: 2 } },
    sheets: { before: { es: sheet('Sin'), en: sheet('None') }, after: { es: sheet('Con'), en: sheet('One') } },
  });
  expect(told.es.map(({ section, after }) => [section, after]).at(-1)).toEqual(['Part E', 'Con']);
  expect(told.en.map(({ section, before }) => [section, before]).at(-1)).toEqual(['Part E', 'None']);
  expect([told.es.length, told.en.length]).toEqual([2, 2]);
});
