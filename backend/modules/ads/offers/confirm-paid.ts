import { serve } from '#backend/http/serve.ts';
import { confirmAdPayment } from '#contract/ad-offers.ts';
import { lockedOffer, refuseStopped } from './locked-offer.ts';
import { settleOffer } from './settle-offer.ts';

/** The seller says that the money has come outside the platform: only then do the tokens go. */
export const confirmAdPaymentRoute = serve(confirmAdPayment, async (call, { params: { id } }) => {
  const found = await lockedOffer(call, id, 'paid');
  await refuseStopped(call, found.ad);
  await settleOffer(call, found);
  return { data: { id } };
});
