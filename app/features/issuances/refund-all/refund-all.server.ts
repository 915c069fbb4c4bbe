import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { insideProject } from '#app/parts/project-page/inside-project.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { closeAndRefund, previewRefundAll } from '#contract/campaigns.ts';
import { getManagedIssuance } from '#contract/issuances.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { refundAllForm } from './refund-all.form.ts';

/** Closing a campaign that failed: what goes back to how many, what ends without money, what stays. Of any other campaign the sheet. */
export async function loadRefundAll(visit: SignedInVisit, id: string | undefined) {
  const params = { id: id ?? '' };
  const { data: sheet } = await call(visit, getManagedIssuance, { params });
  if (!sheet.may_refund_all) throw redirect(pathTo.manager.issuance(sheet.id));
  const { data } = await call(visit, previewRefundAll, { params });
  const { t, format } = visit;
  const project = localized(sheet.title, visit.lang);
  const sumOf = ({ count, amount }: { count: number; amount: string }) =>
    t('issuances:refundAll.sum', { orders: format.tokens(count), amount: format.money(amount) });
  return {
    ...insideProject(visit, 'manager', { id: sheet.id, title: project }, t('issuances:refundAll.crumb')),
    title: t('issuances:refundAll.title', { title: project }),
    facts: [
      { label: t('issuances:refundAll.raised'), value: format.money(data.raised) },
      { label: t('issuances:refundAll.softCap'), value: format.money(data.soft_cap) },
      { label: t('issuances:refundAll.paid'), value: sumOf(data.paid) },
      { label: t('issuances:refundAll.unpaid'), value: sumOf(data.unpaid) },
      { label: t('issuances:refundAll.interests'), value: format.tokens(data.interests) },
      ...(data.made.count > 0 ? [{ label: t('issuances:refundAll.made'), value: sumOf(data.made) }] : []),
      { label: t('issuances:refundAll.told'), value: t('issuances:refundAll.toldText') },
      { label: t('issuances:refundAll.undo'), value: t('issuances:refundAll.undoText') },
    ],
    typedHint: t('issuances:refundAll.typedHint', { amount: format.money(data.paid.amount) }),
    currency: visit.customization.currency,
    form: formOf(refundAllForm(visit, data.paid.amount), visit),
  };
}

export type RefundAllData = Awaited<ReturnType<typeof loadRefundAll>>;

/** Closes the campaign and leads to the page that tells what becomes of each order. */
export async function changeRefundAll(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const sheet = pathTo.manager.issuance(params.id);
  return answerForm(visit, form, {
    '': formAct({
      // What came in or went meanwhile changes the amount: it is asked for again.
      schema: async () => refundAllForm(visit, (await call(visit, previewRefundAll, { params })).data.paid.amount),
      send: ({ note }, idempotencyKey) => call(visit, closeAndRefund, { params, body: { note }, idempotencyKey }),
      onward: ({ data: { run } }) =>
        run ? pathTo.manager.run(run) : { to: sheet, toast: visit.t('issuances:refundAll.closed') },
      settled: sheet,
    }),
  });
}
