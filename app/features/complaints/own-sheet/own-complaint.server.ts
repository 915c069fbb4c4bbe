import { call } from '#app/api/call.server.ts';
import type { ClientArea } from '#app/features/complaints/own-list/own-complaints.server.ts';
import {
  complaintStatus,
  courseView,
  filedFacts,
  filedPapers,
  filedTexts,
  fileHint,
} from '#app/features/complaints/pieces/complaint-view.server.ts';
import { formDataOf } from '#app/forms/fields/file-field.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { ComplaintJson } from '#contract/complaint.ts';
import { getOwnComplaint, replyToComplaint, withdrawComplaint } from '#contract/complaints.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isOpenComplaint } from '#domain/complaint/complaint.ts';
import { replyForm, withdrawForm } from './own-complaint.form.ts';

/** One of one's own complaints: what was filed, its course, whose turn it is, and what can be done. */
export async function loadOwnComplaint(visit: SignedInVisit, area: ClientArea, id: string | undefined) {
  const { data } = await call(visit, getOwnComplaint, { params: { id: id ?? '' } });
  const { t, session } = visit;
  const isOpen = isOpenComplaint(data.state);
  return {
    head: pageHead(visit, { title: t('complaints:title', { reference: data.reference }) }),
    reference: data.reference,
    listHref: pathTo[area].complaints,
    status: complaintStatus(visit, data, 'investor'),
    turns: turnsOf(visit, data),
    facts: filedFacts(visit, data),
    texts: filedTexts(visit, data),
    papers: filedPapers(data),
    fileHint: fileHint(visit),
    course: courseView(visit, data, 'investor'),
    otherWays: data.state === 'INADMISSIBLE' || (data.outcome !== null && data.outcome !== 'UPHELD'),
    howHref: pathTo.complaints,
    replyForm: data.state === 'ASKED' && !session.backdoor ? formOf(replyForm, visit) : null,
    withdrawForm: isOpen && !session.backdoor ? formOf(withdrawForm, visit) : null,
  };
}

export type OwnComplaintData = Awaited<ReturnType<typeof loadOwnComplaint>>;

function turnsOf({ t, format }: SignedInVisit, { state, due_at: due }: ComplaintJson) {
  if (!due) return [];
  const mine = state === 'ASKED';
  return [
    {
      mine,
      who: t(mine ? 'complaints:turn.you' : 'complaints:turn.house'),
      what: t(`complaints:turn.${state}`, { date: format.date(due) }),
    },
  ];
}

/** Buttons: `reply` with a text, `withdraw`, which asks once. What was decided meanwhile is said on the page. */
export async function changeOwnComplaint(
  visit: SignedInVisit,
  area: ClientArea,
  id: string | undefined,
  form: SubmittedForm,
) {
  const { t } = visit;
  const params = { id: id ?? '' };
  const here = pathTo[area].complaint(params.id);
  const refused = toldAt(visit, here);
  return answerForm(visit, form, {
    reply: formAct({
      schema: replyForm,
      send: (typed, idempotencyKey) =>
        call(visit, replyToComplaint, { params, body: formDataOf(typed), idempotencyKey }),
      onward: () => ({ to: here, toast: t('complaints:reply.done') }),
      refused: (failure) => (failure.code === 'complaint.moved' ? refused(failure) : null),
    }),
    withdraw: formAct({
      schema: withdrawForm,
      ask: async () => {
        const { data } = await call(visit, getOwnComplaint, { params });
        return {
          question: {
            title: t('complaints:withdraw.ask', { reference: data.reference }),
            text: t('complaints:withdraw.text'),
            button: t('complaints:withdraw.button'),
            danger: true,
          },
          facts: [],
          backHref: here,
        };
      },
      send: (body, idempotencyKey) => call(visit, withdrawComplaint, { params, body, idempotencyKey }),
      onward: () => ({ to: here, toast: t('complaints:withdraw.done') }),
      refused: (failure) => (failure.code === 'complaint.moved' ? refused(failure) : null),
    }),
  });
}
