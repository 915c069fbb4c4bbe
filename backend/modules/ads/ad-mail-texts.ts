import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import { countedTokens } from '#domain/money/counted-tokens.ts';
import type { Language } from '#domain/tenant/language.ts';

/** The turns of an ad at which somebody is written to: its owner was asked, who asked was answered, a manager took it down, its last day is over. */
export type AdMail = 'asked' | 'answered' | 'taken_down' | 'expired';

interface Facts {
  reference: string;
  title: string;
  tokens: string;
  symbol: string;
  until: string;
  /** What was written, or why. */
  text: string;
}

/** A text as its lines. */
const lines = (text: string) => text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');

export const AD_MAILS: Record<Language, Record<AdMail, (facts: Facts) => MailText>> = {
  es: {
    asked: ({ reference, title, text }) => ({
      subject: `Le escriben por su anuncio ${reference}`,
      paragraphs: [`Una persona se interesa por su anuncio de «${title}» y le escribe:`, ...lines(text)],
      action: 'Responder',
      note: 'Conteste desde la página del anuncio: ninguno de los dos ve el correo del otro. La plataforma pasa el mensaje y no interviene en lo que acuerden.',
    }),
    answered: ({ reference, title, text }) => ({
      subject: `Le responden por el anuncio ${reference}`,
      paragraphs: [`Quien publicó el anuncio de «${title}» le responde:`, ...lines(text)],
      action: 'Ver la respuesta',
      note: 'Conteste desde la página del anuncio: ninguno de los dos ve el correo del otro. La plataforma pasa el mensaje y no interviene en lo que acuerden.',
    }),
    taken_down: ({ reference, title, text }) => ({
      subject: `Hemos retirado su anuncio ${reference}`,
      paragraphs: [`Su anuncio de «${title}» ya no está en el tablón. El motivo:`, ...lines(text)],
      action: 'Ver el anuncio',
    }),
    expired: ({ reference, title, tokens, symbol, until }) => ({
      subject: `Su anuncio ${reference} ha terminado`,
      paragraphs: [
        `Su anuncio de ${countedTokens(tokens, symbol, 'es')} de «${title}» estaba publicado hasta el ${until} y ya no está en el tablón.`,
        'Si sigue interesado, puede publicar otro.',
      ],
      action: 'Ver el anuncio',
    }),
  },
  en: {
    asked: ({ reference, title, text }) => ({
      subject: `Somebody has written about your ad ${reference}`,
      paragraphs: [`Somebody is interested in your ad for “${title}” and writes:`, ...lines(text)],
      action: 'Answer',
      note: 'Answer from the ad’s page: neither of you sees the other’s e-mail address. The platform passes the message on and takes no part in what you agree.',
    }),
    answered: ({ reference, title, text }) => ({
      subject: `You have an answer about the ad ${reference}`,
      paragraphs: [`The person who placed the ad for “${title}” answers you:`, ...lines(text)],
      action: 'See the answer',
      note: 'Answer from the ad’s page: neither of you sees the other’s e-mail address. The platform passes the message on and takes no part in what you agree.',
    }),
    taken_down: ({ reference, title, text }) => ({
      subject: `We have taken your ad ${reference} down`,
      paragraphs: [`Your ad for “${title}” is no longer on the board. The reason:`, ...lines(text)],
      action: 'See the ad',
    }),
    expired: ({ reference, title, tokens, symbol, until }) => ({
      subject: `Your ad ${reference} is over`,
      paragraphs: [
        `Your ad for ${countedTokens(tokens, symbol, 'en')} of “${title}” was on the board until ${until} and is no longer there.`,
        'If you are still interested, you can place another one.',
      ],
      action: 'See the ad',
    }),
  },
};
