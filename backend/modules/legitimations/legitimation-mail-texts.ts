import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { Language } from '#domain/tenant/language.ts';

export type LegitimationTurn = 'issued' | 'returned' | 'expired';

interface Facts {
  number: number;
  /** "1.200 HSOL" */
  tokens: string;
  project: string;
  /** Its last day. */
  until: string;
}

/** Mails about a certificate of legitimation, to its holder. In the EXEU wording nothing of them differs. */
export const LEGITIMATION_MAILS: Record<Language, Record<LegitimationTurn, (facts: Facts) => MailText>> = {
  es: {
    issued: ({ number, tokens, project, until }) => ({
      subject: `Su certificado de legitimación n.º ${number}`,
      paragraphs: [
        `Acredita que tiene ${tokens} de ${project} y vale hasta el ${until}, incluido.`,
        'Mientras esté vigente, esos tokens no se pueden transferir ni ofrecer en el tablón. Vuelven a estar libres cuando lo devuelva o cuando caduque.',
      ],
      action: 'Ver el certificado',
      note: 'Si no lo ha pedido, escríbanos.',
    }),
    returned: ({ number, tokens, project }) => ({
      subject: `Certificado de legitimación n.º ${number} devuelto`,
      paragraphs: [
        `El certificado ya no es válido. ${tokens} de ${project} vuelven a estar libres.`,
        'Si conserva copias, destrúyalas: ya no acreditan nada.',
      ],
      action: 'Ver el certificado',
    }),
    expired: ({ number, tokens, project, until }) => ({
      subject: `Su certificado de legitimación n.º ${number} ha caducado`,
      paragraphs: [`Valía hasta el ${until}. ${tokens} de ${project} vuelven a estar libres.`],
      action: 'Ver el certificado',
    }),
  },
  en: {
    issued: ({ number, tokens, project, until }) => ({
      subject: `Your certificate of legitimation no. ${number}`,
      paragraphs: [
        `It certifies that you hold ${tokens} of ${project}, and is valid up to and including ${until}.`,
        'While it is valid, those tokens cannot be transferred or offered on the board. They are free again when you return it or when it expires.',
      ],
      action: 'See the certificate',
      note: 'If you did not ask for it, write to us.',
    }),
    returned: ({ number, tokens, project }) => ({
      subject: `Certificate of legitimation no. ${number} returned`,
      paragraphs: [
        `The certificate is no longer valid. ${tokens} of ${project} are free again.`,
        'If you have copies, destroy them: they certify nothing now.',
      ],
      action: 'See the certificate',
    }),
    expired: ({ number, tokens, project, until }) => ({
      subject: `Your certificate of legitimation no. ${number} has expired`,
      paragraphs: [`It was valid until ${until}. ${tokens} of ${project} are free again.`],
      action: 'See the certificate',
    }),
  },
};
