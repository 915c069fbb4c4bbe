import { call } from '#app/api/call.server.ts';
import { waitingSum, waitingViews } from '#app/parts/waiting/waiting-views.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listInbox } from '#contract/inbox.ts';
import { pathTo } from '#domain/access/addresses.ts';

/** What waits for the team, over the page on which its managers land; null where nothing does, and where the API cannot tell: the page is about projects. */
export async function inboxStrip(visit: SignedInVisit) {
  const { t, format } = visit;
  const answer = await call(visit, listInbox, { query: { per_page: 1 } }).catch(() => null);
  if (!answer || answer.kinds.length === 0) return null;
  const late = waitingSum(answer.kinds, 'late');
  return [
    {
      label: t('inbox:title'),
      href: pathTo.manager.inbox,
      count: format.tokens(waitingSum(answer.kinds, 'count')),
      late: late > 0 ? format.tokens(late) : undefined,
    },
    ...waitingViews(visit, answer.kinds, (kind) => `${pathTo.manager.inbox}?kind=${kind}`),
  ];
}
