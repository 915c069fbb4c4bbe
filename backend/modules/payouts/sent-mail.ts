import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Language } from '#domain/tenant/language.ts';
import { shortIban } from '#domain/validation/iban.ts';
import type { PayoutPerson } from './payout-ends.repository.ts';

const WORDS: Record<Language, (amount: string, iban: string) => MailText> = {
  es: (amount, iban) => ({
    subject: `Hemos enviado ${amount} a su cuenta`,
    paragraphs: [
      `Es lo que retiró de su saldo. Han salido hacia su cuenta ${iban}; suelen llegar el mismo día o el siguiente hábil.`,
    ],
    action: 'Ver mi saldo',
  }),
  en: (amount, iban) => ({
    subject: `We have sent ${amount} to your account`,
    paragraphs: [
      `It is what you withdrew from your balance. It has left for your account ${iban}; it usually arrives the same or the next working day.`,
    ],
    action: 'See my balance',
  }),
};

/** Writes to each person whose withdrawal has left for their bank. */
export async function tellSent(work: Work, people: readonly PayoutPerson[]): Promise<void> {
  const { symbol, symbol_position: symbolPosition } = work.tenant.customization.currency;
  for (const { userId, email, lang, amountCents, iban } of people) {
    const words = WORDS[lang](formatMoney(amountCents, { symbol, symbolPosition }, lang), shortIban(iban));
    await work.mail({
      kind: 'balance.sent',
      to: { email, lang, userId },
      words,
      path: pathTo.user.balance,
      bulk: true,
    });
  }
}
