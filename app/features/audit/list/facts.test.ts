import { expect, it } from 'vitest';
import { formatFor } from '#app/i18n/format.ts';
import { i18nOf } from '#app/i18n/instances.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { customization } from '#contract/customization.ts';
import type { Language } from '#domain/tenant/language.ts';
import { factsText } from './facts.server.ts';

/** What the back end keeps of the kinds of files. */
const FILES = 'proof contract identity issuance_document distribution_document image evidence export'.split(' ');

const visitIn = (lang: Language) =>
  ({
    t: i18nOf(lang, 'standard').i18n.getFixedT(lang),
    format: formatFor(customization.parse({}), lang, new Date()),
  }) as SignedInVisit;

it.each(['es', 'en'] as const)('a file that was opened is told by its kind in words, in %s', (lang) => {
  for (const kind of FILES) expect(factsText(visitIn(lang), 'file.read', { kind }, {})).not.toMatch(/: [a-z]/);
  expect(factsText(visitIn(lang), 'file.read', { kind: 'no such kind' }, {})).toMatch(/: no such kind$/);
});
