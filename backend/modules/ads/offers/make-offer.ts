import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { joinedAd } from '#backend/modules/ads/ad-rows.repository.ts';
import { lockAd } from '#backend/modules/ads/ads.repository.ts';
import { recordBoardConsents, riskProblems } from '#backend/modules/ads/board-risks.ts';
import { boardToken } from '#backend/modules/ads/board-tokens.repository.ts';
import { contactOf } from '#backend/modules/ads/contacts.repository.ts';
import { presentAd } from '#backend/modules/ads/present-ad.ts';
import { blockOf, referenceOf } from '#backend/modules/ads/present-choice.ts';
import { refuseBlocked, traderOf } from '#backend/modules/ads/trader.ts';
import { makeAdOffer } from '#contract/ad-offers.ts';
import { standingOf } from '#domain/bulletin/ad.ts';
import { OFFERS_A_DAY, offererDoes } from '#domain/bulletin/offer.ts';
import { offerProblems } from '#domain/bulletin/offer-terms.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';
import { actBy } from './act-by.ts';
import { tellOfOffer } from './offer-mail.ts';
import { hasLiveOffer, insertOffer, offersSince } from './offers.repository.ts';

const DAY_MS = 86_400_000;

/** The ad that somebody may make an offer on now, locked, and the token as they have it. */
async function offerableAd(call: SignedInCall, id: string) {
  const { tx, tenant, user, now } = call;
  const row = await joinedAd(tx, tenant.id, id);
  const ad = row && (await lockAd(tx, tenant.id, id));
  if (!ad || ad.userId === user.id) throw notFound();
  if (standingOf(ad, now) !== 'OPEN') throw new Refusal(409, 'ad.not_open');
  const token = await boardToken(tx, { tenantId: tenant.id, userId: user.id, now }, ad.issuanceId);
  if (!token) throw notFound();
  const block = presentAd(call, { ...row, ad }).block ?? blockOf(call, token);
  if (block) throw new Refusal(409, 'ad.blocked', { params: { block } });
  return { ad, token };
}

/** Makes an offer: its owner is mailed. Nothing is kept for it before it is accepted. */
export const makeAdOfferRoute = serve(makeAdOffer, async (call, { params: { id }, body }) => {
  const { tx, tenant, user, now } = call;
  const { ad, token } = await offerableAd(call, id);
  const trader = await traderOf(call, offererDoes(ad.type));
  refuseBlocked(trader);
  const price = priceOf(body.price);
  const amountCents = amountOf(body.tokens, price);
  const terms = {
    ad: { type: ad.type, tokens: ad.tokens, price: priceOf(ad.price) },
    ...{ reference: referenceOf(token), free: token.held - token.offered },
  };
  const fields = {
    ...offerProblems(terms, { tokens: body.tokens, price }),
    ...riskProblems(trader, amountCents, body),
  };
  if (Object.keys(fields).length > 0) throw fieldRefusal(fields);
  const whose = { tenantId: tenant.id, adId: id, userId: user.id };
  if (await hasLiveOffer(tx, whose)) throw new Refusal(409, 'ad.offer_open');
  if ((await offersSince(tx, tenant.id, user.id, new Date(now.getTime() - DAY_MS))) >= OFFERS_A_DAY)
    throw new Refusal(429, 'ad.offers_today', { params: { max: OFFERS_A_DAY } });
  const contact = await contactOf(tx, tenant.id, id, user.id, now);
  const offer = await insertOffer(tx, {
    ...{ ...whose, contactId: contact.id, tokens: body.tokens, price: body.price, amountCents },
    ...{ madeAt: now, actBy: actBy(call, 'OPEN') },
  });
  const { warningAboveCents } = trader;
  await recordBoardConsents(call, {
    risks: warningAboveCents !== null,
    warned: warningAboveCents !== null && amountCents > warningAboveCents,
  });
  await call.audit('ad.offer_made', {
    subject: { type: 'ad', id },
    details: { offer: offer.id, contact: contact.number, tokens: body.tokens, price: body.price },
  });
  await tellOfOffer(call, { ad, offer }, ad.userId, 'made');
  return { data: { id: offer.id } };
});
