import type { Served } from '#backend/http/serve.ts';
import { changeFailedJobsRoute, listFailedJobsRoute } from './failed-jobs.ts';
import { listInboxRoute } from './list-inbox.ts';
import { takeInboxRoute } from './take-inbox.ts';

/** Everything of contract/inbox.ts. */
export const inboxRoutes: readonly Served[] = [
  listInboxRoute,
  takeInboxRoute,
  listFailedJobsRoute,
  changeFailedJobsRoute,
];
