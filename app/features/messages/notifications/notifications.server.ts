import type { SignedInVisit } from '#app/session/visit.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { loadCompose } from './compose.server.ts';
import { loadMessage } from './message.server.ts';
import type { Area } from './message-view.ts';
import { loadSent } from './messages.server.ts';
import { loadReceived } from './received.server.ts';

/** Messages of an area: those sent, those received (`?view=`), one of them, or a new one (`?message=`). An issuer reads first what they were written. */
export function loadNotifications(visit: SignedInVisit, area: Area) {
  const { searchParams } = visit.url;
  const asked = searchParams.get('message') ?? '';
  if (asked === 'new' && (area === 'manager' || searchParams.has('issuance'))) return loadCompose(visit, area, null);
  if (isRecordId(asked))
    return searchParams.get('edit') === '1' ? loadCompose(visit, area, asked) : loadMessage(visit, area, asked);
  const view = searchParams.get('view') ?? (area === 'manager' ? 'sent' : 'received');
  return view === 'sent' ? loadSent(visit, area) : loadReceived(visit, area);
}
export type NotificationsData = Awaited<ReturnType<typeof loadNotifications>>;
