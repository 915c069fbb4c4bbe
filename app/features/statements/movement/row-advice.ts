import type { SignedInVisit } from '#app/session/visit.ts';
import type { SumTerm } from '#app/ui/layout/sum-line.tsx';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getStatementRow, RowOrder } from '#contract/statement-rows.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import { isWaiting } from '#domain/statement/row-state.ts';
import { leftAfter } from '#domain/statement/split.ts';
import { localized } from '#domain/tenant/language.ts';
import { missesMoney, restSum, whyOfFunding } from './funding-advice.ts';

type Row = AnswerOf<typeof getStatementRow>['data'];

/** What most probably has to be done: it stands first, and open. */
export function firstAct(row: Row): 'assign' | 'split' | 'fund' | 'return' | 'undo' | 'refund' | 'dismiss' | 'ether' {
  // What was left as it is waits for nothing: all that it can still be is the tenant's own money.
  if (!isWaiting(row.state) && row.ether_paid) return 'ether';
  if (row.is_credit && row.copy) return 'dismiss';
  if (row.is_credit && row.distribution) return missesMoney(row.distribution) ? 'fund' : 'return';
  if (row.is_credit && (row.together.length > 0 || row.reason === 'several')) return 'split';
  if (row.is_credit) return row.order && !row.order.awaits ? 'return' : 'assign';
  if (row.distribution) return 'dismiss';
  if (row.refunds.length > 0 && !row.is_reversal) return 'refund';
  if (row.order && row.undo_refusal === null) return 'undo';
  return row.refunds.length > 0 ? 'refund' : row.order && row.undo_refusal !== null ? 'dismiss' : 'undo';
}

/** Why it waits, in words that agree with the sum beside it. */
export function whyOf({ t, format }: SignedInVisit, row: Row): string {
  const rest = row.order ? centsOf(row.amount) - centsOf(row.order.missing) : 0n;
  if (row.state === 'HELD') return t('statements:why.held', { rest: format.money(moneyText(rest < 0n ? -rest : 0n)) });
  if (row.distribution && !row.is_credit) return t('statements:why.gave_back', { name: row.distribution.name });
  if (row.distribution) return whyOfFunding({ t }, row, row.distribution);
  if (!row.is_credit && row.undo_refusal && row.order) return t(`statements:why.undo_${row.undo_refusal}`);
  // Parts came or went since the movement was read.
  if (row.is_credit && row.order?.awaits)
    return t(`statements:why.${rest === 0n ? 'exact' : rest < 0n ? 'part' : 'over'}`);
  if (row.together.length > 0) return t('statements:why.together', { orders: row.together.join(', ') });
  return t(`statements:why.${row.reason ?? 'unknown'}`);
}

/** "Llegan 8.250 − 5.000 (ORD-…) − 3.250 (ORD-…) = quedan 0": a movement over several orders. */
export function splitSum({ t, format }: Pick<SignedInVisit, 't' | 'format'>, row: Row, orders: readonly RowOrder[]) {
  const left = leftAfter(
    centsOf(row.amount),
    orders.map(({ missing }) => centsOf(missing)),
  );
  return {
    left,
    terms: [
      { label: t('statements:sum.arrives'), value: format.money(row.amount) },
      ...orders.map(({ reference, missing }) => ({
        label: t('statements:sum.missingIn', { reference }),
        value: format.money(missing),
        sign: '−' as const,
      })),
      {
        label: t(left < 0n ? 'statements:sum.stillMissing' : 'statements:sum.remain'),
        value: format.money(moneyText(left < 0n ? -left : left)),
        sign: '=' as const,
        tone: left === 0n ? ('positive' as const) : left < 0n ? ('negative' as const) : ('plain' as const),
      },
    ] satisfies SumTerm[],
  };
}

/** "Llegan 6.700 − faltan 6.600 = sobran 100"; nothing where there is nothing to reckon. */
export function rowSum({ t, format }: SignedInVisit, row: Row): SumTerm[] {
  if (!row.is_credit && row.distribution) return [];
  if (isWaiting(row.state) && row.distribution) return restSum({ t, format }, row.amount, row.distribution.missing);
  const together = row.candidates.filter(({ reference }) => row.together.includes(reference));
  if (isWaiting(row.state) && !row.order && together.length > 0) return splitSum({ t, format }, row, together).terms;
  if (!isWaiting(row.state) || !row.order) return [];
  if (!row.is_credit) return row.paid === null ? [] : returnedSum({ t, format }, row.amount, row.paid);
  return restSum({ t, format }, row.amount, row.order.missing);
}

function returnedSum({ t, format }: Pick<SignedInVisit, 't' | 'format'>, amount: string, paid: string): SumTerm[] {
  return [
    { label: t('statements:sum.charged'), value: format.money(paid) },
    { label: t('statements:sum.returned'), value: format.money(amount), sign: '−', tone: 'negative' },
    { label: t('statements:sum.left'), value: format.money(moneyText(centsOf(paid) - centsOf(amount))), sign: '=' },
  ];
}

/** An order that the movement may pay, and what speaks for it; `isAlone`: with what would be left over or still missing. */
export function candidateView(
  { t, format, lang }: SignedInVisit,
  row: Row,
  order: Row['candidates'][number],
  isAlone: boolean,
) {
  const rest = centsOf(row.amount) - centsOf(order.missing);
  const left = format.money(moneyText(rest < 0n ? -rest : rest));
  const signs = [
    ...order.signs.map((sign) => t(`statements:sign.${sign}`)),
    ...(rest === 0n || !isAlone ? [] : [t(rest < 0n ? 'statements:sign.less' : 'statements:sign.more', { left })]),
    ...(order.payer === 'other' ? [t('statements:sign.otherPayer')] : []),
  ];
  return {
    value: order.reference,
    label: `${order.investor} · ${order.reference}`,
    hint: [localized(order.issuance, lang), ...signs].join(' · '),
    aside: format.money(order.missing),
  };
}
