import type { Served } from '#backend/http/serve.ts';
import { askQuestionRoute } from './ask-question.ts';
import { followIssuanceRoute } from './follow-issuance.ts';
import { getIssuanceBySlugRoute, getIssuanceRoute } from './get-issuance.ts';
import { getManagedIssuanceRoute } from './get-managed-issuance.ts';
import { getPublicFiguresRoute } from './get-public-figures.ts';
import { listIssuancesRoute } from './list-issuances.ts';
import { listManagedIssuancesRoute } from './list-managed-issuances.ts';
import { listPublicIssuancesRoute } from './list-public-issuances.ts';
import { moveIssuanceRoute } from './move-issuance.ts';
import { previewMoveRoute } from './preview-move.ts';

/** Everything of contract/issuances.ts. */
export const issuancesRoutes: readonly Served[] = [
  listPublicIssuancesRoute,
  getPublicFiguresRoute,
  getIssuanceBySlugRoute,
  listIssuancesRoute,
  getIssuanceRoute,
  followIssuanceRoute,
  askQuestionRoute,
  listManagedIssuancesRoute,
  getManagedIssuanceRoute,
  previewMoveRoute,
  moveIssuanceRoute,
];
