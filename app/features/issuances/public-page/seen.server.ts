import { data, type HeadersFunction } from '@remix-run/node';
import type { Visit } from '#app/session/visit.ts';
import { AREA_ROLES } from '#domain/access/roles.ts';
import { PROJECT_SEEN } from '#domain/network/project-seen.ts';

/**
 * A project's page, with a word to the door where an investor reads it with their own session: the door counts who has none by itself, and knows nobody.
 * Managers, issuers and whoever looks through another's eyes would count themselves.
 */
export function seenBy<Page extends { card: { slug: string } }>({ session }: Visit, page: Page) {
  const isHouse = session?.user.roles.some((role) =>
    [...AREA_ROLES.manager, ...AREA_ROLES.entrepreneur].some((known) => known === role),
  );
  const counts = session !== null && !session.backdoor && !isHouse;
  return data(page, { headers: counts ? { [PROJECT_SEEN]: page.card.slug } : {} });
}

/** Hands that word on with the document. */
export const seenHeaders: HeadersFunction = ({ loaderHeaders, parentHeaders }) => {
  const headers = new Headers(parentHeaders);
  const slug = loaderHeaders.get(PROJECT_SEEN);
  if (slug !== null) headers.set(PROJECT_SEEN, slug);
  return headers;
};
