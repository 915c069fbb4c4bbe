import { cardText } from '#app/parts/saved-cards/card-line.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { COMMITTED_STATUSES } from '#domain/investment/transitions.ts';
import { centsOf } from '#domain/money/money.ts';
import { localized } from '#domain/tenant/language.ts';
import type { SheetOrder } from './sheet-view.ts';

/** What an order is about in at most four figures: its amount, what it costs, what came in, and by when what. */
export function orderFigures({ t, format }: SignedInVisit, order: SheetOrder) {
  const { charged_at: chargedAt, reflection_ends_at: reflection, expires_at: expires } = order;
  const until = chargedAt === null && expires ? (['expires', expires] as const) : (['reflection', reflection] as const);
  return [
    {
      label: t('managed:column.amount'),
      value: format.money(order.amount),
      note: t('managed:sheet.times', {
        count: order.tokens,
        tokens: format.tokens(order.tokens),
        price: format.price(order.price),
      }),
    },
    {
      label: t('managed:sheet.total'),
      value: format.money(order.total),
      note:
        centsOf(order.fee) === 0n
          ? t('managed:sheet.withoutFee')
          : t('managed:sheet.withFee', { fee: format.money(order.fee) }),
    },
    {
      label: t('managed:sheet.received'),
      value: format.money(chargedAt ? order.total : '0.00'),
      note: chargedAt ? format.dateTime(chargedAt) : t('managed:sheet.notYet'),
    },
    ...(until[1]
      ? [{ label: t(`managed:sheet.${until[0]}`), value: format.date(until[1]), note: format.relativeDays(until[1]) }]
      : []),
  ];
}

/** The order as it was placed. */
export function orderFactList({ t, format, lang }: SignedInVisit, order: SheetOrder, projectHref: string) {
  const { reflection_ends_at: reflection, expires_at: expires, referral_code: referral } = order;
  return [
    { label: t('managed:column.project'), value: localized(order.issuance.title, lang), href: projectHref },
    { label: t('managed:column.tokens'), value: `${format.tokens(order.tokens)} ${order.issuance.symbol}` },
    { label: t('managed:sheet.price'), value: format.price(order.price) },
    { label: t('managed:column.date'), value: format.dateTime(order.created_at) },
    ...(referral ? [{ label: t('managed:sheet.referral'), value: referral }] : []),
    ...(reflection ? [{ label: t('managed:sheet.reflection'), value: format.dateTime(reflection) }] : []),
    ...(expires ? [{ label: t('managed:sheet.expires'), value: format.dateTime(expires) }] : []),
  ];
}

/**
 * How it is paid, whether or not money has moved: method, reference, fee, balance used and what the method itself carries. An issuer is given neither the
 * reference nor the card; what is not there has no line.
 */
export function paymentFacts(visit: SignedInVisit, order: SheetOrder) {
  const { t, format } = visit;
  const { payment_method: method, payment_card: card, wire_reference: wire, charged_at: chargedAt } = order;
  const carried = chargedAt ? 'paidOtherwise' : isStillToPay(order.status) ? 'stillToPay' : null;
  return [
    ...(method ? [{ label: t('managed:column.method'), value: t(`statuses:method.${method}`) }] : []),
    ...(card ? [{ label: t('managed:sheet.card'), value: cardText(visit, card) }] : []),
    ...(wire ? [{ label: t('managed:sheet.wire'), value: wire }] : []),
    // Balance may have carried all of it.
    ...(carried && centsOf(order.to_pay) > 0n
      ? [{ label: t(`managed:sheet.${carried}`), value: format.money(order.to_pay) }]
      : []),
    { label: t('managed:sheet.balance'), value: format.money(order.balance_used) },
    { label: t('managed:sheet.fee'), value: format.money(order.fee) },
  ];
}

/** An interest and a cart owe nothing, and neither does an order that has ended. */
const isStillToPay = (status: SheetOrder['status']) => COMMITTED_STATUSES.some((committed) => committed === status);

/** What stands on the proof of payment, if it is right. */
export function expectedFacts({ t, format }: SignedInVisit, order: SheetOrder) {
  return [
    { label: t('managed:sheet.toPay'), value: format.money(order.to_pay) },
    ...(order.wire_reference ? [{ label: t('managed:sheet.wire'), value: order.wire_reference }] : []),
    { label: t('managed:sheet.investor'), value: order.investor.name },
    { label: t('managed:column.date'), value: format.dateTime(order.created_at) },
  ];
}
