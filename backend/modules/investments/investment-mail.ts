import { letterMoment, longDay } from '#backend/mail/long-date.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { sumsOf } from '#domain/investment/payment-breakdown.ts';
import { formatMoney, formatTokens } from '#domain/money/format.ts';
import { localized } from '#domain/tenant/language.ts';
import { groupedIban } from '#domain/validation/iban.ts';
import { dueFacts } from './due-words.ts';
import type { JoinedInvestment } from './investment-rows.repository.ts';
import { type MailFacts, type MailKind, mailWords } from './mail-texts.ts';
import { refundFacts } from './refund-mail.ts';

/** What a turn adds to the facts of the order. */
interface Extras {
  reason?: string;
  code?: string;
  requestedTokens?: number;
  /** The refund that was sent; without it a mail tells of what the order as a whole gives back. */
  refundId?: string;
  /** Cents of the balance that a payment that failed had set aside; nothing is said of 0. */
  releasedCents?: bigint;
  attachFileIds?: readonly string[];
}

/** Where each mail's one action leads. */
const PATHS: Record<MailKind, (slug: string) => string> = {
  interest_declared: () => pathTo.user.investments,
  order_confirmed: (slug) => pathTo.invest(slug, 'method-payment'),
  order_expiring: (slug) => pathTo.invest(slug, 'method-payment'),
  order_expired: () => pathTo.user.investments,
  transfer_awaited: (slug) => pathTo.invest(slug, 'payment-bankwire'),
  proof_received: () => pathTo.user.investments,
  proof_rejected: (slug) => pathTo.invest(slug, 'payment-bankwire'),
  payment_failed: (slug) => pathTo.invest(slug, 'method-payment'),
  payment_unverified: (slug) => pathTo.invest(slug, 'payment-error'),
  payment_returned: (slug) => pathTo.invest(slug, 'payment-bankwire'),
  payment_received: () => pathTo.user.investments,
  contract_to_sign: (slug) => pathTo.invest(slug, 'sign'),
  signature_code: (slug) => pathTo.invest(slug, 'sign'),
  contract_signed: () => pathTo.user.investments,
  minted: () => pathTo.user.portfolio,
  revoked: () => pathTo.user.investments,
  interest_withdrawn: () => pathTo.user.investments,
  canceled: () => pathTo.user.investments,
  interest_canceled: () => pathTo.user.investments,
  soft_cap_missed: () => pathTo.user.investments,
  interest_missed: () => pathTo.user.investments,
  allotted: () => pathTo.user.investments,
  allotted_in_part: () => pathTo.user.investments,
  not_allotted: () => pathTo.user.investments,
  refunded: () => pathTo.user.investments,
};

/** Writes to an investor about a turn of their investment, in their language and the tenant's wording and look. */
export async function tellInvestor(
  work: Work,
  row: JoinedInvestment,
  kind: MailKind,
  extras: Extras = {},
): Promise<void> {
  const { id, email, lang } = row.investor;
  const exeu = work.tenant.customization.tenant.type === 'EXEU';
  const { subject, lines, action } = mailWords(kind, mailFacts(work, row, extras), lang, exeu);
  await work.mail({
    kind: `investment.${kind}`,
    to: { email, lang, userId: id },
    words: { subject, paragraphs: lines, action: action ?? undefined, code: extras.code },
    path: PATHS[kind](encodeURIComponent(row.issuance.slug)),
    attachFileIds: extras.attachFileIds,
  });
}

function mailFacts(work: Work, row: JoinedInvestment, extras: Extras): MailFacts {
  const { investment, issuance } = row;
  const { lang } = row.investor;
  const { tenant } = work;
  const { currency, tenant: house } = tenant.customization;
  const money = (cents: bigint) =>
    formatMoney(cents, { symbol: currency.symbol, symbolPosition: currency.symbol_position }, lang);
  const sums = sumsOf(investment);
  return {
    title: localized(issuance.title, lang),
    reference: investment.reference,
    tokens: formatTokens(investment.tokens, lang),
    symbol: issuance.symbol,
    amount: money(investment.amountCents),
    total: money(sums.totalCents),
    to_pay: money(sums.toPayCents),
    ...dueFacts(work, investment, lang, money),
    reflection_end: investment.reflectionEndsAt
      ? letterMoment(investment.reflectionEndsAt, house.time_zone, lang)
      : undefined,
    expires: investment.expiresAt ? longDay(investment.expiresAt, house.time_zone, lang) : undefined,
    iban: groupedIban(tenant.settings.safeguarding.iban),
    // Kept for the order's whole life: said only where a transfer is what is awaited.
    wire_reference: (investment.method === 'BANK_TRANSFER' && investment.wireReference) || undefined,
    reason: extras.reason,
    code: extras.code,
    requested: extras.requestedTokens === undefined ? undefined : formatTokens(extras.requestedTokens, lang),
    released: extras.releasedCents ? money(extras.releasedCents) : undefined,
    ...refundFacts(work, row, extras.refundId, money),
  };
}
