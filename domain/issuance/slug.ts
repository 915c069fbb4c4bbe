import { ROUTES } from '#domain/access/route-table.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';

const SLUG_MIN_CHARS = 3;
export const SLUG_MAX_CHARS = 80;
/** Addresses that stand in no table of pages. */
const MORE_WORDS = ['resources', 'logout', 'sitemap', 'robots', 'assets', 'projects', 'healthz', 'api'];
const WORDS = new Set([
  ...ROUTES.flatMap(({ path }) => path.split('/').filter((part) => part !== '' && !part.startsWith('{'))),
  ...MORE_WORDS,
]);

/** What is wrong with the address of a project: small letters, digits and single hyphens, and no word of an address of ours. Whether it is free is the database's to say. */
export function checkSlug(slug: string): Problem | null {
  if (slug === '') return problem('validator.error_null');
  if (slug.length < SLUG_MIN_CHARS) return problem('validator.error_string_min', { min: SLUG_MIN_CHARS });
  if (slug.length > SLUG_MAX_CHARS) return problem('validator.error_string_max', { max: SLUG_MAX_CHARS });
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return problem('validator.error_slug');
  return WORDS.has(slug) ? problem('validator.error_slug_word') : null;
}

/** The address that a title gives: without accents, in small letters, a hyphen between words. `proyecto` where nothing of it is Latin. */
export function slugFrom(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, SLUG_MAX_CHARS - 20) : `${slug}-${word}`;
    if (longer.length > SLUG_MAX_CHARS - 20) break;
    slug = longer;
  }
  return checkSlug(slug) === null ? slug : `proyecto${slug ? `-${slug}` : ''}`;
}
