import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, type Price, priceOf } from '#domain/money/price.ts';
import { addDays, daysBetween } from '#domain/time/zone.ts';
import { type CampaignCalendar, calendarProblems, completed } from './campaign-calendar.ts';
import { offerProblems, targetProblem, wholeTokens } from './offer-rules.ts';
import { offerSentence } from './offer-sentence.ts';
import { changeRefusal } from './project-changes.ts';
import { completeSections, missingIn, PROJECT_SECTIONS, type ProjectFacts } from './project-sections.ts';
import { missingBefore, sectionsNeeded } from './readiness.ts';
import { checkSlug, slugFrom } from './slug.ts';
import { ISSUANCE_STATUSES, PRODUCT_TYPES } from './status.ts';

const FREE = { tokensTaken: 0, isEuro: false };
const price = fc.bigInt({ min: 1n, max: 10n ** 12n }).map((millionths) => millionths as Price);
const tokens = fc.integer({ min: 1, max: 1_000_000 });
const both = (text: string) => ({ es: text, en: text });

const COMPLETE: ProjectFacts = {
  productType: 'DEBT',
  card: { title: both('a'), slogan: both('a'), short_description: both('a'), location: 'Soria' },
  issuer: { issuer_name: 'a', issuer_city: 'a', issuer_tax_number: 'B1' },
  token: { token_name: 'a', token_symbol: 'A' },
  calendar: { starts_on: '2027-01-01', ends_on: '2027-02-01' },
  return: {
    headline_return: both('7 %'),
    finance: {
      annual_interest_percent: '7',
      expected_annual_return_percent: null,
      term_months: '12',
      pay_every_months: '6',
      pre_money_valuation: null,
      share_percent: null,
    },
    risks: [both('a')],
  },
  texts: {
    description: both('<p>a</p>'),
    product: both('a'),
    market: both('a'),
    competitors: both('a'),
    business_model: both('a'),
    projections: both('a'),
  },
  pictures: [{ alt: both('a') }],
  documents: [{ kind: 'information-sheet', title: both('a'), expired: false }],
  team: [{ name: 'Ana', role: both('a') }],
  hasSheet: true,
};

describe('the values of an offer', () => {
  it('are right whenever minimum ≤ maximum ≤ tokens for sale, and the soft cap is no more than all of them', () => {
    fc.assert(
      fc.property(price, tokens, tokens, tokens, tokens, (at, a, b, c, d) => {
        const [minTokens = 1, maxTokens = 1, tokensForSale = 1] = [a, b, c].sort((x, y) => x - y);
        const softCapTokens = Math.min(d, tokensForSale);
        const offer = { price: at, tokensForSale, softCapTokens, minTokens, maxTokens };
        expect(offerProblems(offer, FREE)).toEqual({});
        expect(Object.keys(offerProblems({ ...offer, softCapTokens: tokensForSale + 1 }, FREE))).toEqual([
          'soft_cap_tokens',
        ]);
        expect(Object.keys(offerProblems({ ...offer, minTokens: maxTokens + 1 }, FREE))).toEqual(['min_tokens']);
        expect(Object.keys(offerProblems({ ...offer, maxTokens: tokensForSale + 1 }, FREE))).toEqual(['max_tokens']);
      }),
    );
  });

  it('never leave an order without its token', () => {
    const offer = { price: priceOf('10'), tokensForSale: 99, softCapTokens: 0, minTokens: 1, maxTokens: 10 };
    expect(offerProblems(offer, { ...FREE, tokensTaken: 100 }).tokens_for_sale?.params).toEqual({ min: 100 });
    expect(offerProblems(offer, { ...FREE, tokensTaken: 99 })).toEqual({});
  });

  it('stay within five million euros, to the cent, and where the currency is another they may be more', () => {
    const offer = { price: priceOf('1'), tokensForSale: 5_000_000, softCapTokens: 0, minTokens: 1, maxTokens: 10 };
    expect(offerProblems(offer, { ...FREE, isEuro: true })).toEqual({});
    const over = { ...offer, price: priceOf('1.000001') };
    expect(offerProblems(over, { ...FREE, isEuro: true }).target?.params).toEqual({ max: '5000000.00' });
    expect(offerProblems(over, FREE)).toEqual({});
  });

  it('make one target: price times tokens, and no other is taken', () => {
    fc.assert(
      fc.property(price, tokens, fc.bigInt({ min: 1n, max: 1000n }), (at, count, off) => {
        const makes = amountOf(count, at);
        expect(targetProblem(at, count, makes)).toBeNull();
        expect(targetProblem(at, count, makes + off)?.key).toBe('validator.error_offer_target');
      }),
    );
  });

  it('count an amount in whole tokens, or name the two amounts beside it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 10_000n, max: 10n ** 10n }), tokens, (millionths, count) => {
        const at = millionths as Price;
        const cents = amountOf(count, at);
        const found = wholeTokens(cents, at);
        expect(found.ok && amountOf(found.value, at)).toBe(cents);
      }),
    );
    expect(wholeTokens(10_050n, priceOf('100'))).toEqual({
      ok: false,
      problem: { key: 'validator.error_offer_multiple', params: { below: '100.00', above: '200.00' } },
    });
    expect(wholeTokens(100n, priceOf('0')).ok).toBe(false);
  });

  it('are read by the public in one sentence', () => {
    const offer = { price: priceOf('120'), tokensForSale: 1500, softCapTokens: 900 };
    expect(offerSentence(offer, true)).toMatchObject({
      kind: 'cap_until',
      targetCents: 18_000_000n,
      softCapCents: 10_800_000n,
    });
    expect(offerSentence({ ...offer, softCapTokens: 0 }, true).kind).toBe('until');
    expect(offerSentence(offer, false).kind).toBe('cap');
    expect(offerSentence({ ...offer, softCapTokens: 0 }, false).kind).toBe('open');
  });
});

