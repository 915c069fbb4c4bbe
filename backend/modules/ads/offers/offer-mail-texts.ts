import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import { countedTokens } from '#domain/money/counted-tokens.ts';
import type { Language } from '#domain/tenant/language.ts';

/** The turns of an offer at which a side is written to. */
export type OfferMail =
  | 'made'
  | 'accepted'
  | 'refused'
  | 'taken_back'
  | 'agreed_seller'
  | 'agreed_buyer'
  | 'settled_seller'
  | 'settled_buyer'
  | 'lapsed';

interface Facts {
  reference: string;
  title: string;
  tokens: string;
  symbol: string;
  /** For all of them. */
  amount: string;
  /** The last day on which who has the turn can act. */
  until: string;
  /** The money goes from balance to balance. */
  byBalance: boolean;
}

const whatEs = ({ tokens, symbol, title, amount }: Facts) =>
  `${countedTokens(tokens, symbol, 'es')} de «${title}» por ${amount}`;
const whatEn = ({ tokens, symbol, title, amount }: Facts) =>
  `${countedTokens(tokens, symbol, 'en')} of “${title}” for ${amount}`;

const NOTE_ES =
  'Ninguno de los dos ve el nombre ni el correo del otro. La plataforma no aconseja ni busca un precio mejor.';
const NOTE_EN =
  'Neither of you sees the other’s name or e-mail address. The platform neither advises nor looks for a better price.';

