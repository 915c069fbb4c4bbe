import { serve } from '#backend/http/serve.ts';
import { takeInbox } from '#contract/inbox.ts';
import { letGo, takeItems } from './inbox.repository.ts';
import { askingOf } from './list-inbox.ts';

/** Takes what waits, or lets it go. Whether it waits still is not asked: a take of what is done says nothing. */
export const takeInboxRoute = serve(takeInbox, async (call, { body }) => {
  // In one order, so that two who take the same do not wait for each other.
  const once = [...new Map(body.items.map((item) => [`${item.kind}/${item.id}`, item])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, item]) => item);
  const changed = await (body.take ? takeItems : letGo)(call.tx, askingOf(call), once);
  await call.audit(body.take ? 'inbox.taken' : 'inbox.let_go', {
    subject: { type: 'user', id: call.user.id },
    details: { items: once.map(({ kind, id }) => `${kind}/${id}`).join(' ') },
  });
  return { data: { changed } };
});
