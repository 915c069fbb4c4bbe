import { call } from '#app/api/call.server.ts';
import type { ApiFailure } from '#app/api/failure.ts';
import { formDataOf } from '#app/forms/fields/file-field.ts';
import { formAct, toldAt } from '#app/forms/form-action.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { removeDistributionDocument, uploadDistributionDocument } from '#contract/distribution-documents.ts';
import { addPaperForm, removePaperForm } from './distribution.form.ts';
import type { DistributionSheet } from './find-distribution.server.ts';

/** Adding a paper for the holders, and taking one away, which asks first. `page`: of the distribution, where both lead back to. */
export function paperActs(visit: SignedInVisit, id: string, page: string, find: () => Promise<DistributionSheet>) {
  const { t } = visit;
  const words = (key: string, name = '') => t(`distributions:papers.${key}`, { name });
  // Whoever was slower than a manager's yes: the page then has no form that could say so.
  const closed = (failure: ApiFailure) => (failure.status === 409 ? toldAt(visit, page)(failure) : null);
  return {
    'add-paper': formAct({
      schema: addPaperForm,
      send: (fields) => call(visit, uploadDistributionDocument, { params: { id }, body: formDataOf(fields) }),
      onward: () => ({ to: page, toast: words('added') }),
      refused: closed,
    }),
    'remove-paper': formAct({
      schema: removePaperForm,
      ask: async ({ document_id }) => {
        const { documents } = await find();
        const name = documents.find((each) => each.id === document_id)?.name ?? '';
        return {
          question: { title: words('ask', name), text: words('askText'), button: words('button'), danger: true },
          backHref: page,
        };
      },
      send: (body, idempotencyKey) => call(visit, removeDistributionDocument, { params: { id }, body, idempotencyKey }),
      onward: () => ({ to: page, toast: words('removed') }),
      refused: closed,
    }),
  };
}
