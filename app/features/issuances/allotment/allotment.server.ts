import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { insideProject } from '#app/parts/project-page/inside-project.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { allotIssuance, previewAllotment } from '#contract/campaigns.ts';
import { getManagedIssuance } from '#contract/issuances.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { allotmentForm } from './allotment.form.ts';

/** The allotment of a pro rata offer before it is made: who gets what, and what goes back. Of any other offer the sheet. */
export async function loadAllotment(visit: SignedInVisit, id: string | undefined) {
  const params = { id: id ?? '' };
  const { data: sheet } = await call(visit, getManagedIssuance, { params });
  if (!sheet.may_allot) throw redirect(pathTo.manager.issuance(sheet.id));
  const { data } = await call(visit, previewAllotment, { params });
  const { t, format } = visit;
  const project = localized(sheet.title, visit.lang);
  const count = (value: number) => format.tokens(value);
  const sumOf = (sum: { count: number; amount: string }) =>
    t('issuances:allotment.sum', { orders: count(sum.count), amount: format.money(sum.amount) });
  return {
    ...insideProject(visit, 'manager', { id: sheet.id, title: project }, t('issuances:allotment.crumb')),
    title: t('issuances:allotment.title', { title: project }),
    facts: [
      { label: t('issuances:allotment.forSale'), value: count(data.tokens_for_sale) },
      {
        label: t('issuances:allotment.requested'),
        value: t('issuances:allotment.requestedValue', {
          count: data.requested.tokens,
          tokens: count(data.requested.tokens),
          orders: count(data.requested.count),
          amount: format.money(data.requested.amount),
        }),
      },
      {
        label: t('issuances:allotment.allotted'),
        value: t('issuances:allotment.allottedValue', {
          count: data.allotted.tokens,
          tokens: count(data.allotted.tokens),
          amount: format.money(data.allotted.amount),
        }),
      },
      { label: t('issuances:allotment.paid'), value: sumOf(data.paid) },
      { label: t('issuances:allotment.unpaid'), value: sumOf(data.unpaid) },
      { label: t('issuances:allotment.back'), value: format.money(data.back) },
      { label: t('issuances:allotment.cut'), value: count(data.cut) },
      ...(data.empty > 0 ? [{ label: t('issuances:allotment.empty'), value: count(data.empty) }] : []),
      ...(data.paying > 0
        ? [
            {
              label: t('issuances:allotment.paying'),
              value: t('issuances:allotment.payingText', { count: data.paying }),
            },
          ]
        : []),
      { label: t('issuances:allotment.told'), value: t('issuances:allotment.toldText') },
      { label: t('issuances:allotment.undo'), value: t('issuances:allotment.undoText') },
    ],
    shares: data.shares.map((share) => ({
      id: share.id,
      href: pathTo.manager.investment(share.id),
      reference: share.reference,
      state: t(share.paid ? 'issuances:allotment.isPaid' : 'issuances:allotment.isUnpaid'),
      requested: count(share.requested),
      allotted: count(share.allotted),
      amount: format.money(share.amount),
      back: share.back === '0.00' ? '' : format.money(share.back),
    })),
    more:
      data.requested.count > data.shares.length ? t('issuances:allotment.first', { count: data.shares.length }) : '',
    typedHint: t('issuances:allotment.typedHint', { amount: format.money(data.allotted.amount) }),
    currency: visit.customization.currency,
    back: data.back,
    form: formOf(allotmentForm(visit, data.allotted.amount), visit),
  };
}

export type AllotmentData = Awaited<ReturnType<typeof loadAllotment>>;

/** Allots, and leads to the page that tells what becomes of each order. What has changed since the page was drawn is asked for again. */
export async function changeAllotment(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const sheet = pathTo.manager.issuance(params.id);
  let total = '';
  return answerForm(visit, form, {
    '': formAct({
      schema: async () => {
        total = (await call(visit, previewAllotment, { params })).data.allotted.amount;
        return allotmentForm(visit, total);
      },
      send: ({ back }, idempotencyKey) => call(visit, allotIssuance, { params, body: { total, back }, idempotencyKey }),
      onward: ({ data: { run } }) => pathTo.manager.run(run),
      settled: sheet,
    }),
  });
}
