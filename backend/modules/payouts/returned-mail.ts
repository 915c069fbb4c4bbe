import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Language } from '#domain/tenant/language.ts';
import { shortIban } from '#domain/validation/iban.ts';
import type { PayoutPerson } from './payout-ends.repository.ts';

const WORDS: Record<Language, (net: string, iban: string) => MailText> = {
  es: (net, iban) => ({
    subject: `El banco nos ha devuelto su pago de ${net}`,
    paragraphs: [
      `Lo enviamos a su cuenta ${iban} y la cuenta no lo ha aceptado. El dinero sigue siendo suyo.`,
      'Compruebe la cuenta con su banco. Si ya no es la suya, indique otra: saldrá hacia ella con la próxima remesa.',
    ],
    action: 'Ver mi cuenta',
  }),
  en: (net, iban) => ({
    subject: `The bank has sent your payment of ${net} back to us`,
    paragraphs: [
      `We sent it to your account ${iban}, which did not accept it. The money is still yours.`,
      'Check the account with your bank. If it is no longer yours, give another one: the money will go there with the next file.',
    ],
    action: 'See my account',
  }),
};

/** Writes to each person whose money the bank sent back. */
export async function tellReturned(work: Work, people: readonly PayoutPerson[]): Promise<void> {
  const { symbol, symbol_position: symbolPosition } = work.tenant.customization.currency;
  for (const { userId, email, lang, amountCents, iban } of people) {
    const words = WORDS[lang](formatMoney(amountCents, { symbol, symbolPosition }, lang), shortIban(iban));
    await work.mail({
      kind: 'payout.returned',
      to: { email, lang, userId },
      words,
      path: pathTo.user.bankAccount,
      bulk: true,
    });
  }
}
