import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { Language } from '#domain/tenant/language.ts';

const ENDS: Record<Language, (day: string) => MailText> = {
  es: (day) => ({
    subject: `Su documento de identidad caduca el ${day}`,
    paragraphs: [
      'Cuando tenga el nuevo, envíelo desde su cuenta y lo comprobaremos.',
      `A partir del día siguiente, y hasta que lo hayamos comprobado, no podremos pagarle lo que cobre de sus inversiones.`,
    ],
    action: 'Sustituir mi documento',
  }),
  en: (day) => ({
    subject: `Your identity document expires on ${day}`,
    paragraphs: [
      'When you have the new one, send it from your account and we will check it.',
      'From the day after, and until we have checked it, we cannot pay you what your investments earn.',
    ],
    action: 'Replace my document',
  }),
};

const ENDED: Record<Language, (day: string) => MailText> = {
  es: (day) => ({
    subject: `Su documento de identidad caducó el ${day}`,
    paragraphs: [
      'Envíe el nuevo desde su cuenta y lo comprobaremos.',
      'Hasta entonces no podemos pagarle lo que cobre de sus inversiones.',
    ],
    action: 'Sustituir mi documento',
  }),
  en: (day) => ({
    subject: `Your identity document expired on ${day}`,
    paragraphs: [
      'Send the new one from your account and we will check it.',
      'Until then we cannot pay you what your investments earn.',
    ],
    action: 'Replace my document',
  }),
};

interface Person {
  userId: string;
  email: string;
  lang: Language;
}

/** What a person is told whose identity document comes to its last day, or is past it. `day`: in their language. Nothing differs in the EXEU wording. */
export function documentMail({ userId, email, lang }: Person, day: string, isOver: boolean): MailOrder {
  return {
    kind: isOver ? 'identity.document_ended' : 'identity.document_ends',
    to: { email, lang, userId },
    words: (isOver ? ENDED : ENDS)[lang](day),
    path: pathTo.user.documents,
  };
}
