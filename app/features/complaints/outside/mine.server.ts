import { call } from '#app/api/call.server.ts';
import { ApiFailure } from '#app/api/failure.ts';
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
import { mailedToken } from '#app/session/mailed-token.ts';
import type { Visit } from '#app/session/visit.ts';
import type { ComplaintJson } from '#contract/complaint.ts';
import {
  proveOutsideComplaint,
  readOutsideComplaint,
  replyOutsideComplaint,
  withdrawOutsideComplaint,
} from '#contract/outside-complaints.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isOpenComplaint } from '#domain/complaint/complaint.ts';
import { proveForm, replyForm, withdrawForm } from './mine.form.ts';

/** The page that a mailed link opens: what waits to be confirmed, or how the complaint stands. Opening it changes nothing, since mail programs open links by themselves. */
export async function loadOwnOutside(visit: Visit) {
  const token = mailedToken(visit.url) ?? '';
  const { t, format } = visit;
  const found = token ? await behindLink(visit, token) : null;
  const filed = found?.complaint ?? null;
  const title = filed ? t('complaints:title', { reference: filed.reference }) : t('complaints:outside.title');
  return {
    head: pageHead(visit, { title }),
    token,
    howHref: pathTo.complaints,
    proof: found?.proof_until
      ? {
          text: t('complaints:outside.proofText', { date: format.dateTime(found.proof_until) }),
          form: formOf(proveForm),
        }
      : null,
    filed: filed && filedView(visit, filed),
  };
}
export type OwnOutsideData = Awaited<ReturnType<typeof loadOwnOutside>>;

function filedView(visit: Visit, data: ComplaintJson) {
  const { t, format } = visit;
  const { state, due_at: due } = data;
  const mine = state === 'ASKED';
  return {
    status: complaintStatus(visit, data, 'investor'),
    turns: due
      ? [
          {
            mine,
            who: t(mine ? 'complaints:turn.you' : 'complaints:turn.house'),
            what: t(`complaints:turn.${state}`, { date: format.date(due) }),
          },
        ]
      : [],
    facts: filedFacts(visit, data),
    texts: filedTexts(visit, data),
    papers: unlinked(filedPapers(data)),
    course: courseView(visit, data, 'investor').map((step) => ({ ...step, papers: unlinked(step.papers) })),
    otherWays: state === 'INADMISSIBLE' || (data.outcome !== null && data.outcome !== 'UPHELD'),
    reply: mine ? formOf(replyForm) : null,
    fileHint: fileHint(visit),
    withdraw: isOpenComplaint(state) ? formOf(withdrawForm) : null,
  };
}

/** By name alone: an address is no account that could fetch papers, and those of the team came with the mail. */
const unlinked = (papers: readonly { name: string }[]) => papers.map(({ name }) => ({ name, href: '' }));

/** Buttons `prove`, `reply` with a text, and `withdraw`, which asks once. The link alone says who speaks. */
export async function changeOwnOutside(visit: Visit, form: SubmittedForm) {
  const { t, format } = visit;
  const here = pathTo.followedComplaint(form.text('token'));
  const refused = (failure: ApiFailure) => (failure.status === 422 ? null : toldAt(visit, here)(failure));
  return answerForm(visit, form, {
    prove: formAct({
      schema: proveForm,
      send: (body) => call(visit, proveOutsideComplaint, { body }),
      onward: ({ data }) => ({
        to: here,
        toast: t('complaints:new.done', { reference: data.reference, date: format.date(data.acknowledge_by) }),
      }),
      refused,
    }),
    reply: formAct({
      schema: replyForm,
      send: (typed) => call(visit, replyOutsideComplaint, { body: formDataOf(typed) }),
      onward: () => ({ to: here, toast: t('complaints:reply.done') }),
      refused,
    }),
    withdraw: formAct({
      schema: withdrawForm,
      ask: async () => ({
        question: {
          title: t('complaints:outside.withdrawAsk'),
          text: t('complaints:withdraw.text'),
          button: t('complaints:withdraw.button'),
          danger: true,
        },
        facts: [],
        backHref: here,
      }),
      send: (body) => call(visit, withdrawOutsideComplaint, { body }),
      onward: () => ({ to: here, toast: t('complaints:withdraw.done') }),
      refused,
    }),
  });
}

/** Null for a link that nobody has any more. */
async function behindLink(visit: Visit, token: string) {
  try {
    return (await call(visit, readOutsideComplaint, { body: { token } })).data;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 404) return null;
    throw failure;
  }
}
