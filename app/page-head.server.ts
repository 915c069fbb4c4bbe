import type { Visit } from '#app/session/visit.ts';
import type { PageHeadData } from './page-meta.ts';

/**
 * The `head` of a loader's data, drawn by `pageMeta`.
 * @param facts `canonical` is a path, on pages that crawlers may keep; without it the page asks not to be kept
 */
export function pageHead(visit: Pick<Visit, 'url' | 'request' | 'lang'>, facts: PageHeadData): PageHeadData {
  return facts.canonical ? { ...facts, canonical: canonicalOf(visit, facts.canonical) } : facts;
}

/**
 * The one whole address of a page that crawlers may keep. A page in a language of its own address (`?lang=en`, answered in place to crawlers alone) is
 * its own: were it the bare one, they would drop the language.
 */
export function canonicalOf({ url, request, lang }: Pick<Visit, 'url' | 'request' | 'lang'>, path: string): string {
  const canonical = new URL(path, url);
  if (new URL(request.url).searchParams.get('lang') === lang) canonical.searchParams.set('lang', lang);
  return canonical.href;
}
