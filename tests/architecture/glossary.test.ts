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
    { never: /pruebas? de (?:conocimientos|idoneidad)/i, say: 'test de conocimientos' },
    // A portfolio is what somebody holds; where it lies is a wallet.
    { never: /carteras? (?:admitid|aprobad|perdid)as?|direcci(?:ón|ones) de carteras?/i, say: 'monedero' },
    { never: /reembolsos?|reembolsad[oa]s?/i, say: 'devolución' },
    { never: /responsabilidad pública/i, say: 'cargo público' },
    { never: /lista de admitidos/i, say: 'lista blanca' },
    { never: /fecha de referencia|día de registro/i, say: 'fecha de corte' },
    { never: /noticias? (?:corregid|programad|publicad|retirad|escrit)as?/i, say: 'novedad' },
    { never: /(?<!\p{L})transmisi(?:ón|ones)(?!\p{L})/iu, say: 'transferencia' },
    { never: /tokens (?:\p{L}+ )*bloqueados/iu, say: 'congelados' },
  ],
  en: [
    { never: /kept cards?|keep (?:no|a) card/i, say: 'saved card' },
    // The law's own word stands in the name of those who are not one.
    { never: /(?<!non-)sophisticated investor/i, say: 'experienced investor' },
    { never: /give up (?:this|the|your) (?:investment|order)/i, say: 'withdraw' },
    // What comes by the postman is mail; the server, the box and the program are named so.
    { never: /(?<!e-)\bmail(?:s|ed)?\b(?! server)/i, say: 'e-mail' },
    { never: /\bpay-outs?\b/i, say: 'payout' },
    { never: /\blong (?:acts?|runs?)\b/i, say: 'long job' },
    { never: /\b(?:person|somebody|someone) of (?:our|the) team\b/i, say: 'on our team' },
    { never: /\bwhoever placed\b/i, say: 'the person who placed' },
    { never: /\bmint(?:s|ed|ing)?\b/i, say: 'issue' },
    { never: /^State$/, say: 'Status' },
    // "Asked for more about a complaint" is something else.
    { never: /^Asked for(?! more)/, say: 'Requested' },
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
