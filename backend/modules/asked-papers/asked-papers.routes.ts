import type { Served } from '#backend/http/serve.ts';
import { askForPapersRoute } from './ask-for-papers.ts';
import { decideAskedPaperRoute, withdrawPaperRequestRoute } from './decide-papers.ts';
import { listOwnPaperRequestsRoute, listPaperRequestsRoute } from './read-requests.ts';
import { sendAskedPaperRoute } from './send-asked-paper.ts';

/** Everything of contract/asked-papers.ts. */
export const askedPapersRoutes: readonly Served[] = [
  askForPapersRoute,
  listPaperRequestsRoute,
  decideAskedPaperRoute,
  withdrawPaperRequestRoute,
  listOwnPaperRequestsRoute,
  sendAskedPaperRoute,
];
