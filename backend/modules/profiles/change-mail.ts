import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { Language } from '#domain/tenant/language.ts';

const CHANGED: Record<Language, MailText> = {
  es: {
    subject: 'Ha cambiado sus datos de identidad',
    paragraphs: [
      'En su cuenta se han cambiado datos que ya habíamos comprobado. Hay que volver a comprobarlos.',
      'Envíe su documento desde su cuenta. Hasta que lo hayamos comprobado no se firmará ningún contrato ni se emitirán tokens nuevos a su nombre; los que ya tiene no cambian.',
      'Si no ha sido usted, cambie su contraseña y escríbanos.',
    ],
    action: 'Enviar mi documento',
  },
  en: {
    subject: 'Your identity details were changed',
    paragraphs: [
      'Details that we had already checked were changed in your account. They have to be checked again.',
      'Send your document from your account. Until we have checked it, no contract is signed and no new tokens are issued in your name; those that you hold do not change.',
      'If this was not you, change your password and write to us.',
    ],
    action: 'Send my document',
  },
};

/** What a person is told whose checked data were changed from their own account; nothing of it differs in the EXEU wording. */
export function changedIdentityMail({ id, email, lang }: { id: string; email: string; lang: Language }): MailOrder {
  return {
    kind: 'identity.changed',
    to: { email, lang, userId: id },
    words: CHANGED[lang],
    path: pathTo.user.ownIdentity,
  };
}
