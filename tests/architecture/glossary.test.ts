import { expect, test } from 'vitest';
import { namespacesOf, textsOfFile } from './text-files.ts';

/** One word for one thing: what may not be said, and what is said instead. */
const GLOSSARY: Record<'es' | 'en', readonly { never: RegExp; say: string }[]> = {
  es: [
    { never: /tarjetas? (?:conservad|almacenad)as?/i, say: 'tarjeta guardada' },
    { never: /inversor(?:es)? (?:sofisticad|cualificad)os?/i, say: 'inversor experimentado' },
    // Never alone: nobody knows what is experienced.
    {
      never: /(?<!inversor |inversora |inversores |partícipe |partícipes )experimentad[oa]s?\b/i,
      say: 'inversor experimentado',
    },
    { never: /\bcomo particular\b/i, say: 'como persona física' },
    { never: /renunciar a (?:esta|la|su) inversión/i, say: 'desistir' },
  ],
  en: [
    { never: /kept cards?|keep (?:no|a) card/i, say: 'saved card' },
    // The law's own word stands in the name of those who are not one.
    { never: /(?<!non-)sophisticated investor/i, say: 'experienced investor' },
    { never: /give up (?:this|the|your) (?:investment|order)/i, say: 'withdraw' },
  ],
};

test.each(['es', 'en'] as const)('a thing has the same word on every screen, in %s', (lang) => {
  const wrong = namespacesOf(lang).flatMap((file) =>
    [...textsOfFile(lang, file)].flatMap(([key, text]) =>
      GLOSSARY[lang].filter(({ never }) => never.test(text)).map(({ say }) => `${file}: ${key} (say "${say}")`),
    ),
  );
  expect(wrong).toEqual([]);
});
