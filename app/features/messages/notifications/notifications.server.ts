import { loadSystemMail } from '#app/features/messages/system-mails/mail.server.ts';
import { loadSystemMails } from '#app/features/messages/system-mails/mails.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { loadCompose } from './compose.server.ts';
import { loadMessage } from './message.server.ts';
import type { Area } from './message-view.ts';
import { loadSent } from './messages.server.ts';
import { loadReceived } from './received.server.ts';

/**
 * Messages of an area: those sent, those received, for managers the system's mails (`?view=`), one of them, a new one (`?message=`), or a mail (`?mail=`).
 * An issuer reads first what they were written.
 */
export function loadNotifications(visit: SignedInVisit, area: Area) {
  const { searchParams } = visit.url;
  const asked = searchParams.get('message') ?? '';
  if (asked === 'new' && (area === 'manager' || searchParams.has('issuance'))) return loadCompose(visit, area, null);
  if (isRecordId(asked))
    return searchParams.get('edit') === '1' ? loadCompose(visit, area, asked) : loadMessage(visit, area, asked);
  const mail = searchParams.get('mail') ?? '';
  if (area === 'manager' && isRecordId(mail)) return loadSystemMail(visit, mail);
  const view = searchParams.get('view') ?? (area === 'manager' ? 'sent' : 'received');
  if (area === 'manager' && view === 'system') return loadSystemMails(visit);
  return view === 'sent' ? loadSent(visit, area) : loadReceived(visit, area);
}
export type NotificationsData = Awaited<ReturnType<typeof loadNotifications>>;
