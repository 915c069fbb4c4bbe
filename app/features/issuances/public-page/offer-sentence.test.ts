import { expect, test } from 'vitest';
import { formatFor } from '#app/i18n/format.ts';
import type { Visit } from '#app/session/visit.ts';
import { customization } from '#contract/customization.ts';
import { priceOf } from '#domain/money/price.ts';
import { offerSentenceText } from './offer-sentence.ts';

test('the sentence of an offer writes its sums as the box beside it does, without cents where there are none', () => {
  const said: Record<string, unknown>[] = [];
  const t = ((_key: string, words: Record<string, unknown>) => {
    said.push(words);
    return '';
  }) as unknown as Visit['t'];
  const format = formatFor(customization.parse({}), 'es', new Date('2026-11-29T10:00:00Z'));
  offerSentenceText({ t, format }, { price: priceOf('5.00'), tokensForSale: 100_000, softCapTokens: 60_000 }, null);
  const plain = (text: unknown) => String(text).replace(/[\u00a0\u202f]/g, ' ');
  expect(said.map(({ target, softCap }) => [plain(target), plain(softCap)])).toEqual([['500.000 €', '300.000 €']]);
});
