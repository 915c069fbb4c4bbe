import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { Language } from '#domain/tenant/language.ts';

/** The turns of a transfer at which somebody is written to. */
export type TransferTurn = 'code' | 'sent' | 'received';

interface Facts {
  /** "1.200 tokens HSOL de Huerta Solar": as many as the language says. */
  what: string;
  /** "0x5aAe…eAed" or the initials of the other side. */
  other: string;
  tenant: string;
  reference: string;
  /** How long a code is good. */
  minutes: number;
}

const WORDS: Record<Language, Record<TransferTurn, (facts: Facts) => MailText>> = {
  es: {
    code: ({ what, other, tenant, minutes }) => ({
      subject: `Su código para transferir tokens en ${tenant}`,
      heading: 'Confirme su transferencia',
      paragraphs: [
        `Con este código transfiere ${what} a ${other}. Vale durante ${minutes} minutos y una sola vez. La transferencia no se puede deshacer.`,
      ],
      note: `Si no lo ha pedido, no se lo dé a nadie y cambie su contraseña: alguien ha entrado en su cuenta. Nadie de ${tenant} le pedirá este código.`,
    }),
    sent: ({ what, other, tenant, reference }) => ({
      subject: `Ha transferido tokens en ${tenant}`,
      heading: 'Su transferencia está hecha',
      paragraphs: [`Ha transferido ${what} a ${other}. Referencia: ${reference}.`],
      action: 'Ver mis transferencias',
      note: 'Si no ha sido usted, escríbanos enseguida y cambie su contraseña.',
    }),
    received: ({ what, other, tenant, reference }) => ({
      subject: `Ha recibido tokens en ${tenant}`,
      heading: 'Ha recibido tokens',
      paragraphs: [`${other} le ha transferido ${what}. Ya están en su cartera. Referencia: ${reference}.`],
      action: 'Ver mis transferencias',
      note: 'Desde hoy recibe lo que el proyecto reparta por estos tokens. Si no esperaba esta transferencia, escríbanos.',
    }),
  },
  en: {
    code: ({ what, other, tenant, minutes }) => ({
      subject: `Your code to transfer tokens at ${tenant}`,
      heading: 'Confirm your transfer',
      paragraphs: [
        `With this code you transfer ${what} to ${other}. It works for ${minutes} minutes, once. The transfer cannot be undone.`,
      ],
      note: `If you did not ask for it, give it to nobody and change your password: somebody is in your account. Nobody from ${tenant} will ever ask you for this code.`,
    }),
    sent: ({ what, other, tenant, reference }) => ({
      subject: `You have transferred tokens at ${tenant}`,
      heading: 'Your transfer is done',
      paragraphs: [`You have transferred ${what} to ${other}. Reference: ${reference}.`],
      action: 'See my transfers',
      note: 'If this was not you, write to us at once and change your password.',
    }),
    received: ({ what, other, tenant, reference }) => ({
      subject: `You have received tokens at ${tenant}`,
      heading: 'You have received tokens',
      paragraphs: [`${other} has transferred ${what} to you. They are in your portfolio. Reference: ${reference}.`],
      action: 'See my transfers',
      note: 'From today you receive what the project distributes for these tokens. If you did not expect this transfer, write to us.',
    }),
  },
};

/** The words of a mail about a transfer, in the reader's language. */
export function transferWords(lang: Language, turn: TransferTurn, facts: Facts): MailText {
  return WORDS[lang][turn](facts);
}
