import { describe, expect, it } from 'vitest';
import { priceOf } from '#domain/money/price.ts';
import type { Language } from '#domain/tenant/language.ts';
import { offerActForm, offerForm } from './offer.form.ts';

const bounds = (lang: Language = 'es', type: 'SELL' | 'BUY' = 'SELL', free = 3) => ({
  ...{ lang, symbol: '€' },
  terms: { ad: { type, tokens: 8, price: priceOf('48') }, reference: priceOf('50'), free },
});
const TYPED = { tokens: '3', price: '48' };
const RISKS = { risk_loss: 'on', risk_liquidity: 'on' };

/** What is wrong, by field, as the keys of the texts. */
function problemsOf(form: ReturnType<typeof offerForm>, typed: Record<string, string>): Record<string, string> {
  const read = form.safeParse(typed);
  const issues = read.success ? [] : read.error.issues;
  return Object.fromEntries(
    issues.map((issue) => {
      const own = 'params' in issue ? (issue.params as { problem?: { key: string } }) : undefined;
      return [String(issue.path[0]), own?.problem?.key ?? issue.message];
    }),
  );
}

describe('the form of an offer', () => {
  it('reads tokens and price as each language writes them', () => {
    expect(offerForm(bounds('es'), false).parse({ tokens: '8', price: '51,505 €' })).toMatchObject({
      ...{ tokens: 8, price: '51.505' },
    });
    expect(offerForm(bounds('en'), false).parse({ tokens: '8', price: '€51.505' })).toMatchObject({
      ...{ tokens: 8, price: '51.505' },
    });
  });

  it.each([
    ['SELL', '9', '48', { tokens: 'validator.error_number_max_tokens' }],
    ['SELL', '8', '501', { price: 'validator.error_number_max' }],
    ['SELL', '8', '4,99', { price: 'validator.error_number_min' }],
    ['SELL', 'tres', 'caro', { tokens: 'validator.error_number', price: 'validator.error_number' }],
    ['BUY', '4', '48', { tokens: 'validator.error_ad_tokens' }],
    ['BUY', '3', '48,01', { price: 'validator.error_number_max' }],
    ['BUY', '3', '48', {}],
  ] as const)('takes, on an ad to %s, %s tokens at %s only within what there is', (type, tokens, price, wrong) => {
    expect(problemsOf(offerForm(bounds('es', type), false), { tokens, price })).toEqual(wrong);
  });

  it('asks a buyer who is warned for both risks, and nobody else', () => {
    const form = offerForm(bounds(), true);
    expect(problemsOf(form, TYPED)).toEqual({
      risk_loss: 'validator.error_risk',
      risk_liquidity: 'validator.error_risk_liquidity',
    });
    expect(form.parse({ ...TYPED, ...RISKS })).toMatchObject({ risk_loss: true, risk_liquidity: true });
    expect(problemsOf(offerForm(bounds(), false), TYPED)).toEqual({});
  });

  it('acts on an offer by its id alone', () => {
    expect(offerActForm.safeParse({ offer: '00000000-0000-4000-8000-000000000001' }).success).toBe(true);
    for (const offer of ['', '1', "x' or 1=1"]) expect(offerActForm.safeParse({ offer }).success).toBe(false);
  });
});
