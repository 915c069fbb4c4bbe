import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { totalForm } from '#app/forms/typed-total.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listWalletPayouts, makeWalletBatch } from '#contract/wallet-payouts.ts';
import { pathTo } from '#domain/access/addresses.ts';

const LIST = pathTo.manager.walletPayouts;

/** The question before a batch: how many, for how much, from which wallet. Where nothing can go it leads to the list. */
export async function loadPrepareWallets(visit: SignedInVisit) {
  const { t, format } = visit;
  const { transfers, total, from } = await nextBatch(visit);
  const amount = format.money(total);
  return {
    head: pageHead(visit, { title: t('payouts:wallets.prepare.title') }),
    facts: [
      { label: t('payouts:column.transfers'), value: format.tokens(transfers) },
      { label: t('payouts:column.total'), value: amount },
      { label: t('payouts:wallets.column.payer'), value: from.payer },
      { label: t('payouts:wallets.column.chain'), value: String(from.chain_id) },
    ],
    hint: t('payouts:prepare.typedHint', { amount }),
    currency: visit.customization.currency,
    form: formOf(formFor(visit, total), visit),
    backHref: LIST,
  };
}

export type PrepareWalletsData = Awaited<ReturnType<typeof loadPrepareWallets>>;

/** Makes the batch where the total that can go now was typed. */
export async function changePrepareWallets(visit: SignedInVisit, form: SubmittedForm) {
  let total = '';
  return answerForm(visit, form, {
    '': formAct({
      schema: async () => {
        total = (await nextBatch(visit)).total;
        return formFor(visit, total);
      },
      send: (_, idempotencyKey) => call(visit, makeWalletBatch, { body: { total }, idempotencyKey }),
      onward: ({ data }) => pathTo.manager.walletBatch(data.id),
      refused: toldAt(visit, LIST),
    }),
  });
}

const formFor = (visit: SignedInVisit, total: string) => totalForm(visit, total, 'payouts:prepare.typedWrong');

async function nextBatch(visit: SignedInVisit) {
  const { next, from } = await call(visit, listWalletPayouts, { query: { per_page: 1 } });
  if (!from || next.transfers === 0) throw redirect(LIST);
  return { ...next, from };
}
