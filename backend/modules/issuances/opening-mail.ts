import { letterMoment } from '#backend/mail/long-date.ts';
import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { MailText } from '#backend/mail/texts/mail-texts.ts';
import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { formatMoney } from '#domain/money/format.ts';
import { type Language, localized } from '#domain/tenant/language.ts';
import type { Listener } from './tellings.repository.ts';

/** Ready to be read. `amount` null: they follow the project and have declared no interest; `until` null: it has no end yet. */
interface Facts {
  title: string;
  amount: string | null;
  until: string | null;
}

const WORDS: Record<Language, (facts: Facts) => MailText> = {
  es: ({ title, amount, until }) => ({
    subject: `«${title}» ya admite órdenes`,
    paragraphs: [
      amount === null
        ? 'Sigue este proyecto, que acaba de abrirse y ya admite órdenes.'
        : `Había declarado interés por ${amount}. Desde ahora puede convertirlo en una orden; mientras no la confirme, no le compromete a nada.`,
      ...(until === null ? [] : [`Se admiten órdenes hasta el ${until}, o antes si se agotan los tokens.`]),
    ],
    action: amount === null ? 'Ver el proyecto' : 'Hacer mi orden',
    note:
      amount === null
        ? 'Le escribimos porque pidió que le avisáramos al seguir este proyecto, no como publicidad.'
        : 'Le escribimos porque declaró interés en este proyecto, no como publicidad.',
  }),
  en: ({ title, amount, until }) => ({
    subject: `“${title}” now takes orders`,
    paragraphs: [
      amount === null
        ? 'You follow this project, which has just opened and now takes orders.'
        : `You had declared interest for ${amount}. You can now turn it into an order; until you confirm one, it commits you to nothing.`,
      ...(until === null ? [] : [`Orders are taken until ${until}, or until the tokens are sold out.`]),
    ],
    action: amount === null ? 'See the project' : 'Place my order',
    note:
      amount === null
        ? 'We write because you asked to be told when you followed this project; this is not advertising.'
        : 'We write because you declared interest in this project; this is not advertising.',
  }),
};

/** What somebody is told of an issuance that has begun to take orders. The words name nobody "investor", so both wordings read the same. */
export function openingMail(
  { customization: { currency, tenant } }: Pick<CallTenant, 'customization'>,
  issuance: Pick<IssuanceRow, 'title' | 'slug' | 'campaignEndsAt'>,
  { id, email, lang, cents }: Listener,
  leave?: MailOrder['leave'],
): MailOrder {
  const money = (amount: bigint) =>
    formatMoney(amount, { symbol: currency.symbol, symbolPosition: currency.symbol_position }, lang);
  const { campaignEndsAt: end } = issuance;
  return {
    kind: cents === null ? 'issuance.opened_followed' : 'issuance.opened_interest',
    to: { email, lang, userId: id },
    words: WORDS[lang]({
      title: localized(issuance.title, lang),
      amount: cents === null ? null : money(cents),
      until: end && letterMoment(end, tenant.time_zone, lang),
    }),
    path: pathTo.invest(issuance.slug),
    leave,
    // A crowd's mails never keep a sign-in code waiting.
    bulk: true,
  };
}
