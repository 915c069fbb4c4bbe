import { call } from '#app/api/call.server.ts';
import { adView, referenceView } from '#app/features/ads/pieces/ad-view.server.ts';
import { riskView, traderBlock } from '#app/features/ads/pieces/trader-view.server.ts';
import { answerForm, formAct, toldAt } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AdOfferJson } from '#contract/ad-offer.ts';
import { getAd, sendAdMessage, withdrawAd } from '#contract/ads.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { KEEPING_OFFERS } from '#domain/bulletin/offer.ts';
import { messageForm, withdrawForm } from './ad.form.ts';
import { offerActsOf } from './offer-acts.server.ts';
import { offersView } from './offers-view.server.ts';

/** One ad: its terms, what they are to be compared with, and what was written to and fro. */
export async function loadAd(visit: SignedInVisit, id: string | undefined) {
  const { data } = await call(visit, getAd, { params: { id: id ?? '' } });
  const { t, format } = visit;
  const view = adView(visit, data, 'investor');
  const blocked = traderBlock(visit, data.trader);
  const mayAct = !data.block && !blocked && !visit.session.backdoor;
  const answers = data.status === 'OPEN' && mayAct;
  return {
    head: pageHead(visit, { title: view.title }),
    ...view,
    boardHref: data.own ? pathTo.user.ownAds : pathTo.user.board,
    own: data.own,
    isOpen: data.status === 'OPEN',
    figures: [
      { label: t('ads:column.tokens'), value: view.tokens },
      { label: t('ads:column.price'), value: view.price },
      { label: t('ads:column.amount'), value: view.amount },
      { label: t(data.ended_at ? 'ads:ended' : 'ads:until'), value: view.until },
    ],
    facts: [
      { label: t('ads:reference.label'), ...referenceView(visit, data.choice) },
      { label: t('ads:column.published'), price: format.dateTime(data.published_at), method: '' },
    ],
    projectHref: pathTo.user.issuance(data.issuance.id),
    takenDown: data.reason ? t('ads:takenDown', { reason: data.reason }) : '',
    blocked: data.status === 'OPEN' && !data.own ? blocked : null,
    // Writing asks for no place on the whitelist; taking the tokens, or giving them, does.
    unlisted: !data.own && !data.block && data.choice.block === 'unlisted' ? t('ads:unlisted') : '',
    // Who would buy is warned before they write.
    risks: !data.own && data.type === 'SELL' ? riskView(visit, data.trader) : null,
    offers: offersView(visit, data),
    contacts: data.contacts.map((contact) => ({
      id: contact.id,
      // Whoever agrees on something writes to each other until it is settled, whether or not the ad stands.
      mayWrite:
        answers || (mayAct && data.offers.some((offer) => isAccepted(offer) && offer.number === contact.number)),
      title: data.own ? t('ads:contact.number', { number: contact.number }) : t('ads:contact.own'),
      messages: contact.messages.map((message) => ({
        id: message.id,
        who: message.mine ? t('ads:contact.you') : t(data.own ? 'ads:contact.they' : 'ads:contact.owner'),
        at: format.recent(message.at),
        lines: message.text.split(/\r\n|\r|\n/),
      })),
    })),
    mayBegin: answers && !data.own && data.contacts.length === 0,
    mayChange: data.own && data.status === 'OPEN' && !visit.session.backdoor,
    editHref: data.block ? null : pathTo.user.editAd(data.id),
    form: formOf(messageForm, visit),
    withdrawForm: formOf(withdrawForm, visit),
  };
}

const isAccepted = ({ status }: Pick<AdOfferJson, 'status'>) => KEEPING_OFFERS.some((keeping) => keeping === status);

export type AdData = Awaited<ReturnType<typeof loadAd>>;

/** Writes to the other side (`write`), or takes the ad off the board (`withdraw`), which asks once. */
export async function changeAd(visit: SignedInVisit, id: string | undefined, form: SubmittedForm) {
  const params = { id: id ?? '' };
  const { t } = visit;
  const here = pathTo.user.ad(params.id);
  return answerForm(visit, form, {
    ...offerActsOf(visit, params.id),
    write: formAct({
      schema: messageForm,
      send: (body, idempotencyKey) => call(visit, sendAdMessage, { params, body, idempotencyKey }),
      onward: () => ({ to: here, toast: t('ads:contact.sent') }),
    }),
    withdraw: formAct({
      schema: withdrawForm,
      ask: async () => {
        const { data } = await call(visit, getAd, { params });
        const { title, project, reference } = adView(visit, data, 'investor');
        return {
          question: {
            title: t('ads:withdraw.ask', { reference }),
            text: t('ads:withdraw.text'),
            button: t('ads:withdraw.button'),
            danger: true,
          },
          facts: [{ label: project, value: title }],
          backHref: here,
        };
      },
      send: (body, idempotencyKey) => call(visit, withdrawAd, { params, body, idempotencyKey }),
      onward: () => ({ to: pathTo.user.ownAds, toast: t('ads:withdraw.done') }),
      refused: toldAt(visit, here),
    }),
  });
}
