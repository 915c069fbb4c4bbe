import type { SignedInVisit } from '#app/session/visit.ts';
import { methodName } from '#app/tenant/method-name.ts';
import type { Investment } from '#contract/investment.ts';
import { PAYMENT_STATUSES } from '#domain/investment/transitions.ts';
import { waitsForProofReview } from '#domain/investment/waiting.ts';
import { centsOf } from '#domain/money/money.ts';
import { localized } from '#domain/tenant/language.ts';
import type { OpenStep } from './step.server.ts';

/**
 * What stands beside a step. While a payment is open that is the one sum that is to be paid and what it is made of, and no reference of ours: a second
 * sum or reference beside the bank's is one that somebody will type. Where the method is still being chosen, the page itself has the sums.
 */
export function summaryOf(visit: SignedInVisit, { flow, facts, step }: OpenStep) {
  const { t, format } = visit;
  const { issuance } = flow;
  const project = localized(issuance.title, visit.lang);
  const order = facts.investment ? flow.investment : null;
  if (order && isBeingPaid(order) && step !== 'method-payment') {
    const isSent = waitsForProofReview(order.status);
    const sum = {
      label: t(isSent ? 'invest:summary.sent' : 'invest:summary.toPay'),
      value: format.money(order.to_pay),
    };
    return {
      line: `${project} · ${sum.label}: ${sum.value}`,
      eyebrow: t('invest:summary.title'),
      figures: [sum],
      madeOf: madeOf(visit, order),
    };
  }
  const price = { label: t('invest:summary.price'), value: format.price(issuance.token.price) };
  const minimum = { label: t('invest:summary.minimum'), value: format.money(issuance.minimum_ticket) };
  if (step === 'declare-interest')
    return {
      line: `${project} · ${price.value}`,
      eyebrow: t('invest:summary.interest'),
      figures: [price, minimum],
      madeOf: '',
    };
  const isPaid = order !== null && order.charged_at !== null;
  const bought =
    order &&
    t('invest:summary.madeOf', {
      count: order.tokens,
      tokens: format.tokens(order.tokens),
      parts: format.money(order.amount),
    });
  return {
    line: `${project} · ${bought ?? price.value}`,
    eyebrow: t('invest:summary.title'),
    madeOf: '',
    figures: [
      price,
      minimum,
      ...(order
        ? [
            { label: t('invest:summary.tokens'), value: format.tokens(order.tokens) },
            { label: t('invest:summary.amount'), value: format.money(order.amount) },
          ]
        : []),
      ...(isPaid && order.payment_method
        ? [{ label: t('invest:summary.method'), value: methodName(visit, order.payment_method) }]
        : []),
      // A receipt has our reference.
      ...(isPaid ? [{ label: t('invest:summary.reference'), value: order.reference }] : []),
    ],
  };
}

/** A method has been opened and its money is not in. */
export function isBeingPaid({ status, payment_method }: Pick<Investment, 'status' | 'payment_method'>): boolean {
  return payment_method !== null && PAYMENT_STATUSES.some((open) => open === status);
}

/** "12 tokens · 1.200,00 € + 2,00 € de comisión − 300,00 € de su saldo". */
function madeOf({ t, format }: SignedInVisit, { tokens, amount, fee, balance_used }: Investment): string {
  const parts = [
    format.money(amount),
    ...(centsOf(fee) > 0n ? [t('invest:summary.feePart', { amount: format.money(fee) })] : []),
    ...(centsOf(balance_used) > 0n ? [t('invest:summary.balancePart', { amount: format.money(balance_used) })] : []),
  ];
  return t('invest:summary.madeOf', { count: tokens, tokens: format.tokens(tokens), parts: parts.join(' ') });
}
