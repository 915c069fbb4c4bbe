import type { Served } from '#backend/http/serve.ts';
import { countOwnWaitingRoute, listNotificationsRoute, readNotificationsRoute } from './notifications.ts';
import { getMessageRoute, listMessagesRoute, measureAudienceRoute } from './read-messages.ts';
import { sendMessageRoute, stopMessageRoute } from './send-message.ts';
import { changeMessageRoute, tryMessageRoute, writeMessageRoute } from './write-message.ts';

/** Everything of contract/messages.ts and contract/notifications.ts. */
export const messagesRoutes: readonly Served[] = [
  listMessagesRoute,
  measureAudienceRoute,
  getMessageRoute,
  writeMessageRoute,
  changeMessageRoute,
  tryMessageRoute,
  sendMessageRoute,
  stopMessageRoute,
  listNotificationsRoute,
  readNotificationsRoute,
  countOwnWaitingRoute,
];
