import { longDay } from '#backend/mail/long-date.ts';
import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { DistributionRow } from '#backend/modules/distributions/distributions.repository.ts';
import type { UserRow } from '#backend/modules/users/users.repository.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { formatMoney } from '#domain/money/format.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { Day } from '#domain/time/zone.ts';

/** What holders read as the name of an instalment: it is written in its issuer's language, as what they type is. */
export function instalmentName(lang: Language, number: number, of: number): string {
  return lang === 'es' ? `Cuota ${number} de ${of}` : `Instalment ${number} of ${of}`;
}

interface Facts {
  name: string;
  amount: string;
  day: string;
  reference: string;
}

const WORDS: Record<Language, (facts: Facts) => MailText> = {
  es: ({ name, amount, day, reference }) => ({
    subject: `${name}: ${amount} el ${day}`,
    paragraphs: [
      `Según el calendario de su deuda, el ${day} vence la «${name}»: ${amount}. La hemos propuesto en su nombre.`,
      `Cuando un gestor la apruebe, transfiera esa cantidad con el concepto ${reference}, tal como está escrito. Si algo no es correcto, puede retirarla antes.`,
    ],
    action: 'Ver la cuota',
  }),
  en: ({ name, amount, day, reference }) => ({
    subject: `${name}: ${amount} on ${day}`,
    paragraphs: [
      `Under the schedule of your debt, “${name}” is due on ${day}: ${amount}. We have proposed it in your name.`,
      `Once a manager approves it, transfer that amount with the reference ${reference}, exactly as written. If something is wrong, you can withdraw it before.`,
    ],
    action: 'See the instalment',
  }),
};

/** Tells an issuer of an instalment that was proposed in their name, in their language. */
export function instalmentMail(
  { tenant }: Pick<Work, 'tenant'>,
  { id: userId, email, lang }: Pick<UserRow, 'id' | 'email' | 'lang'>,
  row: DistributionRow,
  on: Day,
): MailOrder {
  const { symbol, symbol_position: symbolPosition } = tenant.customization.currency;
  return {
    kind: 'distribution.instalment',
    to: { email, lang, userId },
    words: WORDS[lang]({
      name: row.name,
      amount: formatMoney(row.grossCents, { symbol, symbolPosition }, lang),
      day: longDay(new Date(`${on}T12:00:00Z`), 'UTC', lang),
      reference: row.reference,
    }),
    path: pathTo.entrepreneur.benefit(row.issuanceId, row.id),
  };
}
