import type { Visit } from '#app/session/visit.ts';
import type { PageHeadData } from './page-meta.ts';

/**
 * The `head` of a loader's data, drawn by `pageMeta`.
 * @param facts `canonical` is a path, on pages that crawlers may keep; without it the page asks not to be kept
 */
export function pageHead(visit: Pick<Visit, 'url'>, facts: PageHeadData): PageHeadData {
  return facts.canonical ? { ...facts, canonical: new URL(facts.canonical, visit.url).href } : facts;
}
