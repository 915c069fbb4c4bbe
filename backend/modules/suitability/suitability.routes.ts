import { answerSuitabilityTestRoute } from './answer-suitability-test.ts';
import { declareSuitabilityRoute } from './declare-suitability.ts';
import { getSuitabilityTestRoute } from './get-suitability-test.ts';
import { getOwnSophisticatedRoute, getSophisticatedRoute, listSophisticatedRoute } from './read-sophisticated.ts';
import { requestSophisticatedRoute } from './request-sophisticated.ts';
import { reviewSophisticatedRoute } from './review-sophisticated.ts';
import { saveLossSimulationRoute } from './save-loss-simulation.ts';
import { withdrawSophisticatedRoute } from './withdraw-sophisticated.ts';

/** What an investor knows, can bear to lose, and may be held for. */
export const suitabilityRoutes = [
  getSuitabilityTestRoute,
  answerSuitabilityTestRoute,
  declareSuitabilityRoute,
  saveLossSimulationRoute,
  getOwnSophisticatedRoute,
  requestSophisticatedRoute,
  withdrawSophisticatedRoute,
  listSophisticatedRoute,
  getSophisticatedRoute,
  reviewSophisticatedRoute,
];
