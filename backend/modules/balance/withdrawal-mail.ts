import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Language } from '#domain/tenant/language.ts';
import { shortIban } from '#domain/validation/iban.ts';

type Told = 'asked' | 'canceled';

interface Withdrawal {
  to: { id: string; email: string; lang: Language };
  cents: bigint;
  /** Where it goes; null where it came back. */
  iban: string | null;
}

const WORDS: Record<Told, Record<Language, (amount: string, iban: string) => MailText>> = {
  asked: {
    es: (amount, iban) => ({
      subject: `Ha pedido retirar ${amount} de su saldo`,
      paragraphs: [
        `Saldrán hacia su cuenta ${iban} con la próxima remesa al banco.`,
        'Hasta que estén en una remesa puede anular la retirada, y el dinero vuelve a su saldo.',
      ],
      action: 'Ver mi saldo',
      note: 'Si no ha sido usted, anule la retirada, escríbanos enseguida y cambie su contraseña.',
    }),
    en: (amount, iban) => ({
      subject: `You asked to withdraw ${amount} from your balance`,
      paragraphs: [
        `It will leave for your account ${iban} with the next file for the bank.`,
        'Until it is in a file you can cancel the withdrawal, and the money goes back to your balance.',
      ],
      action: 'See my balance',
      note: 'If this was not you, cancel the withdrawal, write to us at once and change your password.',
    }),
  },
  canceled: {
    es: (amount) => ({
      subject: `Ha anulado la retirada de ${amount}`,
      paragraphs: [`Los ${amount} vuelven a estar en su saldo.`],
      action: 'Ver mi saldo',
      note: 'Si no ha sido usted, escríbanos enseguida y cambie su contraseña.',
    }),
    en: (amount) => ({
      subject: `You cancelled the withdrawal of ${amount}`,
      paragraphs: [`The ${amount} is on your balance again.`],
      action: 'See my balance',
      note: 'If this was not you, write to us at once and change your password.',
    }),
  },
};

/** The receipt of a withdrawal, or of taking it back. */
export async function tellOfWithdrawal(work: Work, told: Told, { to, cents, iban }: Withdrawal): Promise<void> {
  const { symbol, symbol_position: symbolPosition } = work.tenant.customization.currency;
  const amount = formatMoney(cents, { symbol, symbolPosition }, to.lang);
  await work.mail({
    kind: `balance.${told}`,
    to: { email: to.email, lang: to.lang, userId: to.id },
    words: WORDS[told][to.lang](amount, iban ? shortIban(iban) : ''),
    path: pathTo.user.balance,
  });
}
