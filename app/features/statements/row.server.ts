import type { Submission } from '@conform-to/react';
import {
  assignStatementRow,
  creditStatementRow,
  dismissStatementRow,
  getStatementRow,
  returnStatementRow,
} from '#app/api/statements.ts';
import { formFailure } from '#app/forms/form-failure.server.ts';
import { formReply, parseForm } from '#app/forms/parse-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { CONFIRMED_FIELD, CONFIRMED_VALUE } from '#app/ui/confirm-attributes.ts';
import type { StatementRowWire } from '#contract/statements.ts';
import { askToResolve, type Resolving } from './row-question.server.ts';
import { rowSheet } from './row-sheet.ts';
import { STATEMENTS_PATH } from './row-view.ts';
import { assignForm, balanceForm, dismissForm, returnForm } from './statements.form.ts';

/** One movement, where it stands, and the ways out of the queue. */
export async function loadStatementRow(visit: SignedInVisit, id: string | undefined) {
  const { data } = await getStatementRow(visit, { params: { id: id ?? '' } });
  return rowSheet(visit, data);
}

export type StatementRowData = Awaited<ReturnType<typeof loadStatementRow>>;

/** Intents: `assign`, `return`, `balance`, `dismiss`. Each asks on a page of its own before it acts, and acts once. */
export async function changeStatementRow(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const { idempotencyKey } = form;
  switch (form.intent) {
    case 'assign':
      return step(visit, params.id, 'assign', form, parseForm(visit, form, assignForm), (body) =>
        assignStatementRow(visit, { params, body, idempotencyKey }),
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
    const { data } = await getStatementRow(visit, { params: { id } });
    return askToResolve(visit, kind, data, form);
  }
  try {
    const { data } = await call(submission.value);
    const message = visit.t(data.state === 'HELD' ? 'statements:assign.held' : `statements:${kind}.done`);
    return await redirectWithToast(`${STATEMENTS_PATH}/${id}`, { message, type: 'success' });
  } catch (failure) {
    return formFailure(visit, failure, submission);
  }
}
