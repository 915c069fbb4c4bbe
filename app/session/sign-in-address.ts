import { pathTo } from '#domain/access/addresses.ts';
import { safeRedirect } from '#domain/access/safe-redirect.ts';

/**
 * The sign-in page that leads back to where somebody was. Keeps the `lang` of the address (specification, section 4).
 * Addresses that are no pages (resources, the sign-in pages themselves) are not led back to.
 * @param url what was asked for
 * @param lang the language parameter of the address as it came, if it did
 */
export function signInAddress(url: URL, lang: string | null = null): string {
  const query = new URLSearchParams();
  const next = safeRedirect(url.pathname + url.search, '/');
  if (next !== '/' && !/^\/(resources|login|logout|register|callback)\b/.test(next)) query.set('next', next);
  if (lang) query.set('lang', lang);
  return query.size > 0 ? `${pathTo.login}?${query}` : pathTo.login;
}
