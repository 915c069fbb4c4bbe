import { redirect } from '@remix-run/node';
import { call } from '#app/api/call.server.ts';
import { editAdForm } from '#app/features/ads/pieces/ad.form.ts';
import { adView, referenceView } from '#app/features/ads/pieces/ad-view.server.ts';
import { availableFor, termsHints } from '#app/features/ads/pieces/terms-hints.server.ts';
import { riskView } from '#app/features/ads/pieces/trader-view.server.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { editAd, getAd } from '#contract/ads.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { formatDecimal } from '#domain/money/format.ts';

type Ad = AnswerOf<typeof getAd>['data'];

/** Tokens that the ad may name: of a seller those that are free, its own among them. */
const availableIn = ({ type, choice, tokens }: Ad) => availableFor(type, choice) + (type === 'SELL' ? tokens : 0);

/** Changing one's own open ad; any other leads to its page. */
export async function loadEditAd(visit: SignedInVisit, id: string | undefined) {
  const { data } = await call(visit, getAd, { params: { id: id ?? '' } });
  const { t, lang } = visit;
  if (!data.own) throw new Response(null, { status: 404 });
  if (data.status !== 'OPEN' || data.block) throw redirect(pathTo.user.ad(data.id));
  const view = adView(visit, data, 'investor');
  return {
    head: pageHead(visit, { title: t('ads:edit.title') }),
    crumbs: [
      { label: t('ads:board'), href: pathTo.user.ownAds },
      { label: view.reference, href: pathTo.user.ad(data.id) },
      { label: t('ads:edit.title') },
    ],
    about: `${view.title} · ${view.project}`,
    backHref: pathTo.user.ad(data.id),
    reference: referenceView(visit, data.choice),
    hints: termsHints(visit, { type: data.type, choice: data.choice, available: availableIn(data) }),
    risks: riskView(visit, data.trader),
    until: t('ads:edit.until', { date: view.until }),
    values: { tokens: formatDecimal(String(data.tokens), lang), price: formatDecimal(data.price, lang) },
    version: String(data.version),
    form: formOf(formFor(visit, data), visit),
  };
}

export type EditAdData = Awaited<ReturnType<typeof loadEditAd>>;

function formFor({ lang, customization }: SignedInVisit, ad: Ad) {
  const { symbol } = customization.currency;
  return editAdForm({ lang, symbol, type: ad.type, choice: ad.choice, available: availableIn(ad) });
}

/** Saves the new terms. Where the ad has changed or is over meanwhile, its page says so. */
export async function saveAd(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const here = pathTo.user.ad(params.id);
  return answerForm(visit, form, {
    '': formAct({
      schema: async () => formFor(visit, (await call(visit, getAd, { params })).data),
      send: (body, idempotencyKey) => call(visit, editAd, { params, body, idempotencyKey }),
      onward: () => ({ to: here, toast: visit.t('ads:edit.done') }),
      refused: (failure) =>
        ['ad.not_open', 'ad.stale', 'ad.blocked'].includes(failure.code) ? toldAt(visit, here)(failure) : null,
    }),
  });
}
