import { serve } from '#backend/http/serve.ts';
import { refuseBlocked, traderOf } from '#backend/modules/ads/trader.ts';
import { confirmAdOffer } from '#contract/ad-offers.ts';
import { offererDoes } from '#domain/bulletin/offer.ts';
import { actBy } from './act-by.ts';
import { lockedOffer, refuseStopped } from './locked-offer.ts';
import { tellOfOffer } from './offer-mail.ts';
import { updateOffer } from './offers.repository.ts';
import { settleOffer } from './settle-offer.ts';

/** The second yes: both are bound. It is paid from balance to balance and settled here and now, or waits for the money. */
export const confirmAdOfferRoute = serve(confirmAdOffer, async (call, { params: { id } }) => {
  const { tx, tenant, now } = call;
  const found = await lockedOffer(call, id, 'confirm');
  const { ad, offer } = found;
  await refuseStopped(call, ad);
  refuseBlocked(await traderOf(call, offererDoes(ad.type)));
  const byBalance = tenant.customization.extras.payWithBalance;
  await call.audit('ad.offer_confirmed', {
    subject: { type: 'ad', id: ad.id },
    details: { offer: id, payment: byBalance ? 'BALANCE' : 'OUTSIDE' },
  });
  if (byBalance) {
    await settleOffer(call, { ...found, offer: { ...offer, agreedAt: now, payment: 'BALANCE' } });
    return { data: { id } };
  }
  const agreed = await updateOffer(tx, offer, {
    ...{ status: 'AGREED', agreedAt: now, payment: 'OUTSIDE', actBy: actBy(call, 'AGREED') },
  });
  await tellOfOffer(call, { ad, offer: agreed }, found.sellerId, 'agreed_seller');
  await tellOfOffer(call, { ad, offer: agreed }, found.buyerId, 'agreed_buyer');
  return { data: { id } };
});
