import type { Served } from '#backend/http/serve.ts';
import { checkLegitimationRoute } from './check-legitimation.ts';
import { returnLegitimationRoute } from './end-legitimation.ts';
import { getLegitimationPaperRoute } from './get-paper.ts';
import { issueLegitimationRoute } from './issue-legitimation.ts';
import {
  getLegitimationFormRoute,
  getLegitimationRoute,
  listLegitimationsRoute,
  listOwnLegitimationsRoute,
} from './read-legitimations.ts';

/** Everything of contract/legitimations.ts. */
export const legitimationsRoutes: readonly Served[] = [
  listOwnLegitimationsRoute,
  listLegitimationsRoute,
  getLegitimationFormRoute,
  issueLegitimationRoute,
  checkLegitimationRoute,
  getLegitimationRoute,
  getLegitimationPaperRoute,
  returnLegitimationRoute,
];
