import type { ComplaintFacts, ComplaintMails } from './complaint-mail-texts.ts';
import { textLines } from './text-lines.ts';

const OUTCOMES = {
  UPHELD: 'Le damos la razón en todo lo que pedía.',
  PARTLY: 'Le damos la razón en parte.',
  REFUSED: 'No podemos darle la razón.',
} as const;

/** Who deals with it, and how they are reached. */
const who = ({ house, contact }: ComplaintFacts) =>
  contact
    ? `La atiende el servicio de reclamaciones de ${house}, al que puede escribir a ${contact}.`
    : `El servicio de reclamaciones de ${house} la atiende.`;

const OTHER_WAYS =
  'Si no está de acuerdo puede dirigirse a la Comisión Nacional del Mercado de Valores (CNMV), Servicio de Reclamaciones, calle Edison 4, 28006 Madrid, www.cnmv.es, y a los tribunales.';

/** Mails of a complaint in Spanish. */
export const COMPLAINT_MAILS_ES: ComplaintMails = {
  received: (facts) => ({
    subject: `Hemos recibido su reclamación ${facts.reference}`,
    paragraphs: [
      `Su reclamación ${facts.reference} llegó el ${facts.filed}. Presentarla y tramitarla es gratis.`,
      who(facts),
      `Le diremos si se admite a más tardar el ${facts.until}.`,
    ],
    action: 'Ver la reclamación',
  }),
  admitted: (facts) => ({
    subject: `Su reclamación ${facts.reference} se admite`,
    paragraphs: [
      `Confirmamos que recibimos su reclamación ${facts.reference} el ${facts.filed} y que se admite a trámite.`,
      who(facts),
      `Tendrá nuestra decisión, con sus motivos, a más tardar el ${facts.until}.`,
    ],
    action: 'Ver la reclamación',
  }),
  dismissed: (facts) => ({
    subject: `Su reclamación ${facts.reference} no se admite`,
    paragraphs: [
      `Confirmamos que recibimos su reclamación ${facts.reference} el ${facts.filed}. No se admite a trámite por lo siguiente:`,
      ...textLines(facts.text),
      who(facts),
      OTHER_WAYS,
    ],
    action: 'Ver la reclamación',
  }),
  asked: (facts) => ({
    subject: `Necesitamos más información sobre su reclamación ${facts.reference}`,
    paragraphs: [
      'Para decidir nos falta lo siguiente:',
      ...textLines(facts.text),
      `Puede contestar hasta el ${facts.until}. Mientras esperamos su respuesta, el plazo de nuestra decisión se detiene.`,
    ],
    action: 'Contestar',
  }),
  delayed: (facts) => ({
    subject: `La decisión sobre su reclamación ${facts.reference} se retrasa`,
    paragraphs: [
      'No podemos decidir en el plazo que le dijimos. El motivo:',
      ...textLines(facts.text),
      `Tendrá nuestra decisión a más tardar el ${facts.until}.`,
    ],
    action: 'Ver la reclamación',
  }),
  decided: (facts) => ({
    subject: `Decisión sobre su reclamación ${facts.reference}`,
    paragraphs: [
      OUTCOMES[facts.outcome],
      ...textLines(facts.text),
      ...(facts.outcome === 'UPHELD' ? [] : [OTHER_WAYS]),
    ],
    action: 'Ver la decisión',
  }),
};
