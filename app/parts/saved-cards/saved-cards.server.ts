import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { failureNotice } from '#app/api/error-catalogue.ts';
import { ApiFailure } from '#app/api/failure.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listSavedCards, removeSavedCard } from '#contract/saved-cards.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { PaymentMethod } from '#domain/investment/status.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { cardLine } from './card-line.ts';

/** The cards that a person keeps at the provider, as lines to show; empty for any other way to pay. */
export async function savedCardsFor(visit: SignedInVisit, method: PaymentMethod | undefined) {
  return method === 'CARD' ? savedCardLines(visit) : [];
}

/** The cards that a person keeps at the provider, as lines to show. */
export async function savedCardLines(visit: SignedInVisit) {
  const { data } = await call(visit, listSavedCards);
  return data.map(({ id, ...printed }) => ({ id, ...cardLine(visit, printed) }));
}

export type SavedCardLines = Awaited<ReturnType<typeof savedCardLines>>;

/** Forgets a card and shows the page of the payment again. */
export function changeSavedCards(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  return forgetCard(visit, pathTo.invest(slug ?? '', 'payment-creditcard'), form);
}

/** Forgets the card that a form names and shows the page again. */
export async function forgetCard(visit: SignedInVisit, here: string, form: SubmittedForm): Promise<Response> {
  const id = form.text('card');
  if (!isRecordId(id)) return redirect(here, 303);
  try {
    await call(visit, removeSavedCard, { params: { id } });
  } catch (failure) {
    // Already removed in another window; nothing left to do.
    const isGone = failure instanceof ApiFailure && failure.status === 404;
    const notice = failure instanceof ApiFailure && !isGone ? failureNotice(visit.t, failure) : null;
    if (notice) return redirectWithToast(visit, here, notice);
    if (!isGone) throw failure;
  }
  return redirectWithToast(visit, here, { message: visit.t('invest:cards.removed'), type: 'success' });
}
