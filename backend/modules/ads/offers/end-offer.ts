import { serve } from '#backend/http/serve.ts';
import { refuseAdOffer, takeBackAdOffer } from '#contract/ad-offers.ts';
import { freeOfOffer } from './keep-tokens.ts';
import { lockedOffer } from './locked-offer.ts';
import { tellOfOffer } from './offer-mail.ts';
import { updateOffer } from './offers.repository.ts';

/** The ad's owner says no. */
export const refuseAdOfferRoute = serve(refuseAdOffer, async (call, { params: { id } }) => {
  const { ad, offer } = await lockedOffer(call, id, 'refuse');
  const refused = await updateOffer(call.tx, offer, { status: 'REFUSED', endedAt: call.now });
  await call.audit('ad.offer_refused', { subject: { type: 'ad', id: ad.id }, details: { offer: id } });
  await tellOfOffer(call, { ad, offer: refused }, offer.userId, 'refused');
  return { data: { id } };
});

/** Either side takes its yes back; the other is told. */
export const takeBackAdOfferRoute = serve(takeBackAdOffer, async (call, { params: { id } }) => {
  const found = await lockedOffer(call, id, 'take_back');
  const { ad, offer, side } = found;
  await freeOfOffer(call, found);
  const back = await updateOffer(call.tx, offer, { status: 'WITHDRAWN', endedAt: call.now });
  await call.audit('ad.offer_taken_back', { subject: { type: 'ad', id: ad.id }, details: { offer: id, side } });
  await tellOfOffer(call, { ad, offer: back }, side === 'owner' ? offer.userId : ad.userId, 'taken_back');
  return { data: { id } };
});
