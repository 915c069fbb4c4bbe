import type { IncomingMessage } from 'node:http';
import type { Visitor } from '../visitor.ts';
import { projectSeen } from './is-view.ts';
import type { ViewCounter } from './view-counter.ts';

/**
 * Counts the answer to a request, where it showed a person a project's page: a new one, or the one that their browser has kept.
 * @param told the app's word of a signed-in investor's page, or null
 */
export function countView(
  views: Pick<ViewCounter, 'saw'> | undefined,
  request: IncomingMessage,
  { host, address }: Visitor,
  status: number,
  told: string | null = null,
): void {
  if (!views || host === null || (status !== 200 && status !== 304)) return;
  const slug = projectSeen(request, told);
  if (slug !== null) views.saw({ host, slug, address, agent: request.headers['user-agent'] ?? '' });
}
