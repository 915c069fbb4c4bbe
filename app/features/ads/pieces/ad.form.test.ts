import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/tenant/language.ts';
import { editAdForm, newAdForm } from './ad.form.ts';

const REFERENCE = { price: '50', method: 'OFFER' as const, at: '2026-01-02T09:00:00.000Z' };
const bounds = (lang: Language = 'es', available = 7) => ({
  ...{ lang, symbol: '€', type: 'SELL' as const },
  ...{ choice: { reference: REFERENCE }, available },
});
const TYPED = { tokens: '3', price: '51,50', notice: 'on' as const };

/** What is wrong, by field, as the keys of the texts. */
function problemsOf(form: ReturnType<typeof newAdForm>, typed: Record<string, string>): Record<string, string> {
  const read = form.safeParse(typed);
  const issues = read.success ? [] : read.error.issues;
  return Object.fromEntries(
    issues.map((issue) => {
      const own = 'params' in issue ? (issue.params as { problem?: { key: string } }) : undefined;
      return [String(issue.path[0]), own?.problem?.key ?? issue.message];
    }),
  );
}

describe('the form of a new ad', () => {
  it('reads tokens and price as each language writes them', () => {
    const es = newAdForm(bounds('es', 2_000), false);
    expect(es.parse({ ...TYPED, tokens: '1.234', price: '51,505 €' })).toMatchObject({ tokens: 1234, price: '51.505' });
    const en = newAdForm(bounds('en', 2_000), false);
    expect(en.parse({ ...TYPED, tokens: '1,234', price: '€51.505' })).toMatchObject({ tokens: 1234, price: '51.505' });
    expect(problemsOf(en, TYPED)).toEqual({ price: 'validator.error_number_separator' });
  });

  it.each([
    ['nothing', '', 'validator.error_number'],
    ['a word', 'tres', 'validator.error_number'],
    ['half a token', '1,5', 'validator.error_number_integer'],
    ['none', '0', 'validator.error_number_min_tokens'],
    ['less than none', '-3', 'validator.error_number_min_tokens'],
    ['more than are free', '8', 'validator.error_ad_tokens'],
    ['a number that nobody means', '9'.repeat(40), 'validator.error_number_max_tokens'],
    ['a number in another script', '٣', 'validator.error_number'],
  ])('refuses %s at the tokens', (_, tokens, key) => {
    const found = problemsOf(newAdForm(bounds(), false), { ...TYPED, tokens });
    expect(Object.keys(found)).toEqual(['tokens']);
    expect([key, 'validator.error_null']).toContain(found.tokens);
  });

  it.each([
    ['a word', 'caro', 'validator.error_number'],
    ['nothing to pay', '0', 'validator.error_number_min'],
    ['less than a tenth of the reference', '4,99', 'validator.error_number_min'],
    ['more than ten times the reference', '500,01', 'validator.error_number_max'],
    ['more than six decimals', '50,1234567', 'validator.error_number_decimals'],
  ])('refuses %s at the price', (_, price, key) => {
    expect(problemsOf(newAdForm(bounds(), false), { ...TYPED, price })).toEqual({ price: key });
  });

  it('takes both ends of the bounds', () => {
    for (const price of ['5', '500', '500,000000'])
      expect(problemsOf(newAdForm(bounds(), false), { ...TYPED, price, tokens: '7' })).toEqual({});
  });

  it('asks a buyer who is warned for both risks, and everybody whether they have read what the board is: all at once', () => {
    const { tokens, price } = TYPED;
    expect(problemsOf(newAdForm(bounds(), true), { tokens, price })).toEqual({
      notice: 'validator.error_accept',
      risk_loss: 'validator.error_risk',
      risk_liquidity: 'validator.error_risk_liquidity',
    });
    expect(newAdForm(bounds(), true).parse({ ...TYPED, risk_loss: 'on', risk_liquidity: 'on' })).toMatchObject({
      ...{ risk_loss: true, risk_liquidity: true, notice: true },
    });
  });
});

it('the form of a change carries the version that was shown', () => {
  const form = editAdForm(bounds());
  expect(form.parse({ tokens: '7', price: '50', version: '3' })).toMatchObject({ tokens: 7, price: '50', version: 3 });
  for (const version of ['', '0', '-1', '1.5', 'x'])
    expect(form.safeParse({ tokens: '7', price: '50', version }).success).toBe(false);
});
