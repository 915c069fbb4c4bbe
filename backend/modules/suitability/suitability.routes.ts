import { getOwnSophisticatedRoute, getSophisticatedRoute, listSophisticatedRoute } from './read-sophisticated.ts';
import { requestSophisticatedRoute } from './request-sophisticated.ts';
import { reviewSophisticatedRoute } from './review-sophisticated.ts';
import { withdrawSophisticatedRoute } from './withdraw-sophisticated.ts';

/** Everything of contract/sophisticated.ts. */
export const suitabilityRoutes = [
  getOwnSophisticatedRoute,
  requestSophisticatedRoute,
  withdrawSophisticatedRoute,
  listSophisticatedRoute,
  getSophisticatedRoute,
  reviewSophisticatedRoute,
];
