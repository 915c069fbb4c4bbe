import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { deleteProject, previewProjectDeletion } from '#contract/project-deletion.ts';
import { pathTo } from '#domain/access/addresses.ts';
import type { DeletionReason } from '#domain/issuance/deletion.ts';
import type { IssuanceStatus } from '#domain/issuance/status.ts';
import { neighboursOf } from '#domain/issuance/transitions.ts';
import { localized } from '#domain/tenant/language.ts';
import { deleteForm } from './delete.form.ts';

type Area = 'manager' | 'entrepreneur';

/** The question before a project goes for good, with what goes with it; where anything keeps it, what that is and where it stands. */
export async function loadDelete(visit: SignedInVisit, area: Area, id: string | undefined) {
  const params = { id: id ?? '' };
  const { data } = await call(visit, previewProjectDeletion, { params });
  const { t } = visit;
  const project = localized(data.title, visit.lang);
  return {
    head: pageHead(visit, { title: t('projects:deleting.title', { title: project }) }),
    crumbs: [
      { label: t('issuances:inside.back'), href: pathTo[area].issuances },
      { label: project, href: pathTo[area].issuance(params.id) },
      { label: t('projects:deleting.crumb') },
    ],
    backHref: pathTo[area].issuance(params.id),
    project,
    reasons: data.reasons.map(({ reason, count }) => ({
      key: reason,
      label: t(`projects:deleting.reason.${reason}`, { count }),
      href: placeOf(visit, area, { ...data, id: params.id }, reason),
    })),
    facts: [
      {
        label: t('projects:deleting.goes'),
        value: t('projects:deleting.goesText', {
          pictures: t('projects:deleting.pictures', { count: data.pictures }),
          documents: t('projects:deleting.documents', { count: data.documents }),
        }),
      },
      { label: t('projects:deleting.undo'), value: t('projects:deleting.undoText') },
    ],
    form: formOf(deleteForm(project), visit),
  };
}

export type DeleteData = Awaited<ReturnType<typeof loadDelete>>;

/** Deletes the project and leads to the list. What has come to hang on it meanwhile is shown in the question's place. */
export async function changeDelete(visit: SignedInVisit, area: Area, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const { data } = await call(visit, previewProjectDeletion, { params });
  const title = localized(data.title, visit.lang);
  return answerForm(visit, form, {
    '': formAct({
      schema: deleteForm(title),
      send: (_, idempotencyKey) => call(visit, deleteProject, { params, body: {}, idempotencyKey }),
      onward: () => ({ to: pathTo[area].issuances, toast: visit.t('projects:deleting.done', { title }) }),
    }),
  });
}

/** Where what keeps a project is looked at. */
function placeOf(
  { customization }: SignedInVisit,
  area: Area,
  { id, status }: { id: string; status: IssuanceStatus },
  reason: DeletionReason,
): string {
  const orders = `${pathTo[area].investments}?${new URLSearchParams({ issuance: id })}`;
  switch (reason) {
    case 'orders':
      return orders;
    case 'holders':
    case 'ledger':
      return pathTo[area].investors(id);
    case 'whitelist':
      return pathTo[area].whitelist(id);
    case 'questions':
      return pathTo[area].updates(id);
    case 'phase': {
      const { back } = neighboursOf(status, customization.flows.project_status);
      return area === 'manager' && back ? `${pathTo.manager.phase(id)}?to=${back}` : pathTo[area].issuance(id);
    }
    default:
      return pathTo[area].issuance(id);
  }
}
