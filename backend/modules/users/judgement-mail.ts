import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import { homeOf, type Role } from '#domain/access/roles.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { RejectionReason } from '#domain/user/status.ts';

const VERIFIED: Record<Language, MailText> = {
  es: {
    subject: 'Su cuenta está verificada',
    paragraphs: ['Hemos revisado sus datos y todo está en orden.'],
    action: 'Ver los proyectos',
  },
  en: {
    subject: 'Your account is verified',
    paragraphs: ['We have reviewed your details and everything is in order.'],
    action: 'See the projects',
  },
};

const REASONS: Record<Language, Record<RejectionReason, string>> = {
  es: {
    KYC: 'no hemos podido comprobar su identidad.',
    USER: 'no podemos aceptar su solicitud.',
    SUITABILITY_TEST: 'no ha aprobado el test de conocimientos.',
    ADDITIONAL_DATA: 'no hemos podido aprobar su información adicional.',
  },
  en: {
    KYC: 'we could not confirm your identity.',
    USER: 'we cannot accept your application.',
    SUITABILITY_TEST: 'you have not passed the knowledge test.',
    ADDITIONAL_DATA: 'we could not approve your additional information.',
  },
};

const REJECTED: Record<Language, (reason: string) => MailText> = {
  es: (reason) => ({
    subject: 'No hemos podido verificar su cuenta',
    paragraphs: [`El motivo es este: ${reason}`, 'Si cree que es un error, póngase en contacto con nosotros.'],
    action: 'Entrar en su cuenta',
  }),
  en: (reason) => ({
    subject: 'We could not verify your account',
    paragraphs: [`This is why: ${reason}`, 'If you think that this is a mistake, please get in touch with us.'],
    action: 'Open your account',
  }),
};

interface Person {
  userId: string;
  email: string;
  lang: Language;
  /** Primary role: the mail's button leads to the home of its area. */
  role: Role;
}

/** What a person is told of a manager's word on them; `reason` null: they are verified. In the EXEU wording there is nothing that differs. */
export function judgementMail({ userId, email, lang, role }: Person, reason: RejectionReason | null): MailOrder {
  return {
    kind: reason ? 'user.rejected' : 'user.verified',
    to: { email, lang, userId },
    words: reason ? REJECTED[lang](REASONS[lang][reason]) : VERIFIED[lang],
    path: homeOf(role),
  };
}
