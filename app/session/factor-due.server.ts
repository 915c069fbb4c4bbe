import { redirectDocument } from '@remix-run/node';
import { pathTo } from '#domain/access/addresses.ts';
import { areaOfRole } from '#domain/access/roles.ts';
import type { Session } from './session.ts';
import type { ApiCaller } from './visit.ts';

/** The way to the page on which a second factor is set up, for whom the API answers nothing else until then; null on that page itself. */
export function toSetUpFactor({ request }: Pick<ApiCaller, 'request'>, session: Session): Response | null {
  const target = pathTo[areaOfRole(session.user.role)].secondFactor;
  if (new URL(request.url).pathname === target) return null;
  return redirectDocument(target, { status: 303, headers: { 'Cache-Control': 'no-store' } });
}
