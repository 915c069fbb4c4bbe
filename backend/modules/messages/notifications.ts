import { serve } from '#backend/http/serve.ts';
import { countAllOpenQuestions } from '#backend/modules/announcements/questions.repository.ts';
import { countOwnWaiting, listNotifications, readNotifications } from '#contract/notifications.ts';
import { countUnread, markRead, notificationsPage } from './notifications.repository.ts';

/** What the caller was written. */
export const listNotificationsRoute = serve(listNotifications, async (call, { query }) => {
  const { tx, tenant, user } = call;
  const reader = { tenantId: tenant.id, userId: user.id };
  const [{ rows, meta }, unread] = await Promise.all([notificationsPage(tx, reader, query), countUnread(tx, reader)]);
  return {
    data: rows.map(({ notification, subject, text, issuer, project }) => ({
      id: notification.id,
      subject,
      text,
      by: issuer || tenant.customization.tenant.name,
      project,
      at: notification.createdAt.toISOString(),
      read: notification.readAt !== null,
    })),
    meta,
    unread,
  };
});

/** Marks it as read. */
export const readNotificationsRoute = serve(readNotifications, async ({ tx, tenant, user, now }, { body }) => {
  const read = await markRead(tx, { tenantId: tenant.id, userId: user.id }, new Date(body.until), now);
  return { data: { read } };
});

/** For the menus of investors and issuers. */
export const countOwnWaitingRoute = serve(countOwnWaiting, async ({ tx, tenant, user }) => {
  const reader = { tenantId: tenant.id, userId: user.id };
  const [unread, questions] = await Promise.all([
    countUnread(tx, reader),
    countAllOpenQuestions(tx, tenant.id, user.id),
  ]);
  return { data: { unread, questions } };
});
