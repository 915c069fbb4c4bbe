import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { RunKindName } from '#domain/run/run.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { RunRow } from './runs.repository.ts';

/** What a long act is called in a subject. */
const NAMES: Record<RunKindName, Record<Language, string>> = {
  mint: { es: 'Emisión de tokens', en: 'Token minting' },
  refund_all: { es: 'Devolución de una oferta', en: 'Refund of an offer' },
  allot: { es: 'Reparto de tokens', en: 'Allotment of tokens' },
  pay_earnings: { es: 'Pago de un reparto', en: 'Payment of a distribution' },
};

const WORDS: Record<Language, (facts: { name: string; done: number; failed: number }) => MailText> = {
  es: ({ name, done, failed }) => ({
    subject: failed > 0 ? `${name}: terminada con fallos` : `${name}: terminada`,
    paragraphs: [
      `Hechas: ${done}. Fallidas: ${failed}.`,
      ...(failed > 0 ? ['En su página verá por qué falló cada una, y desde ahí puede reintentarlas.'] : []),
    ],
    action: 'Ver el resultado',
  }),
  en: ({ name, done, failed }) => ({
    subject: failed > 0 ? `${name}: finished with failures` : `${name}: finished`,
    paragraphs: [
      `Done: ${done}. Failed: ${failed}.`,
      ...(failed > 0 ? ['Its page says why each of them failed, and there you can try them again.'] : []),
    ],
    action: 'See the result',
  }),
};

/** What the person who began a long act is told once it is through. */
export function runEndedMail(
  { id, kind, done, failed }: RunRow,
  { id: userId, email, lang }: { id: string; email: string; lang: Language },
): MailOrder {
  return {
    kind: 'run.ended',
    to: { email, lang, userId },
    words: WORDS[lang]({ name: NAMES[kind][lang], done, failed }),
    path: pathTo.manager.run(id),
  };
}
