import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { Language } from '#domain/tenant/language.ts';

const REOPENED: Record<Language, (reason: string) => MailText> = {
  es: (reason) => ({
    subject: 'Revise sus datos de identidad',
    paragraphs: [
      'Hemos vuelto a abrir la comprobación de su identidad para que pueda corregir sus datos.',
      `El motivo es este: ${reason}`,
      'Corrija lo que haga falta y vuelva a enviarlo. Hasta que lo hayamos comprobado no se firmará ningún contrato ni se emitirán tokens nuevos a su nombre; los que ya tiene no cambian.',
    ],
    action: 'Revisar mis datos',
  }),
  en: (reason) => ({
    subject: 'Please check your identity details',
    paragraphs: [
      'We have opened your identity check again so that you can correct your details.',
      `This is why: ${reason}`,
      'Correct what is needed and send it again. Until we have checked it, no contract is signed and no new tokens are issued in your name; those that you hold do not change.',
    ],
    action: 'Check my details',
  }),
};

/** What a person is told whose check was opened again; `page`: where they mend it. In the EXEU wording there is nothing that differs. */
export function reopenedMail(
  { userId, email, lang }: { userId: string; email: string; lang: Language },
  reason: string,
  page: string,
): MailOrder {
  return { kind: 'identity.reopened', to: { email, lang, userId }, words: REOPENED[lang](reason), path: page };
}
