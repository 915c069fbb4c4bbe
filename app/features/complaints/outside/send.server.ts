import { call } from '#app/api/call.server.ts';
import { fileHint } from '#app/features/complaints/pieces/complaint-view.server.ts';
import { formDataOf } from '#app/forms/fields/file-field.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { Visit } from '#app/session/visit.ts';
import { sendOutsideComplaint } from '#contract/outside-complaints.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { ACKNOWLEDGE_DAYS, DECIDE_MONTHS } from '#domain/complaint/clocks.ts';
import { COMPLAINT_KINDS } from '#domain/complaint/complaint.ts';
import { OUTSIDE_PROOF_HOURS } from '#domain/complaint/outside.ts';
import { dayIn } from '#domain/time/zone.ts';
import { outsideForm } from './send.form.ts';

const formFor = ({ customization, now }: Visit) => outsideForm(dayIn(now, customization.tenant.time_zone));

/** The form for whoever has no account; `?sent=1` once the mail with the link went out. */
export function loadOutsideComplaint(visit: Visit) {
  const { t, customization, url } = visit;
  const { legal_name: legalName, name } = customization.tenant;
  const isSent = url.searchParams.get('sent') === '1';
  return {
    head: pageHead(visit, { title: t(isSent ? 'complaints:outside.sentTitle' : 'complaints:new.title') }),
    howHref: pathTo.complaints,
    terms: t('complaints:new.terms', { days: ACKNOWLEDGE_DAYS, count: DECIDE_MONTHS }),
    privacy: t('complaints:outside.privacy', { house: legalName || name || customization.title }),
    kinds: COMPLAINT_KINDS.map((kind) => ({ value: kind, label: t(`complaints:kind.${kind}`) })),
    sent: isSent ? t('complaints:outside.sent', { count: OUTSIDE_PROOF_HOURS }) : '',
    fileHint: fileHint(visit),
    form: formOf(formFor(visit)),
  };
}
export type OutsideComplaintData = ReturnType<typeof loadOutsideComplaint>;

/** Sends it: its link comes by mail, and the page says the same whoever the address belongs to. */
export async function changeOutsideComplaint(visit: Visit, form: SubmittedForm) {
  return answerForm(visit, form, {
    '': formAct({
      schema: formFor(visit),
      send: (typed) => call(visit, sendOutsideComplaint, { body: formDataOf({ ...typed, lang: visit.lang }) }),
      onward: () => `${pathTo.outsideComplaint}?sent=1`,
    }),
  });
}