describe('the days of a campaign', () => {
  const NONE = { startsOn: null, endsOn: null, days: null, tokenExpiresOn: null };
  const TODAY = '2026-11-22';
  const ahead = fc.integer({ min: 0, max: 900 }).map((days) => addDays(TODAY, days));

  it('follow from each other: of first day, last day and duration any two make the third', () => {
    fc.assert(
      fc.property(ahead, fc.integer({ min: 1, max: 1000 }), (startsOn, days) => {
        const endsOn = addDays(startsOn, days - 1);
        const whole = { ...NONE, startsOn, endsOn, days };
        expect(completed({ ...whole, endsOn: null })).toEqual(whole);
        expect(completed({ ...whole, startsOn: null })).toEqual(whole);
        expect(completed({ ...whole, days: null })).toEqual(whole);
        expect(calendarProblems(whole, NONE, TODAY)).toEqual({});
        expect(calendarProblems({ ...whole, days: (days % 1000) + 1 }, NONE, TODAY).campaign_days?.params).toEqual({
          count: daysBetween(startsOn, endsOn) + 1,
        });
      }),
    );
  });

  it('refuse an end before the beginning and a day that has passed, but not one that is saved', () => {
    const problems = (starts: string | null, ends: string | null, before: CampaignCalendar = NONE) =>
      Object.keys(calendarProblems({ ...NONE, startsOn: starts, endsOn: ends }, before, TODAY));
    expect(problems('2026-12-10', '2026-12-09')).toEqual(['ends_on']);
    expect(problems('2026-11-21', null)).toEqual(['starts_on']);
    expect(problems('2026-11-21', '2026-12-01', { ...NONE, startsOn: '2026-11-21' })).toEqual([]);
    expect(problems(null, '2026-11-21')).toEqual(['ends_on']);
    expect(problems('2040-01-01', '2041-01-01')).toEqual(['starts_on', 'ends_on']);
    expect(calendarProblems({ ...NONE, endsOn: '2026-12-09', tokenExpiresOn: '2026-12-09' }, NONE, TODAY)).toEqual({
      token_expires_on: { key: 'validator.error_date_min', params: { min: '2026-12-10' } },
    });
  });
});

