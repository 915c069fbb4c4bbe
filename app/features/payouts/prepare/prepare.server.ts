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
import { listPayouts, makePayoutFile } from '#contract/payouts.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { centsOf } from '#domain/money/money.ts';

/** The question before a file for the bank: how many, for how much. Where nothing can go it leads to the list. */
export async function loadPrepare(visit: SignedInVisit) {
  return question(visit, await nextFile(visit), visit.idempotencyKey());
}

export type PrepareData = Awaited<ReturnType<typeof loadPrepare>>;

/** Makes the file where its total was typed; else asks again. */
export async function changePrepare(visit: SignedInVisit, form: SubmittedForm) {
  const { lang, customization } = visit;
  const next = await nextFile(visit);
  const isConfirmed = form.text(CONFIRMED_FIELD) === CONFIRMED_VALUE;
  const isTyped = isTypedTotal(form.text(TYPED_FIELD), centsOf(next.total), lang, customization.currency.symbol);
  if (isConfirmed && isTyped) throw await made(visit, next.total, form.idempotencyKey);
  return question(visit, next, form.idempotencyKey || visit.idempotencyKey(), isConfirmed);
}

async function nextFile(visit: SignedInVisit) {
  const { next } = await call(visit, listPayouts, { query: { per_page: 1 } });
  if (next.transfers === 0) throw redirect(pathTo.manager.payouts);
  return next;
}

function question(
  visit: SignedInVisit,
  { transfers, total }: { transfers: number; total: string },
  idempotencyKey: string,
  isWrong = false,
) {
  const { t, format } = visit;
  const amount = format.money(total);
  return {
    head: pageHead(visit, { title: t('payouts:prepare.title') }),
    facts: [
      { label: t('payouts:column.transfers'), value: format.tokens(transfers) },
      { label: t('payouts:column.total'), value: amount },
    ],
    typed: {
      label: t('payouts:prepare.typed'),
      hint: t('payouts:prepare.typedHint', { amount }),
      error: isWrong ? t('payouts:prepare.typedWrong') : undefined,
    },
    values: [{ name: 'idempotency_key', value: idempotencyKey }],
    backHref: pathTo.manager.payouts,
  };
}

async function made(visit: SignedInVisit, total: string, idempotencyKey: string): Promise<Response> {
  try {
    const { data } = await call(visit, makePayoutFile, { body: { total }, idempotencyKey });
    return redirect(pathTo.manager.payoutFile(data.id), 303);
  } catch (failure) {
    const toast = failure instanceof ApiFailure ? failureNotice(visit.t, failure) : null;
    if (!toast) throw failure;
    return redirectWithToast(visit, pathTo.manager.payouts, toast);
  }
}
