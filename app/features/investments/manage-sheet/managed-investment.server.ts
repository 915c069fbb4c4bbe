import type { Submission } from '@conform-to/react';
import type { z } from 'zod';
import {
  cancelInvestment,
  confirmProof,
  getManagedInvestment,
  rejectProof,
  settleRefund,
} from '#app/api/managed-investments.ts';
import { formFailure } from '#app/forms/form-failure.server.ts';
import { formProblems, formReply, parseForm } from '#app/forms/parse-form.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { askOnce } from '#app/parts/question/ask-once.server.ts';
import { redirectWithToast } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { CONFIRMED_FIELD, CONFIRMED_VALUE } from '#app/ui/feedback/confirm-attributes.ts';
import { type Confirmed, confirmQuestion, receivedFacts, wrongAmount } from './confirm-question.server.ts';
import { cancelForm, confirmForm, rejectForm, settleForm } from './managed-investment.form.ts';
import { orderFacts, questionOf } from './order-question.server.ts';
import { settleFacts, settleQuestion } from './refund-transfer.server.ts';
import { sheetView } from './sheet-view.ts';

/** The sheet of one investment; its actions are the manager's alone. */
export async function loadManagedInvestment(
  visit: SignedInVisit,
  area: 'manager' | 'entrepreneur',
  id: string | undefined,
) {
  const { data } = await getManagedInvestment(visit, { params: { id: id ?? '' } });
  return sheetView(visit, area, data);
}

export type ManagedInvestmentData = Awaited<ReturnType<typeof loadManagedInvestment>>;

/** Intents: `confirm` and `reject` a proof, `cancel`, `settle` a refund. Each is one call, once, and asks first. */
export async function changeManagedInvestment(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const { idempotencyKey } = form;
  switch (form.intent) {
    case 'confirm': {
      const { symbol } = visit.customization.currency;
      return confirmStep(visit, params.id, form, parseForm(visit, form, confirmForm(visit.lang, symbol)), (body) =>
        confirmProof(visit, { params, body, idempotencyKey }),
      );
    }
    case 'reject':
      return askedStep(visit, params.id, 'rejectProof', form, parseForm(visit, form, rejectForm), (body) =>
        rejectProof(visit, { params, body, idempotencyKey }),
      );
    case 'cancel':
      return askedStep(visit, params.id, 'cancel', form, parseForm(visit, form, cancelForm), (body) =>
        cancelInvestment(visit, { params, body, idempotencyKey }),
      );
    case 'settle':
      return settleStep(visit, params.id, form, parseForm(visit, form, settleForm), (body) =>
        settleRefund(visit, { params, body, idempotencyKey }),
      );
    default:
      throw new Response(null, { status: 400 });
  }
}

/** As `step`, once the question has been answered. */
async function askedStep<Input, Output extends { reason: string }>(
  visit: SignedInVisit,
  id: string,
  kind: 'rejectProof' | 'cancel',
  form: SubmittedForm,
  submission: Submission<Input, string[], Output>,
  call: (body: Output) => Promise<unknown>,
) {
  if (submission.status !== 'success') return formReply(submission);
  const { data } = await getManagedInvestment(visit, { params: { id } });
  const asked = askOnce(visit, form, questionOf(visit, kind, data), {
    fields: ['reason'],
    facts: [...orderFacts(visit, data), { label: visit.t(`managed:${kind}.reason`), value: submission.value.reason }],
    backHref: `/manager/investments/${id}`,
  });
  return asked ?? step(visit, id, kind, submission, call);
}

/** A payment is confirmed after whose it is and what it does were read on a page. An amount that is not the expected one is said at its field: nothing is asked then. */
async function confirmStep<Input>(
  visit: SignedInVisit,
  id: string,
  form: SubmittedForm,
  submission: Submission<Input, string[], Confirmed>,
  call: (body: Confirmed) => Promise<unknown>,
) {
  if (submission.status !== 'success') return formReply(submission);
  if (form.text(CONFIRMED_FIELD) === CONFIRMED_VALUE) return step(visit, id, 'confirmProof', submission, call);
  const { data } = await getManagedInvestment(visit, { params: { id } });
  const wrong = wrongAmount(visit, data, submission.value);
  if (wrong) return formProblems(submission, { received: [wrong] });
  return askOnce(visit, form, confirmQuestion(visit, data), {
    fields: ['received', 'value_date'],
    facts: [...orderFacts(visit, data), ...receivedFacts(visit, submission.value)],
    backHref: `/manager/investments/${id}`,
  });
}

/** A refund is written down after its beneficiary, account and sum were read once more. One that waits no longer goes on, and is refused. */
async function settleStep<Input>(
  visit: SignedInVisit,
  id: string,
  form: SubmittedForm,
  submission: Submission<Input, string[], z.output<typeof settleForm>>,
  call: (body: z.output<typeof settleForm>) => Promise<unknown>,
) {
  if (submission.status !== 'success') return formReply(submission);
  if (form.text(CONFIRMED_FIELD) === CONFIRMED_VALUE) return step(visit, id, 'settle', submission, call);
  const { transfer } = (await getManagedInvestment(visit, { params: { id } })).data;
  const asked =
    transfer?.refund_id === submission.value.refund_id
      ? askOnce(visit, form, settleQuestion(visit, transfer), {
          fields: ['refund_id', 'sent_on', 'bank_reference'],
          facts: settleFacts(visit, transfer, submission.value),
          backHref: `/manager/investments/${id}`,
        })
      : null;
  return asked ?? step(visit, id, 'settle', submission, call);
}

/** Parses, calls, and either says what is wrong at the field or goes back to the sheet with a confirmation toast. */
async function step<Input, Output>(
  visit: SignedInVisit,
  id: string,
  texts: 'confirmProof' | 'rejectProof' | 'cancel' | 'settle',
  submission: Submission<Input, string[], Output>,
  call: (body: Output) => Promise<unknown>,
) {
  if (submission.status !== 'success') return formReply(submission);
  try {
    await call(submission.value);
  } catch (failure) {
    return formFailure(visit, failure, submission);
  }
  return redirectWithToast(visit, `/manager/investments/${id}`, {
    message: visit.t(`managed:${texts}.done`),
    type: 'success',
  });
}
