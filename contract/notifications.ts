import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, localizedText, pageOf, pageQuery } from './envelope.ts';

/** Something that the caller was written, with who sent it and the project's page. */
const notification = z.object({
  id,
  subject: localizedText,
  /** Plain paragraphs. */
  text: localizedText,
  /** The company's name of a project's issuer, else the house's. */
  by: z.string(),
  project: z.object({ id, slug: z.string(), title: localizedText }).nullable(),
  at: instant,
  read: z.boolean(),
});

/** What the caller was written, the newest first. */
export const listNotifications = endpoint({
  id: 'listNotifications',
  summary: 'What one was written',
  method: 'GET',
  path: '/notifications',
  caller: 'signed-in',
  query: pageQuery,
  answer: pageOf(notification).extend({ unread: z.number().int() }),
});

/** Marks what the caller has been written until a moment as read. */
export const readNotifications = endpoint({
  id: 'readNotifications',
  summary: 'Mark what one was written as read',
  method: 'POST',
  path: '/notifications/read',
  action: 'message.read',
  body: z.object({ until: instant }),
  answer: dataOf(z.object({ read: z.number().int() })),
});

/** What waits for the caller behind the menu: unread messages, and open questions about their own projects. */
export const countOwnWaiting = endpoint({
  id: 'countOwnWaiting',
  summary: 'What waits for one behind the menu',
  beforeFactor: true,
  method: 'GET',
  path: '/waiting',
  caller: 'signed-in',
  answer: dataOf(z.object({ unread: z.number().int(), questions: z.number().int() })),
});
