/**
 * Where the investor's list of issuances sends its reader (domain.md, section 5, check-projects): with none visible to the
 * portfolio, with exactly one to its page, else nowhere (null). Asked of the whole list, never of a filtered one.
 */
export function checkProjects(visibleIds: readonly string[]): string | null {
  const [first, ...more] = visibleIds;
  if (first === undefined) return '/user/portfolio';
  return more.length === 0 ? `/user/issuances/${encodeURIComponent(first)}` : null;
}
