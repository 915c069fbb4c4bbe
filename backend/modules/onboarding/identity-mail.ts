import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { Language } from '#domain/tenant/language.ts';

const APPROVED: Record<Language, MailText> = {
  es: {
    subject: 'Hemos comprobado su identidad',
    paragraphs: ['Todo está en orden: puede seguir con su inversión cuando quiera.'],
    action: 'Ver los proyectos',
  },
  en: {
    subject: 'Your identity is confirmed',
    paragraphs: ['All is in order: you can go on with your investment whenever you like.'],
    action: 'See the projects',
  },
};

const REFUSED: Record<Language, (reason: string) => MailText> = {
  es: (reason) => ({
    subject: 'No hemos podido comprobar su identidad',
    paragraphs: [`El motivo es este: ${reason}`, 'Corrija los datos o suba otro documento y vuelva a enviarlo.'],
    action: 'Corregir mis datos',
  }),
  en: (reason) => ({
    subject: 'We could not confirm your identity',
    paragraphs: [`This is why: ${reason}`, 'Correct your data or upload another document, and send it again.'],
    action: 'Correct my data',
  }),
};

interface Person {
  userId: string;
  email: string;
  lang: Language;
}

/** What a person is told of their identity check; `reason` null: it is approved. In the EXEU wording there is nothing that differs. */
export function identityMail({ userId, email, lang }: Person, reason: string | null): MailOrder {
  const refused = reason !== null;
  return {
    kind: refused ? 'identity.refused' : 'identity.approved',
    to: { email, lang, userId },
    words: refused ? REFUSED[lang](reason) : APPROVED[lang],
    path: refused ? '/user/account' : '/user/issuances',
  };
}
