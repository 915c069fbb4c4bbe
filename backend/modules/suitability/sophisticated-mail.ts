import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { Language } from '#domain/tenant/language.ts';

/** A turn of a request with what fills its mail; dates are ready to be read. */
type SophisticatedTurn =
  | { turn: 'requested' }
  | { turn: 'granted'; until: string }
  | { turn: 'refused'; reason: string }
  | { turn: 'ending'; until: string }
  | { turn: 'ended' };

function spanish(turn: SophisticatedTurn): MailText {
  const action = 'Ver su condición';
  switch (turn.turn) {
    case 'requested':
      return {
        subject: 'Hemos recibido su solicitud de condición de experimentado',
        paragraphs: [
          'La revisaremos y le escribiremos con el resultado.',
          'Mientras tanto sus protecciones no cambian.',
        ],
        action,
      };
    case 'granted':
      return {
        subject: 'Su condición de experimentado está concedida',
        paragraphs: [
          `Es válida hasta el ${turn.until}.`,
          'Desde hoy invierte sin test de conocimientos, sin aviso de riesgo por importe y sin periodo de reflexión.',
        ],
        action,
      };
    case 'refused':
      return {
        subject: 'No hemos podido conceder su condición de experimentado',
        paragraphs: [
          `El motivo es este: ${turn.reason}`,
          'Sus protecciones no cambian. Puede solicitarla de nuevo cuando quiera.',
        ],
        action,
      };
    case 'ending':
      return {
        subject: `Su condición de experimentado termina el ${turn.until}`,
        paragraphs: [
          'Si quiere conservarla, puede solicitarla de nuevo desde hoy.',
          'Si no hace nada, volverá a tener el test de conocimientos, los avisos de riesgo y el periodo de reflexión.',
        ],
        action,
      };
    case 'ended':
      return {
        subject: 'Su condición de experimentado ha terminado',
        paragraphs: [
          'Recupera usted todas las protecciones: test de conocimientos, avisos de riesgo y periodo de reflexión.',
          'Puede solicitarla de nuevo cuando quiera.',
        ],
        action,
      };
  }
}

function english(turn: SophisticatedTurn): MailText {
  const action = 'See your status';
  switch (turn.turn) {
    case 'requested':
      return {
        subject: 'We have received your request for experienced status',
        paragraphs: [
          'We will review it and write to you with the result.',
          'Until then your protections do not change.',
        ],
        action,
      };
    case 'granted':
      return {
        subject: 'Your experienced status has been granted',
        paragraphs: [
          `It is valid until ${turn.until}.`,
          'From today you invest without the knowledge test, without the risk warning about the amount and without a reflection period.',
        ],
        action,
      };
    case 'refused':
      return {
        subject: 'We could not grant your experienced status',
        paragraphs: [
          `This is why: ${turn.reason}`,
          'Your protections do not change. You can ask again whenever you like.',
        ],
        action,
      };
    case 'ending':
      return {
        subject: `Your experienced status ends on ${turn.until}`,
        paragraphs: [
          'If you want to keep it, you can ask for it again from today.',
          'If you do nothing, you will have the knowledge test, the risk warnings and the reflection period again.',
        ],
        action,
      };
    case 'ended':
      return {
        subject: 'Your experienced status has ended',
        paragraphs: [
          'You have all your protections again: knowledge test, risk warnings and reflection period.',
          'You can ask for it again whenever you like.',
        ],
        action,
      };
  }
}

const WORDS: Record<Language, (turn: SophisticatedTurn) => MailText> = { es: spanish, en: english };

interface Person {
  userId: string;
  email: string;
  lang: Language;
}

/** What a person is told of their sophisticated status. The words name nobody "investor", so both wordings read the same. */
export function sophisticatedMail({ userId, email, lang }: Person, turn: SophisticatedTurn): MailOrder {
  return {
    kind: `sophisticated.${turn.turn}`,
    to: { email, lang, userId },
    words: WORDS[lang](turn),
    path: pathTo.user.sophisticated,
  };
}
