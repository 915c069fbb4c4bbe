import { redirectDocument } from '@remix-run/node';
import type { Access } from '#domain/access/access.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { homeOf } from '#domain/access/roles.ts';
import { endExpired } from './expired-session.server.ts';
import type { Session } from './session.ts';
import type { Visit } from './visit.ts';

/**
 * What stands in the way of a page for people without a session, or null. An expired session is logged out and the page
 * asked for anew; a live one goes to its role's home, or from a public project to its invest step; a tenant that hides its
 * unauthenticated routes sends sign-in and registration to its own addresses (specification, section 4).
 */
export async function guestAnswer(
  visit: Visit,
  held: Session | null,
  access: Access,
  mayEnter: boolean,
): Promise<Response | null> {
  if (access === 'anyone') return null;
  const { session, url } = visit;
  if (session && !mayEnter) {
    return redirectDocument(
      access === 'public-project' ? `${url.pathname}/invest${url.search}` : homeOf(session.user.role),
    );
  }
  if (visit.request.method !== 'GET') return null;
  if (held && access === 'guest') return endExpired(visit, held, url.pathname + url.search);
  const own = access === 'guest' ? ownAddress(visit) : null;
  return own ? redirectDocument(own) : null;
}

/** The tenant's own sign-in or registration page, where it hides ours and has set one elsewhere. */
function ownAddress({ customization, url }: Visit): string | null {
  if (!customization.hide.unAuthRoutes) return null;
  const { login, register } = customization.urls;
  const address = url.pathname === pathTo.login ? login : url.pathname === pathTo.register ? register : '';
  if (!address) return null;
  const target = new URL(address, url);
  return target.origin === url.origin && target.pathname === url.pathname ? null : address;
}
