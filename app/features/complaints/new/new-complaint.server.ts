import { call } from '#app/api/call.server.ts';
import type { ClientArea } from '#app/features/complaints/own-list/own-complaints.server.ts';
import { fileHint } from '#app/features/complaints/pieces/complaint-view.server.ts';
import { formDataOf } from '#app/forms/fields/file-field.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { recordId } from '#app/lists/filter.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { fileComplaint, listComplaintSubjects } from '#contract/complaints.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { ACKNOWLEDGE_DAYS, DECIDE_MONTHS } from '#domain/complaint/clocks.ts';
import { COMPLAINT_KINDS } from '#domain/complaint/complaint.ts';
import { localized } from '#domain/tenant/language.ts';
import { dayIn } from '#domain/time/zone.ts';
import { newComplaintForm } from './new-complaint.form.ts';

const formFor = ({ customization, now }: SignedInVisit) => newComplaintForm(dayIn(now, customization.tenant.time_zone));

/** The form of a complaint. `?order=`: the order that it is about, which another choice may replace. */
export async function loadNewComplaint(visit: SignedInVisit, area: ClientArea) {
  const { t, lang, url, session } = visit;
  const { data } = await call(visit, listComplaintSubjects);
  const subjects = [
    ...data.orders.map(({ id, reference, project }) => ({
      value: `order/${id}`,
      label: `${reference} · ${localized(project, lang)}`,
    })),
    ...data.projects.map(({ id, title }) => ({ value: `project/${id}`, label: localized(title, lang) })),
  ];
  const asked = `order/${recordId(url.searchParams.get('order') ?? '')}`;
  return {
    head: pageHead(visit, { title: t('complaints:new.title') }),
    listHref: pathTo[area].complaints,
    howHref: pathTo.complaints,
    kinds: COMPLAINT_KINDS.map((kind) => ({ value: kind, label: t(`complaints:kind.${kind}`) })),
    subjects,
    chosen: subjects.find(({ value }) => value === asked)?.value,
    answerTo: session.user.email,
    terms: t('complaints:new.terms', { days: ACKNOWLEDGE_DAYS, count: DECIDE_MONTHS }),
    fileHint: fileHint(visit),
    form: formOf(formFor(visit), visit),
  };
}

export type NewComplaintData = Awaited<ReturnType<typeof loadNewComplaint>>;

/** Files it and leads to its page. */
export async function fileNewComplaint(visit: SignedInVisit, area: ClientArea, form: SubmittedForm) {
  const { t, format } = visit;
  return answerForm(visit, form, {
    '': formAct({
      schema: formFor(visit),
      send: (typed, idempotencyKey) => call(visit, fileComplaint, { body: formDataOf(typed), idempotencyKey }),
      onward: ({ data }) => ({
        to: pathTo[area].complaint(data.id),
        toast: t('complaints:new.done', { reference: data.reference, date: format.date(data.acknowledge_by) }),
      }),
    }),
  });
}
