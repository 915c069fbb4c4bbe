import type { Submission } from '@conform-to/react';
import {
  assignStatementRow,
  creditStatementRow,
  dismissStatementRow,
  getStatementRow,
  matchStatementRefund,
  returnStatementRow,
  undoStatementCharge,
} from '#app/api/statements.ts';
import {
  assignForm,
  balanceForm,
  dismissForm,
  refundForm,
  returnForm,
  undoForm,
} from '#app/features/statements/list/statements.form.ts';
import { formFailure } from '#app/forms/form-failure.server.ts';
import { formProblems, formReply, parseForm } from '#app/forms/parse-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { CONFIRMED_FIELD, CONFIRMED_VALUE } from '#app/ui/feedback/confirm-attributes.ts';
import type { StatementRowWire } from '#contract/statements.ts';
import { askToResolve, type Resolving, type RowDetail, textsOf } from './row-question.server.ts';
import { rowSheet } from './row-sheet.ts';
import { STATEMENTS_PATH } from './row-view.ts';

/** One movement, where it stands, and the ways out of the queue. */
export async function loadStatementRow(visit: SignedInVisit, id: string | undefined) {
  const q = visit.url.searchParams.get('q')?.trim().slice(0, 100) || undefined;
  const { data } = await getStatementRow(visit, { params: { id: id ?? '' }, query: { q } });
  return rowSheet(visit, data, q);
}

export type StatementRowData = Awaited<ReturnType<typeof loadStatementRow>>;

/** Intents: `assign`, `return`, `balance`, `dismiss`; of a debit `undo`, `refund`, `dismiss`. Each asks on a page of its own before it acts, and acts once. */
export async function changeStatementRow(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const { idempotencyKey } = form;
  switch (form.intent) {
    case 'assign':
      return step(visit, params.id, 'assign', form, parseForm(visit, form, assignForm), (body) =>
        assignStatementRow(visit, { params, body, idempotencyKey }),
      );
    case 'undo':
      return step(visit, params.id, 'undo', form, parseForm(visit, form, undoForm), (body) =>
        undoStatementCharge(visit, { params, body, idempotencyKey }),
      );
    case 'refund':
      return step(visit, params.id, 'refund', form, parseForm(visit, form, refundForm), (body) =>
        matchStatementRefund(visit, { params, body, idempotencyKey }),
      );
    case 'return':
      return step(visit, params.id, 'return', form, parseForm(visit, form, returnForm), (body) =>
        returnStatementRow(visit, { params, body, idempotencyKey }),
      );
    case 'balance':
      return step(visit, params.id, 'balance', form, parseForm(visit, form, balanceForm), (body) =>
        creditStatementRow(visit, { params, body, idempotencyKey }),
      );
    case 'dismiss':
      return step(visit, params.id, 'dismiss', form, parseForm(visit, form, dismissForm), (body) =>
        dismissStatementRow(visit, { params, body, idempotencyKey }),
      );
    default:
      throw new Response(null, { status: 400 });
  }
}

/** The order that a form names; undefined where its way has none. */
function orderNamed(value: object): string | undefined {
  return 'reference' in value && typeof value.reference === 'string' ? value.reference : undefined;
}

/** What is said at a field rather than after the question: an order that is none, a payer that nobody has looked at. */
function wrongBeforeAsking(
  { t }: SignedInVisit,
  row: RowDetail,
  asked: string | undefined,
  form: SubmittedForm,
): Record<string, string[]> | null {
  if (asked === undefined) return null;
  if (!row.order) return { reference: [t('validator:error_order_reference')] };
  const mayBeOther = form.text('other_payer') !== '' || !row.is_credit;
  if (row.order.payer !== 'other' || mayBeOther) return null;
  const who = { payer: row.counterparty ?? '', investor: row.order.investor };
  return { other_payer: [t('statements:assign.otherPayer', who)] };
}

/** Checks the form, asks, calls, and goes back to the movement or says what is wrong at the field. */
async function step<Input, Output extends object>(
  visit: SignedInVisit,
  id: string,
  kind: Resolving,
  form: SubmittedForm,
  submission: Submission<Input, string[], Output>,
  call: (body: Output) => Promise<{ data: StatementRowWire }>,
) {
  if (submission.status !== 'success') return formReply(submission);
  if (form.text(CONFIRMED_FIELD) !== CONFIRMED_VALUE) {
    const order = orderNamed(submission.value);
    const { data } = await getStatementRow(visit, { params: { id }, query: { order } });
    const wrong = wrongBeforeAsking(visit, data, order, form);
    return wrong ? formProblems(submission, wrong) : askToResolve(visit, kind, data, form, order);
  }
  try {
    const { data } = await call(submission.value);
    const message = visit.t(
      data.state === 'HELD' ? 'statements:assign.held' : `statements:${textsOf(kind, data)}.done`,
    );
    return redirectWithToast(visit, `${STATEMENTS_PATH}/${id}`, { message, type: 'success' });
  } catch (failure) {
    return formFailure(visit, failure, submission);
  }
}
