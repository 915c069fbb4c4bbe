import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { cashOf } from '#backend/ledger/balances.ts';
import { refuseBlocked, traderOf } from '#backend/modules/ads/trader.ts';
import { acceptAdOffer } from '#contract/ad-offers.ts';
import { standingOf } from '#domain/bulletin/ad.ts';
import { shortBy, statusAfter } from '#domain/bulletin/offer.ts';
import { moneyText } from '#domain/money/money.ts';
import { actBy } from './act-by.ts';
import { keepForOffer } from './keep-tokens.ts';
import { lockedOffer, refuseStopped } from './locked-offer.ts';
import { tellOfOffer } from './offer-mail.ts';
import { updateOffer } from './offers.repository.ts';

/** The ad's owner says yes: from now on the tokens are this offer's, until its last day. */
export const acceptAdOfferRoute = serve(acceptAdOffer, async (call, { params: { id } }) => {
  const { tx, tenant, user, now } = call;
  const found = await lockedOffer(call, id, 'accept');
  const { ad, offer, buyerId } = found;
  await refuseStopped(call, ad);
  refuseBlocked(await traderOf(call, ad.type));
  const left = standingOf(ad, now) === 'OPEN' ? ad.tokens : 0;
  if (offer.tokens > left) throw new Refusal(409, 'ad.offer_left', { params: { count: left, left } });
  const byBalance = tenant.customization.extras.payWithBalance;
  if (byBalance && buyerId === user.id) {
    const missing = shortBy(offer.amountCents, await cashOf(call, user.id));
    if (missing > 0n) throw new Refusal(409, 'ad.balance_short', { params: { missing: moneyText(missing) } });
  }
  await keepForOffer(call, found);
  const status = statusAfter('accept', byBalance);
  const accepted = await updateOffer(tx, offer, { status, acceptedAt: now, actBy: actBy(call, 'ACCEPTED') });
  await call.audit('ad.offer_accepted', {
    subject: { type: 'ad', id: ad.id },
    details: { offer: id, tokens: offer.tokens, price: offer.price },
  });
  await tellOfOffer(call, { ad, offer: accepted }, offer.userId, 'accepted');
  return { data: { id } };
});
