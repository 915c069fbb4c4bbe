import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { failureNotice } from '#app/api/error-catalogue.ts';
import { ApiFailure } from '#app/api/failure.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { isTypedTotal } from '#app/forms/typed-total.ts';
import { pageHead } from '#app/page-head.server.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { CONFIRMED_FIELD, CONFIRMED_VALUE, TYPED_FIELD } from '#app/ui/feedback/confirm-texts.ts';
import { listWalletPayouts, makeWalletBatch } from '#contract/wallet-payouts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { centsOf } from '#domain/money/money.ts';

/** The question before a batch: how many, for how much, from which wallet. Where nothing can go it leads to the list. */
export async function loadPrepareWallets(visit: SignedInVisit) {
  return question(visit, await nextBatch(visit), visit.idempotencyKey());
}

export type PrepareWalletsData = Awaited<ReturnType<typeof loadPrepareWallets>>;

/** Makes the batch where its total was typed; else asks again. */
export async function changePrepareWallets(visit: SignedInVisit, form: SubmittedForm) {
  const { lang, customization } = visit;
  const next = await nextBatch(visit);
  const isConfirmed = form.text(CONFIRMED_FIELD) === CONFIRMED_VALUE;
  const isTyped = isTypedTotal(form.text(TYPED_FIELD), centsOf(next.total), lang, customization.currency.symbol);
  if (isConfirmed && isTyped) throw await made(visit, next.total, form.idempotencyKey);
  return question(visit, next, form.idempotencyKey || visit.idempotencyKey(), isConfirmed);
}

async function nextBatch(visit: SignedInVisit) {
  const { next, from } = await call(visit, listWalletPayouts, { query: { per_page: 1 } });
  if (!from || next.transfers === 0) throw redirect(pathTo.manager.walletPayouts);
  return { ...next, from };
}

function question(
  visit: SignedInVisit,
  { transfers, total, from }: Awaited<ReturnType<typeof nextBatch>>,
  idempotencyKey: string,
  isWrong = false,
) {
  const { t, format } = visit;
  const amount = format.money(total);
  return {
    head: pageHead(visit, { title: t('payouts:wallets.prepare.title') }),
    facts: [
      { label: t('payouts:column.transfers'), value: format.tokens(transfers) },
      { label: t('payouts:column.total'), value: amount },
      { label: t('payouts:wallets.column.payer'), value: from.payer },
      { label: t('payouts:wallets.column.chain'), value: String(from.chain_id) },
    ],
    typed: {
      label: t('payouts:prepare.typed'),
      hint: t('payouts:prepare.typedHint', { amount }),
      error: isWrong ? t('payouts:prepare.typedWrong') : undefined,
    },
    values: [{ name: 'idempotency_key', value: idempotencyKey }],
    backHref: pathTo.manager.walletPayouts,
  };
}

async function made(visit: SignedInVisit, total: string, idempotencyKey: string): Promise<Response> {
  try {
    const { data } = await call(visit, makeWalletBatch, { body: { total }, idempotencyKey });
    return redirect(pathTo.manager.walletBatch(data.id), 303);
  } catch (failure) {
    const toast = failure instanceof ApiFailure ? failureNotice(visit.t, failure) : null;
    if (!toast) throw failure;
    return redirectWithToast(visit, pathTo.manager.walletPayouts, toast);
  }
}
