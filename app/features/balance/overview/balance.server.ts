import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { OWN_BALANCE as LIST } from '#app/lists/exported/own-balance.ts';
import { listTable } from '#app/lists/list-table.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { cancelWithdrawal, getBalance, listBalanceMovements } from '#contract/balance.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { showsBalance } from '#domain/balance/shows-balance.ts';
import { centsOf } from '#domain/money/money.ts';
import { localized } from '#domain/tenant/language.ts';
import { noBalances } from './no-balances.server.ts';
import { payInView } from './pay-in-view.server.ts';
import { withdrawalLine } from './withdrawal-line.ts';

/** The investor's balance: what is free and what is not, how money comes in, what is on its way out, and all that moved it. */
export async function loadBalance(visit: SignedInVisit) {
  const { t, url, format, lang } = visit;
  const asked = LIST.read(url.searchParams);
  const [{ data }, moves] = await Promise.all([
    call(visit, getBalance),
    call(visit, listBalanceMovements, { query: asked }),
  ]);
  const isFree = centsOf(data.available) > 0n;
  const hasMoved = moves.meta.total > 0 || LIST.chips(visit, asked).length > 0;
  return {
    head: pageHead(visit, { title: t('balance:title') }),
    off: data.kept ? null : noBalances(visit),
    left: isFree,
    figures: showsBalance(data.kept, [data.available, data.blocked, data.on_the_way].map(centsOf))
      ? [
          { label: t('balance:available'), value: format.money(data.available) },
          { label: t('balance:blocked'), value: format.money(data.blocked), note: t('balance:blockedNote') },
          { label: t('balance:onTheWay'), value: format.money(data.on_the_way) },
        ]
      : [],
    withdrawHref: isFree ? pathTo.user.withdraw : null,
    orders: data.orders.map(({ id, title, reference, amount }) => ({
      id,
      href: pathTo.user.investment(id),
      label: `${localized(title, lang)} · ${reference}`,
      amount: format.money(amount),
    })),
    withdrawals: data.withdrawals.map((each) => withdrawalLine(visit, each)),
    payIn: data.kept ? payInView(visit, data) : null,
    hasMoved,
    table: listTable(visit, LIST, {
      asked,
      answer: moves,
      path: pathTo.user.balance,
      empty: { icon: 'bank', filtered: t('balance:moves.filtered'), none: t('balance:moves.none') },
      columns: {
        kind: { as: 'words', header: t('balance:moves.what'), says: (row) => t(`balance:kind.${row.kind}`) },
        about: {
          header: t('balance:moves.about'),
          says: ({ order, account }) => (order ? `${localized(order.title, lang)} · ${order.reference}` : account),
          href: ({ order }) => order && pathTo.user.investment(order.id),
          at: ['note', 'soft'],
        },
        date: {
          as: 'dateTime',
          header: t('balance:moves.date'),
          says: (row) => row.at,
          at: ['start', 'aside', 'soft'],
        },
        amount: { as: 'money', header: t('balance:moves.amount'), says: (row) => row.amount, at: ['sum'] },
        balance: { as: 'money', header: t('balance:moves.balance'), says: (row) => row.balance, at: ['mid'] },
      },
    }),
  };
}

export type BalanceData = Awaited<ReturnType<typeof loadBalance>>;

/** Takes a withdrawal back: asks first. What has left meanwhile is told on the page. */
export async function changeBalance(visit: SignedInVisit, form: SubmittedForm) {
  const { t, format } = visit;
  const here = pathTo.user.balance;
  return answerForm(visit, form, {
    cancel: formAct({
      schema: z.object({ id: z.string() }),
      ask: async ({ id }) => {
        const { data } = await call(visit, getBalance);
        const found = data.withdrawals.find((each) => each.id === id && each.may_cancel);
        // Of one that is gone the call itself says so.
        if (!found) return null;
        const amount = format.money(found.amount);
        return {
          question: {
            title: t('balance:cancel.title', { amount }),
            text: t('balance:cancel.text'),
            button: t('balance:cancel.button'),
            back: t('balance:cancel.back'),
          },
          facts: [
            { label: t('balance:ask.amount'), value: amount },
            { label: t('balance:ask.account'), value: found.account },
          ],
          backHref: here,
        };
      },
      send: ({ id }, idempotencyKey) => call(visit, cancelWithdrawal, { params: { id }, body: {}, idempotencyKey }),
      onward: ({ data }) => ({ to: here, toast: t('balance:cancel.done', { amount: format.money(data.amount) }) }),
      refused: toldAt(visit, here),
    }),
  });
}
