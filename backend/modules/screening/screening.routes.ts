import { decideHitRoute } from './decide-hit.ts';
import { fetchWatchListRoute } from './fetch-now.ts';
import { getHitRoute } from './get-hit.ts';
import { getPersonRiskRoute } from './get-person-risk.ts';
import { importWatchListRoute } from './import-list.ts';
import { listHitsRoute } from './list-hits.ts';
import { listWatchListsRoute } from './list-lists.ts';

/** Lists that people are held beside, and who was found on them. */
export const screeningRoutes = [
  importWatchListRoute,
  fetchWatchListRoute,
  listWatchListsRoute,
  listHitsRoute,
  getHitRoute,
  getPersonRiskRoute,
  decideHitRoute,
];
