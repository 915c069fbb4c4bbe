import type { Question } from '#app/forms/ask-once.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { Fact } from '#app/ui/layout/facts.tsx';
import type { ManagedInvestment } from '#contract/investment.ts';
import { isInterestAlone } from '#domain/investment/interest.ts';
import { centsOf } from '#domain/money/money.ts';
import { localized } from '#domain/tenant/language.ts';

/** What is asked before an order is cancelled or its proof rejected: whose it is, and for a cancelling what goes back and by which way. */
export function questionOf(visit: SignedInVisit, kind: 'rejectProof' | 'cancel', order: ManagedInvestment): Question {
  const { t } = visit;
  const { reference } = order;
  const values = { reference, name: order.investor.name };
  if (kind === 'rejectProof') {
    return {
      title: t('managed:rejectProof.ask', values),
      text: t('managed:rejectProof.asked', values),
      button: t('managed:rejectProof.button'),
      danger: true,
    };
  }
  const isInterest = isInterestAlone(order);
  const undone = isInterest
    ? [t('managed:cancel.askedInterest')]
    : [t('managed:cancel.asked', values), ...moneyBack(visit, order)];
  return {
    title: t(isInterest ? 'managed:cancel.askInterest' : 'managed:cancel.ask', values),
    text: [...undone, t('managed:cancel.final')].join(' '),
    button: t('managed:cancel.confirm'),
    back: t('managed:cancel.keep'),
    danger: true,
  };
}

/** What was paid and where it goes: the balance at once, the rest by the way it came. Nothing where nothing has come in. */
function moneyBack({ t, format }: SignedInVisit, order: ManagedInvestment): string[] {
  const { charged_at: chargedAt, balance_used: balance, to_pay: outside, payment_method: method } = order;
  if (!chargedAt) return [t('managed:cancel.unpaid')];
  const date = format.date(chargedAt);
  const parts: string[] = [];
  if (method !== 'BALANCE' && centsOf(outside) > 0n) {
    parts.push(
      t('managed:cancel.back', {
        amount: format.money(outside),
        date,
        way: t(`managed:cancel.way.${method ?? 'BANK_TRANSFER'}`),
      }),
    );
  }
  if (centsOf(balance) > 0n) parts.push(t('managed:cancel.backToBalance', { amount: format.money(balance) }));
  return parts;
}

/** The order in the question's page. */
export function orderFacts({ t, format, lang }: SignedInVisit, order: ManagedInvestment): Fact[] {
  return [
    { label: t('managed:column.investor'), value: `${order.investor.name} · ${order.investor.email}` },
    { label: t('managed:column.project'), value: localized(order.issuance.title, lang) },
    { label: t('managed:column.amount'), value: format.money(order.total) },
    { label: t('managed:column.date'), value: format.dateTime(order.created_at) },
  ];
}
