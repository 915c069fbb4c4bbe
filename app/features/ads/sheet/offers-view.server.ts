import { riskView, traderBlock } from '#app/features/ads/pieces/trader-view.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { toneOf } from '#app/parts/status/tone-of.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AdOfferJson } from '#contract/ad-offer.ts';
import type { getAd } from '#contract/ads.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isLive, OFFER_STAGE, offererDoes } from '#domain/bulletin/offer.ts';
import { offerableTokens } from '#domain/bulletin/offer-terms.ts';
import { priceOf } from '#domain/money/price.ts';
import { offerActForm, offerForm } from './offer.form.ts';

type Ad = AnswerOf<typeof getAd>['data'];

/** What decides about an offer of the reader on this ad. */
const termsOf = ({ type, tokens, price, choice }: Ad) => ({
  ad: { type, tokens, price: priceOf(price) },
  ...{ reference: priceOf(choice.reference.price), free: choice.free },
});

/** The form of an offer, within what the ad and the reader have. */
export function offerFormFor({ lang, customization }: SignedInVisit, ad: Ad) {
  const bounds = { lang, symbol: customization.currency.symbol, terms: termsOf(ad) };
  return offerForm(bounds, ad.trader.warning_above !== null);
}

/** The offers that the reader is a side of, and the form of a new one where they can make it now. */
export function offersView(visit: SignedInVisit, ad: Ad) {
  return {
    list: ad.offers.map((offer) => offerView(visit, ad, offer)),
    actForm: formOf(offerActForm, visit),
    make: canOffer(visit, ad) ? makeView(visit, ad) : null,
  };
}

function canOffer(visit: SignedInVisit, ad: Ad): boolean {
  const isFree = !ad.own && ad.status === 'OPEN' && !ad.block && !ad.choice.block;
  const isAble = !visit.session.backdoor && !traderBlock(visit, ad.trader) && offerableTokens(termsOf(ad)) > 0;
  return isFree && isAble && !ad.offers.some(({ status }) => isLive(status));
}

function makeView(visit: SignedInVisit, ad: Ad) {
  const { t, format, customization } = visit;
  const { symbol, symbol_position: position } = customization.currency;
  const count = offerableTokens(termsOf(ad));
  const max = ad.type === 'BUY' ? ad.price : ad.choice.price_max;
  return {
    hints: {
      ...{ symbol: ad.issuance.symbol, currency: symbol, position },
      tokens: t('ads:offer.hint.tokens', { count, tokens: format.tokens(count) }),
      price: t('ads:offer.hint.price', { min: format.price(ad.choice.price_min), max: format.price(max) }),
    },
    text: t(`ads:offer.make.${offererDoes(ad.type)}`),
    risks: riskView(visit, ad.trader),
    form: formOf(offerFormFor(visit, ad), visit),
  };
}
export type MakeOfferView = ReturnType<typeof makeView>;

/** One offer in the reader's words. */
function offerView(visit: SignedInVisit, { issuance }: Pick<Ad, 'issuance'>, offer: AdOfferJson) {
  const { t, format, session } = visit;
  const { turn, missing, selling } = offer;
  const day = format.date(offer.act_by);
  const tokens = `${format.tokens(offer.tokens)} ${issuance.symbol}`;
  const stage = turn === 'you' ? 'investor' : OFFER_STAGE[offer.status];
  return {
    id: offer.id,
    title: t(selling ? 'ads:offer.youSell' : 'ads:offer.youBuy', { tokens, amount: format.money(offer.amount) }),
    status: { label: t(`ads:offer.status.${offer.status}`), tone: toneOf(stage, 'investor') },
    facts: [
      {
        label: t('ads:offer.who'),
        value: offer.mine ? t('ads:contact.you') : t('ads:contact.number', { number: offer.number }),
      },
      { label: t('ads:column.price'), value: format.price(offer.price) },
      { label: t('ads:column.amount'), value: format.money(offer.amount) },
      { label: t('ads:offer.payment'), value: t(offer.by_balance ? 'ads:offer.BALANCE' : 'ads:offer.OUTSIDE') },
      { label: t('ads:offer.made'), value: format.dateTime(offer.made_at) },
      ...(offer.ended_at ? [{ label: t('ads:ended'), value: format.dateTime(offer.ended_at) }] : []),
    ],
    turn: turn ? t(`ads:offer.turn.${turn}.${offer.status}`, { date: day }) : '',
    acts: session.backdoor ? [] : offer.acts.filter((act) => !missing || (act !== 'accept' && act !== 'confirm')),
    short: missing && { text: t('ads:offer.short', { missing: format.money(missing) }), href: pathTo.user.balance },
  };
}
export type OfferView = ReturnType<typeof offerView>;
