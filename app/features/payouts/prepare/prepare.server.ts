import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { totalForm } from '#app/forms/typed-total.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listPayouts, makePayoutFile } from '#contract/payouts.ts';
import { pathTo } from '#domain/access/addresses.ts';

const LIST = pathTo.manager.payouts;

/** The question before a file for the bank: how many, for how much. Where nothing can go it leads to the list. */
export async function loadPrepare(visit: SignedInVisit) {
  const { t, format } = visit;
  const { transfers, total } = await nextFile(visit);
  const amount = format.money(total);
  return {
    head: pageHead(visit, { title: t('payouts:prepare.title') }),
    facts: [
      { label: t('payouts:column.transfers'), value: format.tokens(transfers) },
      { label: t('payouts:column.total'), value: amount },
    ],
    hint: t('payouts:prepare.typedHint', { amount }),
    currency: visit.customization.currency,
    form: formOf(formFor(visit, total), visit),
    backHref: LIST,
  };
}

export type PrepareData = Awaited<ReturnType<typeof loadPrepare>>;

/** Makes the file where the total that can go now was typed. */
export async function changePrepare(visit: SignedInVisit, form: SubmittedForm) {
  let total = '';
  return answerForm(visit, form, {
    '': formAct({
      schema: async () => {
        total = (await nextFile(visit)).total;
        return formFor(visit, total);
      },
      send: (_, idempotencyKey) => call(visit, makePayoutFile, { body: { total }, idempotencyKey }),
      onward: ({ data }) => pathTo.manager.payoutFile(data.id),
      refused: toldAt(visit, LIST),
    }),
  });
}

const formFor = (visit: SignedInVisit, total: string) => totalForm(visit, total, 'payouts:prepare.typedWrong');

async function nextFile(visit: SignedInVisit) {
  const { next } = await call(visit, listPayouts, { query: { per_page: 1 } });
  if (next.transfers === 0) throw redirect(LIST);
  return next;
}
