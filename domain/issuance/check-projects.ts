import { pathTo } from '#domain/access/addresses.ts';

/**
 * Where the investor's list of issuances sends its reader (domain.md, section 5, check-projects): with none visible to the
 * portfolio, with exactly one to its page, else nowhere (null). Asked of the whole list, never of a filtered one.
 */
export function checkProjects(visibleIds: readonly string[]): string | null {
  const [first, ...more] = visibleIds;
  if (first === undefined) return pathTo.user.portfolio;
  return more.length === 0 ? pathTo.user.issuance(first) : null;
}
