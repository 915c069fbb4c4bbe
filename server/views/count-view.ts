import type { IncomingMessage } from 'node:http';
import type { Visitor } from '../visitor.ts';
import { projectSeen } from './is-view.ts';
import type { ViewCounter } from './view-counter.ts';

/** Counts the answer to a request, where it showed a person a project's public page: a new one, or the one that their browser has kept. */
export function countView(
  views: Pick<ViewCounter, 'saw'> | undefined,
  request: IncomingMessage,
  { host, address }: Visitor,
  status: number,
): void {
  if (!views || host === null || (status !== 200 && status !== 304)) return;
  const slug = projectSeen(request);
  if (slug !== null) views.saw({ host, slug, address, agent: request.headers['user-agent'] ?? '' });
}
