import { call } from '#app/api/call.server.ts';
import { adView, referenceView } from '#app/features/ads/pieces/ad-view.server.ts';
import { takeDownForm } from '#app/features/ads/sheet/ad.form.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import { historyLines } from '#app/parts/history/history-lines.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getManagedAd, takeDownAd } from '#contract/ads.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { agreementView } from './agreement-view.server.ts';

/** One ad with its owner and what was done to it. */
export async function loadManagedAd(visit: SignedInVisit, id: string | undefined) {
  const { data } = await call(visit, getManagedAd, { params: { id: id ?? '' } });
  const { t, format } = visit;
  const view = adView(visit, data, 'house');
  const reference = referenceView(visit, data.choice);
  return {
    head: pageHead(visit, { title: view.title }),
    ...view,
    boardHref: pathTo.manager.board,
    projectHref: pathTo.manager.issuance(data.issuance.id),
    owner: { name: data.owner.name, href: pathTo.manager.user(data.owner.id) },
    figures: [
      { label: t('ads:column.tokens'), value: view.tokens },
      { label: t('ads:column.price'), value: view.price },
      { label: t('ads:column.amount'), value: view.amount },
      { label: t(data.ended_at ? 'ads:ended' : 'ads:until'), value: view.until },
    ],
    facts: [
      { label: t('ads:reference.label'), value: `${reference.price} · ${reference.method}` },
      { label: t('ads:manage.held'), value: format.tokens(data.choice.held) },
      { label: t('ads:manage.contacts'), value: format.tokens(data.contacts) },
      { label: t('ads:column.published'), value: format.dateTime(data.published_at) },
      ...(data.reason ? [{ label: t('ads:manage.reason'), value: data.reason }] : []),
    ],
    agreements: data.agreements.map((each) => agreementView(visit, data, each)),
    history: historyLines(visit, data.history, { ownerName: data.owner.name }),
    form: data.status === 'OPEN' ? formOf(takeDownForm, visit) : null,
  };
}

export type ManagedAdData = Awaited<ReturnType<typeof loadManagedAd>>;

/** Takes the ad down: asked once, by its reference, since its owner is told why. */
export async function changeManagedAd(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const { t } = visit;
  const here = pathTo.manager.ad(params.id);
  return answerForm(visit, form, {
    'take-down': formAct({
      schema: takeDownForm,
      ask: async ({ reason }) => {
        const { data } = await call(visit, getManagedAd, { params });
        return {
          question: {
            title: t('ads:takeDown.ask', { reference: data.reference, name: data.owner.name }),
            text: t('ads:takeDown.text'),
            button: t('ads:takeDown.button'),
            danger: true,
          },
          facts: [{ label: t('ads:takeDown.reason'), value: reason }],
          backHref: here,
        };
      },
      send: (body, idempotencyKey) => call(visit, takeDownAd, { params, body, idempotencyKey }),
      onward: () => ({ to: here, toast: t('ads:takeDown.done') }),
      refused: (failure) => (failure.code === 'ad.not_open' ? toldAt(visit, here)(failure) : null),
    }),
  });
}
