import { call } from '#app/api/call.server.ts';
import { failureNotice } from '#app/api/error-catalogue.ts';
import { type FormAct, formAct, toldAt } from '#app/forms/form-action.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AdOfferJson } from '#contract/ad-offer.ts';
import {
  acceptAdOffer,
  confirmAdOffer,
  confirmAdPayment,
  makeAdOffer,
  refuseAdOffer,
  takeBackAdOffer,
} from '#contract/ad-offers.ts';
import { getAd } from '#contract/ads.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { OFFER_ACTS, type OfferAct } from '#domain/bulletin/offer.ts';
import { localized } from '#domain/tenant/language.ts';
import { offerActForm } from './offer.form.ts';
import { offerFormFor } from './offers-view.server.ts';

const CALLS = {
  accept: acceptAdOffer,
  refuse: refuseAdOffer,
  confirm: confirmAdOffer,
  take_back: takeBackAdOffer,
  paid: confirmAdPayment,
} as const;

/** Makes an offer (`offer`), or acts on one (`offer-accept` …), which asks once with all that follows of it. */
export function offerActsOf(visit: SignedInVisit, adId: string): Record<string, FormAct> {
  const acts = OFFER_ACTS.map((act) => [`offer-${act}`, oneAct(visit, adId, act)] as const);
  return { offer: makeAct(visit, adId), ...Object.fromEntries(acts) };
}

function makeAct(visit: SignedInVisit, adId: string): FormAct {
  const params = { id: adId };
  const here = pathTo.user.ad(adId);
  return formAct({
    schema: async () => offerFormFor(visit, (await call(visit, getAd, { params })).data),
    send: (body, idempotencyKey) => call(visit, makeAdOffer, { params, body, idempotencyKey }),
    onward: () => ({ to: here, toast: visit.t('ads:offer.sent') }),
    refused: (failure) => (failure.code.startsWith('ad.') ? toldAt(visit, here)(failure) : null),
  });
}

function oneAct(visit: SignedInVisit, adId: string, act: OfferAct): FormAct {
  const { t, format, lang } = visit;
  const here = pathTo.user.ad(adId);
  return formAct({
    schema: offerActForm,
    ask: async ({ offer: id }) => {
      const { data } = await call(visit, getAd, { params: { id: adId } });
      const offer = data.offers.find((each) => each.id === id);
      if (!offer) throw new Response(null, { status: 404 });
      const tokens = `${format.tokens(offer.tokens)} ${data.issuance.symbol}`;
      return {
        question: {
          title: t(`ads:offer.ask.${act}`, { tokens, amount: format.money(offer.amount) }),
          text: t(`ads:offer.${followsOf(act, offer)}`, { tokens, amount: format.money(offer.amount) }),
          button: t(`ads:offer.act.${act}`),
          danger: act === 'refuse' || act === 'take_back',
        },
        facts: [
          { label: t('ads:column.project'), value: localized(data.issuance.title, lang) },
          { label: t('ads:column.tokens'), value: tokens },
          { label: t('ads:column.price'), value: format.price(offer.price) },
          { label: t('ads:column.amount'), value: format.money(offer.amount) },
          { label: t('ads:offer.until'), value: format.date(offer.act_by) },
        ],
        backHref: here,
      };
    },
    send: ({ offer }, idempotencyKey) => call(visit, CALLS[act], { params: { id: offer }, body: {}, idempotencyKey }),
    onward: () => ({ to: here, toast: t(`ads:offer.done.${act}`) }),
    // What lacks is money: in the reader's own writing.
    refused: (failure) => {
      const { missing } = failure.params;
      const params = missing ? { ...failure.params, missing: format.money(String(missing)) } : failure.params;
      return { to: here, toast: failureNotice(t, failure, params) };
    },
  });
}

/** The words for what follows: by how it is paid, and of which side the reader is. */
function followsOf(act: OfferAct, { by_balance: byBalance, selling }: Pick<AdOfferJson, 'by_balance' | 'selling'>) {
  if (act !== 'accept' && act !== 'confirm') return `follows.${act}` as const;
  return `follows.${act}.${byBalance ? 'BALANCE' : 'OUTSIDE'}.${selling ? 'sell' : 'buy'}` as const;
}
