import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { Language } from '#domain/tenant/language.ts';

type Turn = 'asked' | 'accepted' | 'refused';

const WORDS: Record<Language, Record<Turn, (reason: string) => MailText>> = {
  es: {
    asked: () => ({
      subject: 'Díganos de dónde proceden los fondos de su inversión',
      paragraphs: [
        'Por el importe de sus inversiones de los últimos doce meses, la ley contra el blanqueo de capitales nos obliga a conocer de dónde procede el dinero.',
        'Puede pagar como siempre. El contrato y los tokens de esta orden, y de las que tenga abiertas, esperan a que lo hayamos revisado.',
      ],
      action: 'Explicar el origen',
    }),
    accepted: () => ({
      subject: 'Hemos revisado el origen de sus fondos',
      paragraphs: ['Está todo en orden. Sus inversiones siguen adelante.'],
      action: 'Ver mis inversiones',
    }),
    refused: (reason) => ({
      subject: 'Necesitamos saber más sobre el origen de sus fondos',
      paragraphs: [
        `Lo que nos envió no es suficiente. El motivo: ${reason}`,
        'Puede enviarlo otra vez desde su cuenta. Mientras tanto, el contrato y los tokens de sus inversiones esperan.',
      ],
      action: 'Explicar el origen',
    }),
  },
  en: {
    asked: () => ({
      subject: 'Please tell us where the funds of your investment come from',
      paragraphs: [
        'Because of what you have invested in the last twelve months, anti-money-laundering law requires us to know where the money comes from.',
        'You can pay as usual. The contract and the tokens of this order, and of others that are open, wait until we have reviewed it.',
      ],
      action: 'Explain the source',
    }),
    accepted: () => ({
      subject: 'We have reviewed where your funds come from',
      paragraphs: ['Everything is in order. Your investments go on.'],
      action: 'See my investments',
    }),
    refused: (reason) => ({
      subject: 'We need to know more about where your funds come from',
      paragraphs: [
        `What you sent us is not enough. This is why: ${reason}`,
        'You can send it again from your account. Until then the contract and the tokens of your investments wait.',
      ],
      action: 'Explain the source',
    }),
  },
};

/** What a person is told about where their funds come from. In the EXEU wording nothing of it differs. */
export function fundsMail(
  { userId, email, lang }: { userId: string; email: string; lang: Language },
  turn: Turn,
  reason = '',
): MailOrder {
  return {
    kind: `funds.${turn}`,
    to: { email, lang, userId },
    words: WORDS[lang][turn](reason),
    path: turn === 'accepted' ? pathTo.user.investments : pathTo.user.funds,
  };
}
