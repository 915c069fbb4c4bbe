import { redirectDocument } from '@remix-run/node';
import { type Access, mayEnter, needsSession } from '#domain/access/access.ts';
import { endExpired } from './expired-session.server.ts';
import { guestAnswer } from './guest-door.server.ts';
import { makeVisit } from './make-visit.server.ts';
import { signInAddress } from './sign-in-address.ts';
import type { SignedInVisit, Visit } from './visit.ts';

type SignedInAccess = 'user' | 'manager' | 'entrepreneur' | 'invest';

/**
 * The first line of every loader and action: the visit, or the answer that stands in its way (specification, section 4).
 * Throws a redirect to the sign-in page without a live session, to the role's home on guest pages with one, to the invest
 * step from a public project page with one; a 403 answer to the wrong role; an Error for a guard that does not exist.
 * A layout's loader protects nothing: data requests can name a child route alone.
 */
export function requireRole(request: Request, access: SignedInAccess): Promise<SignedInVisit>;
export function requireRole(request: Request, access: Access): Promise<Visit>;
export async function requireRole(request: Request, access: Access): Promise<Visit> {
  const { visit, held } = await makeVisit(request);
  const roles = visit.session?.user.roles ?? null;
  if (needsSession(access)) {
    if (roles === null) {
      const target = signInAddress(visit.url, new URL(request.url).searchParams.get('lang'));
      throw held ? await endExpired(visit, held, target) : redirectDocument(target);
    }
    if (!mayEnter(access, roles)) throw new Response(null, { status: 403 });
    return visit;
  }
  const answer = await guestAnswer(visit, held, access, mayEnter(access, roles));
  if (answer) throw answer;
  return visit;
}
