import type { Served } from '#backend/http/serve.ts';
import { changeFailedJobsRoute, listFailedJobsRoute } from './failed-jobs.ts';
import { listInboxRoute } from './list-inbox.ts';
import { lookAtWaitingRoute } from './look-at-waiting.ts';
import { takeInboxRoute } from './take-inbox.ts';

/** Everything of contract/inbox.ts. */
export const inboxRoutes: readonly Served[] = [
  listInboxRoute,
  takeInboxRoute,
  lookAtWaitingRoute,
  listFailedJobsRoute,
  changeFailedJobsRoute,
];
