import { describe, expect, it } from 'vitest';
import { formatFor } from '#app/i18n/format.ts';
import type { Visit } from '#app/session/visit.ts';
import { customization } from '#contract/customization.ts';
import type { IssuancePage } from '#contract/issuance.ts';
import { scenariosView } from './scenarios-view.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const TENANT = customization.parse({});

/** A visit whose texts are their keys with what fills them. */
const visit = {
  customization: TENANT,
  now: NOW,
  format: formatFor(TENANT, 'es', NOW),
  t: (key: string, fill: Record<string, unknown> = {}) => `${key} ${Object.values(fill).join(' ')}`.trim(),
} as unknown as Visit;

/** A loan of tokens of 50, of which the least order takes five. */
const page = (changes: Partial<IssuancePage> = {}) =>
  ({
    status: 'CAMPAIGN',
    token: { name: 'Segura', symbol: 'SEG', price: '50.000000', expires_on: null },
    min_tokens: 5,
    max_tokens: 1000,
    campaign_ends_at: '2026-12-04T22:59:59Z',
    debt: { annual_interest: '8.25', term_months: 36, pay_every_months: 3, repayment: 'BULLET' },
    ...changes,
  }) as unknown as IssuancePage;
const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

describe('outcomes of a loan on its page', () => {
  it('are said with their sign, from the day on which the campaign ends', () => {
    const view = scenariosView(visit, page());
    expect(plain(view?.title)).toBe('issuances:scenarios.title 2.000 €');
    expect(plain(view?.basis)).toBe('issuances:scenarios.basis 4 dic 2026');
    const rows = view?.rows.map(({ key, received, gain, isLoss }) => [key, plain(received), plain(gain), isLoss]);
    expect(rows).toEqual([
      ['ON_TIME', '2.495,00 €', '+495,00 €', false],
      ['LATE', '2.495,00 €', '+495,00 €', false],
      ['STOPS', '1.447,50 €', '−552,50 €', true],
      ['NOTHING', '0,00 €', '−2.000,00 €', true],
    ]);
    expect(plain(view?.rows.at(-1)?.yearly)).toBe('−100 %');
  });

  it('are of an order that somebody can place', () => {
    expect(plain(scenariosView(visit, page({ min_tokens: 100 }))?.title)).toContain('5.000 €');
    expect(plain(scenariosView(visit, page({ max_tokens: 10 }))?.title)).toContain('500 €');
  });

  it('are not drawn of what is closed, of other products, and where nobody has said how the capital comes back', () => {
    expect(scenariosView(visit, page({ status: 'CLOSED' }))).toBeNull();
    expect(scenariosView(visit, page({ debt: null }))).toBeNull();
  });
});
