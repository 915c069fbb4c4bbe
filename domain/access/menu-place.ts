import { pathTo } from './addresses.ts';
import { AREAS, type Area } from './roles.ts';

/** Pages that stand under another address of the menu than their own path begins with, as the way up on them says. */
const ELSEWHERE: readonly (readonly [RegExp, string])[] = [
  [/^\/manager\/(?:failed-jobs|runs)(?:\/|$)/, pathTo.manager.inbox],
  [/^\/manager\/issuances\/[^/]+\/transfers$/, pathTo.manager.tokens],
  [/^\/manager\/payment-notices(?:\/|$)/, pathTo.manager.statements],
  [/^\/manager\/screening(?:\/|$)/, pathTo.manager.users],
  [/^\/manager\/(?:legitimations|registers|yearly-report|retention)(?:\/|$)/, pathTo.manager.audit],
  [/^\/user\/issuances\/[^/]+\/votes$/, pathTo.user.portfolio],
  [/^\/user\/(?:records|purchases)(?:\/|$)/, pathTo.user.investments],
  [/^\/user\/legitimations(?:\/|$)/, pathTo.user.transfers],
  [/^\/user\/sophisticated(?:\/|$)/, pathTo.user.account],
];

/** The address of its area's menu under which a page stands: the list of people, of the page of a person's roles. Empty for a page of no area. */
export function menuPlace(pathname: string): string {
  const elsewhere = ELSEWHERE.find(([page]) => page.test(pathname));
  if (elsewhere) return elsewhere[1];
  const [, area = '', first = ''] = pathname.split('/');
  return AREAS.some((known) => known === area) && first ? `/${area}/${first}` : '';
}

/** The area that an address names, or, for who has no way into it and is told so, the first one of their own. */
export function areaShown(pathname: string, own: readonly Area[]): Area {
  const named = AREAS.find((known) => pathname.startsWith(`/${known}/`)) ?? 'user';
  return own.includes(named) ? named : (own[0] ?? named);
}
