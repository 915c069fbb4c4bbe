import type { Served } from '#backend/http/serve.ts';
import { acceptAdOfferRoute } from './accept-offer.ts';
import { confirmAdOfferRoute } from './confirm-offer.ts';
import { confirmAdPaymentRoute } from './confirm-paid.ts';
import { refuseAdOfferRoute, takeBackAdOfferRoute } from './end-offer.ts';
import { makeAdOfferRoute } from './make-offer.ts';

/** Everything of contract/ad-offers.ts. */
export const adOffersRoutes: readonly Served[] = [
  makeAdOfferRoute,
  acceptAdOfferRoute,
  refuseAdOfferRoute,
  takeBackAdOfferRoute,
  confirmAdOfferRoute,
  confirmAdPaymentRoute,
];
