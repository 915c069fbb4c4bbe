import { call } from '#app/api/call.server.ts';
import { formDataOf } from '#app/forms/fields/file-field.ts';
import { formAct, toldAt } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { papersOf } from '#app/parts/papers/papers.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { addComplaintPaper, takeBackComplaintPaper } from '#contract/complaint-papers.ts';
import type { getComplaint } from '#contract/complaints.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { fileAddress } from '#domain/access/file-address.ts';
import { addPaperForm, takeBackForm } from './complaint-papers.form.ts';

type ManagedComplaint = AnswerOf<typeof getComplaint>['data'];

/** The papers that either side has sent, for the pane; null where there are none. */
export function sentPapers(visit: SignedInVisit, data: ManagedComplaint) {
  const { t, format } = visit;
  const files = [
    { label: t('complaints:step.received'), at: data.filed_at, papers: data.papers },
    ...data.steps.map(({ act, at, papers }) => ({ label: t(`complaints:step.${act}.house`), at, papers })),
  ].flatMap(({ label, at, papers }) =>
    papers.map(({ file_id, name }) => ({
      // What happened when it came is no name: of three papers all would bear it.
      ...{ fileId: file_id, label: name, name },
      note: [label, format.dateTime(at)].join(' · '),
    })),
  );
  return files.length > 0 ? papersOf(visit, pathTo.manager.complaint(data.id), files) : null;
}

/** What goes along with the next word. */
export function housePapers(visit: SignedInVisit, { waiting }: ManagedComplaint) {
  const { t, customization } = visit;
  return {
    rows: waiting.map(({ id, file_id, name }) => ({ id, name, href: fileAddress(file_id) })),
    hint: t('onboarding:documents.fileHint', { limit: customization.tenant.upload_limit_mb }),
    add: formOf(addPaperForm),
    takeBack: formOf(takeBackForm, visit),
  };
}

/** Buttons `add-paper` and `take-back-paper`: nobody but the team has seen what they change. */
export function housePaperActs(visit: SignedInVisit, id: string) {
  const { t } = visit;
  const here = pathTo.manager.complaint(id);
  const told = toldAt(visit, here);
  return {
    'add-paper': formAct({
      schema: addPaperForm,
      send: (fields) => call(visit, addComplaintPaper, { params: { id }, body: formDataOf(fields) }),
      onward: () => ({ to: here, toast: t('complaints:papers.added') }),
      refused: (failure) => (failure.status === 409 ? told(failure) : null),
    }),
    'take-back-paper': formAct({
      schema: takeBackForm,
      send: (body, idempotencyKey) => call(visit, takeBackComplaintPaper, { params: { id }, body, idempotencyKey }),
      onward: () => ({ to: here, toast: t('complaints:papers.takenBack') }),
      refused: (failure) => ([404, 409].includes(failure.status) ? told(failure) : null),
    }),
  };
}
