import { isBeingPaid } from '#app/features/invest/flow/summary.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { methodName } from '#app/tenant/method-name.ts';
import type { Investment } from '#contract/investment.ts';
import { centsOf } from '#domain/money/money.ts';
import { localized } from '#domain/tenant/language.ts';

/** The receipt of an order whose money is in: all that it came to, under our own reference. */
export function paidLines(visit: SignedInVisit, order: Investment) {
  const { t, format } = visit;
  const balance = centsOf(order.balance_used);
  const part = balance > 0n && centsOf(order.to_pay) > 0n ? format.money(order.to_pay) : '';
  return [
    { label: t('invest:summary.reference'), value: order.reference },
    ...orderLines(visit, order),
    ...(centsOf(order.fee) > 0n ? [{ label: t('investments:fee'), value: format.money(order.fee) }] : []),
    { label: t('investments:total'), value: format.money(order.total) },
    ...(balance > 0n ? [{ label: t('invest:done.balance'), value: format.money(order.balance_used) }] : []),
    ...(order.payment_method
      ? [
          {
            label: t('invest:summary.method'),
            value: [methodName(visit, order.payment_method), part].join(' ').trim(),
          },
        ]
      : []),
    { label: t('invest:done.date'), value: format.dateTime(order.charged_at ?? order.updated_at) },
  ];
}

/** An order whose money is not in: the one sum that is to be paid, and the one reference, the transfer's where it is one. A refusal has given the balance back. */
export function unpaidLines(visit: SignedInVisit, order: Investment) {
  const { t, format } = visit;
  const lines = orderLines(visit, order);
  if (!isBeingPaid(order)) return lines;
  return [
    ...lines,
    ...(centsOf(order.fee) > 0n ? [{ label: t('investments:fee'), value: format.money(order.fee) }] : []),
    ...(centsOf(order.balance_used) > 0n
      ? [{ label: t('invest:done.balance'), value: format.money(-centsOf(order.balance_used)) }]
      : []),
    { label: t('invest:done.toPay'), value: format.money(order.to_pay) },
    ...(order.payment_method === 'BANK_TRANSFER' && order.wire_reference
      ? [{ label: t('invest:wire.reference'), value: order.wire_reference }]
      : []),
    ...(order.payment_method
      ? [{ label: t('invest:summary.method'), value: methodName(visit, order.payment_method) }]
      : []),
  ];
}

function orderLines({ t, format, lang }: SignedInVisit, order: Investment) {
  return [
    { label: t('investments:project'), value: localized(order.issuance.title, lang) },
    { label: t('invest:summary.tokens'), value: format.tokens(order.tokens) },
    { label: t('invest:summary.amount'), value: format.money(order.amount) },
  ];
}
