import type { Question } from '#app/forms/ask-once.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { rowAmount, rowTitle } from '#app/parts/movements/row-view.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { Fact } from '#app/ui/layout/facts.tsx';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getStatementRow, RowOrder } from '#contract/statement-rows.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import { localized } from '#domain/tenant/language.ts';
import { fundingLines } from './funding-view.ts';
import { splitSum } from './row-advice.ts';

/** The ways out of the queue. */
export type Resolving = 'assign' | 'split' | 'fund' | 'return' | 'balance' | 'dismiss' | 'undo' | 'refund' | 'ether';
export type RowDetail = AnswerOf<typeof getStatementRow>['data'];

/** The fields of each way's form. */
const FIELDS: Record<Resolving, readonly string[]> = {
  assign: ['return_difference', 'other_payer'],
  split: ['return_difference', 'other_payer'],
  fund: ['return_difference'],
  return: ['sent_on', 'bank_reference'],
  balance: ['email'],
  dismiss: ['note'],
  undo: [],
  refund: ['refund_id'],
  ether: [],
};

/** What is asked before a movement is resolved: the movement, what was typed, what follows. */
export function resolvingQuestion(
  visit: SignedInVisit,
  kind: Resolving,
  row: RowDetail,
  form: SubmittedForm,
  order: string | undefined,
): { question: Question; facts: Fact[]; backHref: string } {
  const { t, format } = visit;
  const typed = FIELDS[kind].map((name) => ({ name, value: form.text(name) })).filter(({ value }) => value !== '');
  return {
    question: {
      title: t(`statements:${textsOf(kind, row)}.ask`),
      text: t(`statements:${textsOf(kind, row)}.consequence`),
      button: t(`statements:${textsOf(kind, row)}.button`),
      danger: kind === 'dismiss' || kind === 'undo',
    },
    facts: [
      { label: t('statements:column.amount'), value: rowAmount(visit, row) },
      { label: t('statements:column.movement'), value: rowTitle(visit, row) },
      { label: t('statements:column.date'), value: format.date(row.booked_on) },
      ...(order && row.order ? orderLines(visit, row, row.order) : []),
      ...(kind === 'split' ? splitLines(visit, row) : []),
      ...(kind === 'fund' && row.distribution ? fundingLines(visit, row, row.distribution) : []),
      ...(kind === 'ether' && row.ether_paid ? etherLines(visit, row.amount, row.ether_paid) : []),
      ...typed.map(({ name, value }) => ({
        label: t(`statements:field.${name}`),
        value: typedText(visit, row, name, value),
      })),
    ],
    backHref: pathTo.manager.movement(row.id),
  };
}

/** What was paid in ether, and what is left of it. */
function etherLines({ t, format }: SignedInVisit, amount: string, paid: string): Fact[] {
  return [
    { label: t('statements:ether.paid'), value: format.money(paid) },
    { label: t('statements:ether.rest'), value: format.money(moneyText(centsOf(paid) - centsOf(amount))) },
  ];
}

/** A debit that is set aside reads otherwise than a credit that is taken out. */
export function textsOf(kind: Resolving, { is_credit }: Pick<RowDetail, 'is_credit'>): Resolving | 'unrelated' {
  return kind === 'dismiss' && !is_credit ? 'unrelated' : kind;
}

/** The order's facts, and what is left over or still missing. */
function orderLines({ t, format, lang }: SignedInVisit, row: RowDetail, order: RowOrder) {
  const rest = centsOf(row.amount) - centsOf(order.missing);
  const difference = format.money(moneyText(rest < 0n ? -rest : rest));
  return [
    { label: t('statements:field.reference'), value: `${order.reference} · ${localized(order.issuance, lang)}` },
    { label: t('statements:order.investor'), value: `${order.investor} · ${order.email}` },
    { label: t('statements:order.status'), value: t(`statuses:investment.${order.status}`) },
    ...(row.is_credit && order.awaits
      ? [
          { label: t('statements:sum.missing'), value: format.money(order.missing) },
          { label: t(rest < 0n ? 'statements:sum.stillMissing' : 'statements:sum.over'), value: difference },
        ]
      : []),
  ];
}

/** What each order gets, and what is left over. */
function splitLines(visit: SignedInVisit, row: RowDetail) {
  const { t, format, lang } = visit;
  const orders = row.split.filter((one) => one !== null);
  const { left } = splitSum(visit, row, orders);
  return [
    ...orders.map(({ reference, issuance, investor, missing }) => ({
      label: `${reference} · ${localized(issuance, lang)}`,
      value: `${format.money(missing)} · ${investor}`,
    })),
    { label: t('statements:split.left'), value: format.money(moneyText(left)) },
  ];
}

function typedText({ t, format }: SignedInVisit, row: RowDetail, name: string, value: string): string {
  if (name === 'sent_on') return format.date(value);
  if (name === 'return_difference' || name === 'other_payer') return t('statements:yes');
  const refund = name === 'refund_id' ? row.refunds.find(({ id }) => id === value) : undefined;
  return refund ? `${refund.reference} · ${refund.investor} · ${format.money(refund.amount)}` : value;
}
