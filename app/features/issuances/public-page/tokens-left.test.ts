import { expect, test } from 'vitest';
import { i18nOf } from '#app/i18n/instances.server.ts';
import type { Visit } from '#app/session/visit.ts';
import type { Language } from '#domain/tenant/language.ts';
import { tokensLeftFacts } from './tokens-left.ts';

const visitIn = (lang: Language) =>
  ({
    t: i18nOf(lang, 'standard').i18n.getFixedT(lang),
    format: { tokens: (count: number) => String(count) },
  }) as unknown as Visit;

const offer = {
  oversubscription: 'FIRST_COME',
  tokens_for_sale: 1000,
  tokens_taken: 436,
  tokens_requested: 0,
  token: { price: '50' },
} as const;

test.each([
  ['es', ['Quedan 564 tokens', 'otros 34 reservados en órdenes sin cobrar']],
  ['en', ['564 tokens left', '34 more held by orders being paid']],
] as const)(
  'tokens left are told with those that unpaid orders hold, which the sum raised leaves out, in %s',
  (lang, said) => {
    expect(tokensLeftFacts(visitIn(lang), { ...offer, raised: '20100.00' })).toEqual(said);
  },
);

test('tokens left stand alone where all confirmed orders are paid', () => {
  expect(tokensLeftFacts(visitIn('en'), { ...offer, raised: '21800.00' })).toEqual(['564 tokens left']);
});
