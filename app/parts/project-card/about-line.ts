/** Kind, sector and place of a project in one line: what is said twice is said once, and what a draft does not say yet leaves no gap. */
export function aboutLine(parts: readonly (string | null)[]): string {
  return [...new Set(parts.filter(Boolean))].join(' · ');
}
