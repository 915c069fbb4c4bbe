import { call } from '#app/api/call.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { lookAtWaiting } from '#contract/inbox.ts';
import { askedAhead } from '#domain/access/asked-ahead.ts';
import type { InboxKind } from '#domain/inbox/inbox.ts';
import { minutesOpen } from '#domain/inbox/looks.ts';

/**
 * Says that a manager has a thing of the inbox open, and answers a sentence for each colleague who has it open too. A page that a browser reads ahead says
 * nothing, and nor does a stay in somebody's session; whatever goes wrong holds no page up (record 0147).
 * @param page the record whose page it is
 */
export async function lookersAt(visit: SignedInVisit, kind: InboxKind, page: string): Promise<string[]> {
  const { request, session, t, now } = visit;
  if (session.backdoor || askedAhead((name) => request.headers.get(name))) return [];
  const { data } = await call(visit, lookAtWaiting, { body: { kind, page } }).catch(() => ({ data: { lookers: [] } }));
  return data.lookers.map(({ name, since }) => {
    const count = minutesOpen(new Date(since), now);
    return count === 0 ? t('sheet:looking.now', { name }) : t('sheet:looking.for', { name, count });
  });
}