describe('the nine sections', () => {
  it('are complete where nothing is missing, whatever is sold', () => {
    expect(missingIn(COMPLETE)).toEqual([]);
    expect(completeSections([])).toEqual([...PROJECT_SECTIONS]);
    for (const productType of PRODUCT_TYPES.filter((type) => type !== 'DEBT')) {
      expect(missingIn({ ...COMPLETE, productType }).every(({ section }) => section === 'return')).toBe(true);
      expect(missingIn({ ...COMPLETE, productType }).length).toBeGreaterThan(0);
    }
  });

  it('name the language that is missing, and count markup for nothing', () => {
    const texts = { ...COMPLETE.texts, market: { es: '<p>Hay mercado</p>', en: '<p> </p><ul></ul>' }, product: {} };
    expect(missingIn({ ...COMPLETE, texts })).toEqual([
      { section: 'texts', field: 'product', lang: null, why: 'empty' },
      { section: 'texts', field: 'market', lang: 'en', why: 'language' },
    ]);
  });

  it('ask for an approved information sheet, whatever was uploaded as one, and tell which papers are over', () => {
    const deck = { kind: 'deck', title: both('a'), expired: true };
    const documents = [...COMPLETE.documents, deck];
    expect(missingIn({ ...COMPLETE, documents, hasSheet: false }).map(({ field, why }) => [field, why])).toEqual([
      ['information-sheet', 'empty'],
      ['documents.1.expires_on', 'expired'],
    ]);
  });

  it('asks for the approved sheet before anybody outside can declare interest', () => {
    const missing = missingIn({ ...COMPLETE, hasSheet: false });
    for (const to of ['PRE_CAMPAIGN', 'VALIDATING', 'CAMPAIGN'] as const)
      expect(missingBefore(to, missing).map(({ field }) => field)).toEqual(['information-sheet']);
  });

  it('are asked for phase by phase: what one phase needs, the next ones need too', () => {
    const all = PROJECT_SECTIONS.map((section) => ({ section, field: 'x', lang: null, why: 'empty' as const }));
    const counts = ISSUANCE_STATUSES.map((status) => missingBefore(status, all).length);
    expect(counts).toEqual([0, 6, 8, 9, 0]);
    for (const section of sectionsNeeded('PRE_CAMPAIGN')) expect(sectionsNeeded('VALIDATING')).toContain(section);
    for (const section of sectionsNeeded('VALIDATING')) expect(sectionsNeeded('CAMPAIGN')).toContain(section);
  });
});

describe('a change of a project', () => {
  it('is open for all of a draft, the words of a campaign, and papers, pictures and people of what is over', () => {
    const open = (status: (typeof ISSUANCE_STATUSES)[number]) =>
      PROJECT_SECTIONS.filter((section) => changeRefusal(status, section, 'anything') === null);
    expect(open('DRAFT')).toEqual([...PROJECT_SECTIONS]);
    expect(open('PRE_CAMPAIGN')).toEqual([...PROJECT_SECTIONS]);
    expect(open('VALIDATING')).not.toContain('token');
    expect(open('VALIDATING')).toContain('calendar');
    expect(open('CAMPAIGN')).toEqual(['card', 'issuer', 'images', 'texts', 'documents', 'team']);
    expect(open('CLOSED')).toEqual(['images', 'documents', 'team']);
  });

  it.each([
    ['CAMPAIGN', 'token', 'price', 'material'],
    ['CAMPAIGN', 'calendar', 'ends_on', 'material'],
    ['CAMPAIGN', 'card', 'product_type', 'material'],
    ['CAMPAIGN', 'card', 'slogan', null],
    ['VALIDATING', 'token', 'price', 'with_body'],
    ['VALIDATING', 'calendar', 'ends_on', null],
    ['CLOSED', 'texts', 'market', 'over'],
    ['CLOSED', 'card', 'slug', null],
  ] as const)('phase %s, section %s, field %s: %s', (status, section, field, why) =>
    expect(changeRefusal(status, section, field)).toBe(why),
  );
});

describe('the address of a project', () => {
  it.each([
    ['Calor del Balneario', 'calor-del-balneario'],
    ['  ¡Ñandú & Cía, 2.ª fase!  ', 'nandu-cia-2-a-fase'],
    ['太陽光', 'proyecto'],
    ['Invest', 'proyecto-invest'],
    ['', 'proyecto'],
  ])('comes from %j as %s', (title, slug) => expect(slugFrom(title)).toBe(slug));

  it('a title gives an address that can always be taken', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => checkSlug(slugFrom(title)) === null),
    );
  });

  it.each(['manager', 'issuances', 'sign', 'method-payment', 'resources', 'login'])('is no word of ours: %s', (slug) =>
    expect(checkSlug(slug)?.key).toBe('validator.error_slug_word'),
  );

  it.each(['Riego', 'a b', 'riego--vega', '-riego', 'riego-', 'riego_vega', 'riegó', 'r', '../etc'])(
    'is not %j',
    (slug) => expect(checkSlug(slug)).not.toBeNull(),
  );
});
