import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { Language } from '#domain/tenant/language.ts';

/** The turns of an account at which its person is written to. */
export type AccountTurn = 'code' | 'added' | 'changed' | 'taken_back';

interface Facts {
  /** "ES21 •••• 3390". */
  iban: string;
  tenant: string;
  /** From when it is paid to. */
  until: string;
  /** How long a code is good. */
  minutes: number;
}

const WORDS: Record<Language, Record<AccountTurn, (facts: Facts) => MailText>> = {
  es: {
    code: ({ iban, tenant, minutes }) => ({
      subject: `Su código para la cuenta bancaria en ${tenant}`,
      heading: 'Confirme su cuenta bancaria',
      paragraphs: [
        `Con este código, su dinero de ${tenant} irá a la cuenta ${iban}. Vale durante ${minutes} minutos y una sola vez.`,
      ],
      note: `Si no lo ha pedido, no se lo dé a nadie y cambie su contraseña: alguien ha entrado en su cuenta. Nadie de ${tenant} le pedirá este código.`,
    }),
    added: ({ iban, tenant }) => ({
      subject: `Ha indicado su cuenta bancaria en ${tenant}`,
      heading: 'Su cuenta bancaria está guardada',
      paragraphs: [`El dinero que cobre en el banco irá a la cuenta ${iban}.`],
      note: 'Si no ha sido usted, escríbanos enseguida y cambie su contraseña.',
    }),
    changed: ({ iban, tenant, until }) => ({
      subject: `Su cuenta bancaria en ${tenant} ha cambiado`,
      heading: 'Su cuenta bancaria ha cambiado',
      paragraphs: [
        `La cuenta nueva es ${iban}. Por seguridad no le pagamos a ninguna cuenta hasta el ${until}; desde entonces, a la nueva.`,
        'Si ha sido usted, no tiene que hacer nada.',
        'Si no ha sido usted, deshaga el cambio antes de ese momento y cambie su contraseña.',
      ],
      action: 'Deshacer el cambio',
      note: 'Para usar el enlace no hace falta entrar, y deja de valer cuando termina la espera.',
    }),
    taken_back: ({ iban, tenant }) => ({
      subject: `Hemos deshecho el cambio de su cuenta bancaria en ${tenant}`,
      heading: 'El cambio está deshecho',
      paragraphs: [`La cuenta ${iban} ya no es la suya. La que tenía antes, si tenía alguna, vuelve a serlo.`],
      note: 'Si usted no había pedido el cambio, cambie también su contraseña.',
    }),
  },
  en: {
    code: ({ iban, tenant, minutes }) => ({
      subject: `Your code for the bank account at ${tenant}`,
      heading: 'Confirm your bank account',
      paragraphs: [
        `With this code your money from ${tenant} will go to the account ${iban}. It works for ${minutes} minutes, once.`,
      ],
      note: `If you did not ask for it, give it to nobody and change your password: somebody is in your account. Nobody from ${tenant} will ever ask you for this code.`,
    }),
    added: ({ iban, tenant }) => ({
      subject: `You have added your bank account at ${tenant}`,
      heading: 'Your bank account is saved',
      paragraphs: [`The money you claim to your bank will go to the account ${iban}.`],
      note: 'If this was not you, write to us at once and change your password.',
    }),
    changed: ({ iban, tenant, until }) => ({
      subject: `Your bank account at ${tenant} has changed`,
      heading: 'Your bank account has changed',
      paragraphs: [
        `The new account is ${iban}. For your safety we pay to no account until ${until}; from then on, to the new one.`,
        'If this was you, there is nothing to do.',
        'If it was not, undo the change before then and change your password.',
      ],
      action: 'Undo the change',
      note: 'You do not have to sign in to use the link, and it stops working when the wait is over.',
    }),
    taken_back: ({ iban, tenant }) => ({
      subject: `The change of your bank account at ${tenant} is undone`,
      heading: 'The change is undone',
      paragraphs: [
        `The account ${iban} is no longer yours. The one you had before becomes yours again, if you had one.`,
      ],
      note: 'If you had not asked for the change, change your password as well.',
    }),
  },
};

/** The words of a mail about a person's account, in their language. */
export function accountWords(lang: Language, turn: AccountTurn, facts: Facts): MailText {
  return WORDS[lang][turn](facts);
}