export const OFFER_MAILS: Record<Language, Record<OfferMail, (facts: Facts) => MailText>> = {
  es: {
    made: (facts) => ({
      subject: `Tiene una oferta en su anuncio ${facts.reference}`,
      paragraphs: [`Le ofrecen ${whatEs(facts)}.`, `Puede aceptarla o rechazarla hasta el ${facts.until}.`],
      action: 'Ver la oferta',
      note: NOTE_ES,
    }),
    accepted: (facts) => ({
      subject: `Han aceptado su oferta en el anuncio ${facts.reference}`,
      paragraphs: [
        `Su oferta: ${whatEs(facts)}.`,
        `Los tokens están guardados para usted. Confírmela hasta el ${facts.until}; después caduca y quedan libres.`,
        facts.byBalance
          ? 'Al confirmar, el dinero pasa de un saldo al otro y los tokens cambian de manos. No se puede deshacer.'
          : 'Al confirmar quedan obligados los dos. Los tokens pasan cuando quien vende dice que ha cobrado.',
      ],
      action: 'Confirmar la oferta',
      note: NOTE_ES,
    }),
    refused: (facts) => ({
      subject: `No han aceptado su oferta en el anuncio ${facts.reference}`,
      paragraphs: [`Su oferta era: ${whatEs(facts)}.`, 'Mientras el anuncio siga abierto, puede hacer otra.'],
      action: 'Ver el anuncio',
    }),
    taken_back: (facts) => ({
      subject: `La otra parte se retira en el anuncio ${facts.reference}`,
      paragraphs: [`La oferta de ${whatEs(facts)} ya no vale. Nadie queda obligado a nada.`],
      action: 'Ver el anuncio',
    }),
    agreed_seller: (facts) => ({
      subject: `Venta acordada en el anuncio ${facts.reference}`,
      paragraphs: [
        `Vende ${whatEs(facts)}. Los dos han dicho que sí.`,
        `Acuerden el pago por mensajes. Cuando tenga el dinero, dígalo en la página del anuncio: entonces pasan los tokens. Tiene hasta el ${facts.until}; después el acuerdo caduca.`,
      ],
      action: 'Ver el acuerdo',
      note: NOTE_ES,
    }),
    agreed_buyer: (facts) => ({
      subject: `Compra acordada en el anuncio ${facts.reference}`,
      paragraphs: [
        `Compra ${whatEs(facts)}. Los dos han dicho que sí.`,
        `Acuerden el pago por mensajes. La plataforma no recibe ese dinero ni responde de él. Los tokens pasan cuando quien vende dice que lo tiene, hasta el ${facts.until}; después el acuerdo caduca.`,
      ],
      action: 'Ver el acuerdo',
      note: NOTE_ES,
    }),
    settled_seller: (facts) => ({
      subject: `Ha vendido ${countedTokens(facts.tokens, facts.symbol, 'es')}`,
      paragraphs: [
        `Ha vendido ${whatEs(facts)}. Los tokens ya no son suyos.`,
        facts.byBalance
          ? `Los ${facts.amount} están en su saldo.`
          : 'Usted dijo que había cobrado fuera de la plataforma.',
      ],
      action: 'Ver la venta',
      note: NOTE_ES,
    }),
    settled_buyer: (facts) => ({
      subject: `Ha comprado ${countedTokens(facts.tokens, facts.symbol, 'es')}`,
      paragraphs: [
        `Ha comprado ${whatEs(facts)}. Los tokens ya son suyos.`,
        facts.byBalance ? `Los ${facts.amount} han salido de su saldo.` : 'Quien vende ha dicho que ha cobrado.',
      ],
      action: 'Ver la compra',
      note: NOTE_ES,
    }),
    lapsed: (facts) => ({
      subject: `Ha caducado la oferta en el anuncio ${facts.reference}`,
      paragraphs: [
        `La oferta de ${whatEs(facts)} ha caducado: no se completó a tiempo, o el anuncio terminó. Nadie queda obligado a nada, y los tokens que estaban guardados quedan libres.`,
      ],
      action: 'Ver el anuncio',
    }),
  },
  en: {
    made: (facts) => ({
      subject: `You have an offer on your ad ${facts.reference}`,
      paragraphs: [`Somebody offers ${whatEn(facts)}.`, `You can accept or refuse it until ${facts.until}.`],
      action: 'See the offer',
      note: NOTE_EN,
    }),
    accepted: (facts) => ({
      subject: `Your offer on the ad ${facts.reference} is accepted`,
      paragraphs: [
        `Your offer: ${whatEn(facts)}.`,
        `The tokens are held for it. Confirm it until ${facts.until}; after that it lapses and they are free.`,
        facts.byBalance
          ? 'When you confirm, the money goes from one balance to the other and the tokens change hands. It cannot be undone.'
          : 'When you confirm, both of you are bound. The tokens are transferred once the seller says that the money has arrived.',
      ],
      action: 'Confirm the offer',
      note: NOTE_EN,
    }),
    refused: (facts) => ({
      subject: `Your offer on the ad ${facts.reference} was not accepted`,
      paragraphs: [`Your offer was: ${whatEn(facts)}.`, 'While the ad is open you can make another one.'],
      action: 'See the ad',
    }),
    taken_back: (facts) => ({
      subject: `The other side steps back from the ad ${facts.reference}`,
      paragraphs: [`The offer of ${whatEn(facts)} no longer stands. Nobody is bound to anything.`],
      action: 'See the ad',
    }),
    agreed_seller: (facts) => ({
      subject: `Sale agreed on the ad ${facts.reference}`,
      paragraphs: [
        `You sell ${whatEn(facts)}. Both of you have said yes.`,
        `Agree on the payment by messages. Once you have the money, say so on the ad’s page: then the tokens are transferred. You have until ${facts.until}; after that the agreement lapses.`,
      ],
      action: 'See the agreement',
      note: NOTE_EN,
    }),
    agreed_buyer: (facts) => ({
      subject: `Purchase agreed on the ad ${facts.reference}`,
      paragraphs: [
        `You buy ${whatEn(facts)}. Both of you have said yes.`,
        `Agree on the payment by messages. The platform does not receive that money and is not responsible for it. The tokens are transferred once the seller says that it has arrived, until ${facts.until}; after that the agreement lapses.`,
      ],
      action: 'See the agreement',
      note: NOTE_EN,
    }),
    settled_seller: (facts) => ({
      subject: `You have sold ${countedTokens(facts.tokens, facts.symbol, 'en')}`,
      paragraphs: [
        `You have sold ${whatEn(facts)}. The tokens are no longer yours.`,
        facts.byBalance
          ? `The ${facts.amount} is on your balance.`
          : 'You said that you were paid outside the platform.',
      ],
      action: 'See the sale',
      note: NOTE_EN,
    }),
    settled_buyer: (facts) => ({
      subject: `You have bought ${countedTokens(facts.tokens, facts.symbol, 'en')}`,
      paragraphs: [
        `You have bought ${whatEn(facts)}. The tokens are yours now.`,
        facts.byBalance
          ? `The ${facts.amount} has left your balance.`
          : 'The seller has said that they have been paid.',
      ],
      action: 'See the purchase',
      note: NOTE_EN,
    }),
    lapsed: (facts) => ({
      subject: `The offer on the ad ${facts.reference} has lapsed`,
      paragraphs: [
        `The offer of ${whatEn(facts)} has lapsed: it was not completed in time, or the ad ended. Nobody is bound to anything, and tokens that were held are free again.`,
      ],
      action: 'See the ad',
    }),
  },
};
