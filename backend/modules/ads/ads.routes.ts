import type { Served } from '#backend/http/serve.ts';
import { takeDownAdRoute, withdrawAdRoute } from './end-ad.ts';
import { getAdRoute } from './get-ad.ts';
import { listAdChoicesRoute, listAdsRoute } from './list-ads.ts';
import { getManagedAdRoute, listManagedAdsRoute } from './managed-ads.ts';
import { editAdRoute, postAdRoute } from './post-ad.ts';
import { sendAdMessageRoute } from './send-message.ts';

/** Everything of contract/ads.ts. */
export const adsRoutes: readonly Served[] = [
  listAdsRoute,
  listAdChoicesRoute,
  getAdRoute,
  postAdRoute,
  editAdRoute,
  withdrawAdRoute,
  sendAdMessageRoute,
  listManagedAdsRoute,
  getManagedAdRoute,
  takeDownAdRoute,
];
