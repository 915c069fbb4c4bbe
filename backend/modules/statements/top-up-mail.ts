import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Language } from '#domain/tenant/language.ts';

const WORDS: Record<Language, (amount: string) => MailText> = {
  es: (amount) => ({
    subject: `Hemos recibido ${amount} en su saldo`,
    paragraphs: ['Ya puede usarlos en su próxima inversión, o retirarlos a su cuenta bancaria.'],
    action: 'Ver mi saldo',
  }),
  en: (amount) => ({
    subject: `We have received ${amount} for your balance`,
    paragraphs: ['You can use it for your next investment, or withdraw it to your bank account.'],
    action: 'See my balance',
  }),
};

/** Tells a person that their transfer is on their balance. */
export async function tellOfTopUp(
  work: Work,
  { id: userId, email, lang }: { id: string; email: string; lang: Language },
  cents: bigint,
): Promise<void> {
  const { symbol, symbol_position: symbolPosition } = work.tenant.customization.currency;
  const words = WORDS[lang](formatMoney(cents, { symbol, symbolPosition }, lang));
  await work.mail({ kind: 'balance.topped_up', to: { email, lang, userId }, words, path: pathTo.user.balance });
}
