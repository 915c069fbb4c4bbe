import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { type Language, localized } from '#domain/tenant/language.ts';
import type { Listener } from './tellings.repository.ts';

interface Facts {
  title: string;
  reason: string;
}

const WORDS: Record<Language, (facts: Facts) => MailText> = {
  es: ({ title, reason }) => ({
    subject: `«${title}» está en impago`,
    paragraphs: [
      `La deuda de «${title}», de la que tiene tokens, no se ha pagado según su calendario y se ha declarado en impago.`,
      `Motivo: ${reason}`,
      'Conserva sus tokens y su derecho a cobrar. Lo que se recupere se reparte entre los titulares y le avisaremos de cada pago; puede que no se recupere todo.',
    ],
    action: 'Ver el calendario de pagos',
    note: 'Le escribimos porque tiene tokens de este proyecto, no como publicidad.',
  }),
  en: ({ title, reason }) => ({
    subject: `“${title}” is in default`,
    paragraphs: [
      `The debt of “${title}”, whose tokens you hold, has not been paid on schedule and has been declared in default.`,
      `Reason: ${reason}`,
      'You keep your tokens and your right to be paid. What is recovered is shared among the holders, and we will tell you of each payment; not all of it may be recovered.',
    ],
    action: 'See the payment schedule',
    note: 'We write because you hold tokens of this project; this is not advertising.',
  }),
};

/** Tells a holder that the debt is in default, and why, in their language. */
export function defaultMail(
  _: CallTenant,
  issuance: IssuanceRow,
  { id: userId, email, lang }: Listener,
  reason: string,
): MailOrder {
  return {
    kind: 'issuance.defaulted',
    to: { email, lang, userId },
    words: WORDS[lang]({ title: localized(issuance.title, lang), reason }),
    path: `${pathTo.user.tokenEarnings(issuance.id)}?tab=schedule`,
    bulk: true,
  };
}
