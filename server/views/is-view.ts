import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { askedAhead } from '#domain/access/asked-ahead.ts';
import { holdsSession } from '../security-headers.ts';

/** The public page of a project, and the steps of an order below it. */
const PROJECT = /^\/invest\/([a-z0-9][a-z0-9-]{0,150})(\/[a-z-]{1,60})?$/;

/**
 * The address of the project that a request has a person look at, or null. Not a look: a crawler's or a program's request, one that a browser makes
 * ahead, one for a frame or a script, and that of anybody with a session for the public page: managers and issuers would count themselves. Of whoever has a
 * session the app says whether they count (`told`). Who is at a step of an order has seen the project, so that no more people order than were counted.
 * @param told the address in the app's word of a signed-in investor, or null
 */
export function projectSeen(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  told: string | null = null,
) {
  if (method !== 'GET') return null;
  const agent = headers['user-agent'];
  if (!agent || isbot(agent) || askedAhead((name) => headers[name])) return null;
  // A page that script has asked for comes as data: the app knows what it is.
  if (told !== null) return told;
  const [, slug, step] = PROJECT.exec(url.split('?', 1)[0] ?? '') ?? [];
  if (slug === undefined) return null;
  if (step === undefined && holdsSession(headers.cookie)) return null;
  const dest = headers['sec-fetch-dest'];
  return dest === undefined || dest === 'document' ? slug : null;
}
