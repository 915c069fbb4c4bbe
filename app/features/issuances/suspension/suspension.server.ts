import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { insideProject } from '#app/parts/project-page/inside-project.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { previewSuspension, resumeIssuance, suspendIssuance } from '#contract/campaigns.ts';
import { getManagedIssuance } from '#contract/issuances.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { suspensionForm } from './suspension.form.ts';

/** Stopping an offer, or letting it go on: what it does to whom, before it is done. */
export async function loadSuspension(visit: SignedInVisit, id: string | undefined) {
  const params = { id: id ?? '' };
  const { data: sheet } = await call(visit, getManagedIssuance, { params });
  if (!sheet.suspension && !sheet.may_suspend) throw redirect(pathTo.manager.issuance(sheet.id));
  const { t, format } = visit;
  const project = localized(sheet.title, visit.lang);
  const { suspension } = sheet;
  return {
    ...insideProject(visit, 'manager', { id: sheet.id, title: project }, t('issuances:suspension.crumb')),
    form: formOf(suspensionForm, visit),
    running: suspension && {
      title: t('issuances:suspension.resumeTitle', { title: project }),
      facts: [
        { label: t('issuances:suspension.until'), value: format.deadline(suspension.until) },
        { label: t('issuances:suspension.since'), value: format.dateTime(suspension.began_at) },
        { label: t('issuances:suspension.reason'), value: suspension.reason },
        { label: t('issuances:suspension.then'), value: t('issuances:suspension.thenText') },
      ],
    },
    asked: suspension ? null : await askedOf(visit, params, project),
  };
}

export type SuspensionData = Awaited<ReturnType<typeof loadSuspension>>;

async function askedOf(visit: SignedInVisit, params: { id: string }, project: string) {
  const { t, format } = visit;
  const { data } = await call(visit, previewSuspension, { params });
  const sumOf = ({ count, amount }: { count: number; amount: string }) =>
    `${format.tokens(count)} · ${format.money(amount)}`;
  return {
    title: t('issuances:suspension.title', { title: project }),
    hint: t('issuances:suspension.lastDayHint', {
      first: format.date(data.first_day),
      last: format.date(data.last_day),
    }),
    facts: [
      { label: t('issuances:suspension.stops'), value: t('issuances:suspension.stopsText') },
      {
        label: t('issuances:suspension.unpaid'),
        value: `${sumOf(data.unpaid)}. ${t('issuances:suspension.unpaidText')}`,
      },
      { label: t('issuances:suspension.paid'), value: `${sumOf(data.paid)}. ${t('issuances:suspension.paidText')}` },
      { label: t('issuances:suspension.interests'), value: format.tokens(data.interests) },
      { label: t('issuances:suspension.told'), value: t('issuances:suspension.toldCount', { count: data.told }) },
      { label: t('issuances:suspension.ends'), value: t('issuances:suspension.endsText') },
    ],
  };
}

/** Stops the offer, or ends its suspension. */
export async function changeSuspension(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const sheet = pathTo.manager.issuance(params.id);
  return answerForm(visit, form, {
    suspend: formAct({
      schema: suspensionForm,
      send: (body, idempotencyKey) => call(visit, suspendIssuance, { params, body, idempotencyKey }),
      onward: () => ({ to: sheet, toast: visit.t('issuances:suspension.done') }),
      settled: sheet,
    }),
    resume: formAct({
      schema: resumeIssuance.body,
      send: (body, idempotencyKey) => call(visit, resumeIssuance, { params, body, idempotencyKey }),
      onward: () => ({ to: sheet, toast: visit.t('issuances:suspension.resumed') }),
      settled: sheet,
    }),
  });
}
