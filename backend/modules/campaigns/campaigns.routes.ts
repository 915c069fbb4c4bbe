import type { Served } from '#backend/http/serve.ts';
import { allotIssuanceRoute, previewAllotmentRoute } from './allot-issuance.ts';
import { dropPlanRoute, planMoveRoute } from './plan-move.ts';
import { closeAndRefundRoute, previewRefundAllRoute } from './refund-all.ts';
import { resumeIssuanceRoute } from './resume-issuance.ts';
import { previewSuspensionRoute, suspendIssuanceRoute } from './suspend-issuance.ts';

/** Everything of contract/campaigns.ts. */
export const campaignsRoutes: readonly Served[] = [
  previewSuspensionRoute,
  suspendIssuanceRoute,
  resumeIssuanceRoute,
  planMoveRoute,
  dropPlanRoute,
  previewRefundAllRoute,
  closeAndRefundRoute,
  previewAllotmentRoute,
  allotIssuanceRoute,
];
