import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { pathTo } from '#domain/access/addresses.ts';

interface Inside {
  /** The project's id, and its title in the reader's language. */
  id: string;
  title: string;
}

/** What each page inside a project begins with: its head, the way up to it, and the project's own address to go back to. */
export function insideProject(
  visit: SignedInVisit,
  area: 'manager' | 'entrepreneur',
  { id, title }: Inside,
  here: string,
) {
  const backHref = pathTo[area].issuance(id);
  return {
    head: pageHead(visit, { title: here }),
    backHref,
    crumbs: [
      { label: visit.t('issuances:inside.back'), href: pathTo[area].issuances },
      { label: title, href: backHref },
      { label: here },
    ],
  };
}
