/** Views that one list keeps for a person, and what a view's name and query may be at most, in characters. */
export const MOST_VIEWS = 20;
export const VIEW_NAME_CHARS = 40;
const QUERY_CHARS = 400;
/** All of a person's views together: they travel with each request. */
const MOST_BYTES = 2800;

/** A list as somebody looked at it once: its address without the page. */
export interface SavedView {
  /** Path of the list. */
  list: string;
  name: string;
  /** Without the question mark, in the order of `viewQuery`. */
  query: string;
}

const LIST_PATH = /^\/(?:manager|entrepreneur)\/[a-z-]+(?:\/[a-z-]+)?$/;
/** What says where in a list one is, and nothing of how one looks at it. */
const PLACES = ['page', 'after', 'before', 'imports_after', 'imports_before'];

/** The part of an address that a view keeps: no page, nothing empty, always in one order. */
export function viewQuery(params: URLSearchParams): string {
  const kept = [...params].filter(([name, value]) => value !== '' && !PLACES.includes(name));
  return new URLSearchParams(kept.sort(([one], [other]) => (one < other ? -1 : 1))).toString();
}

/** A view as a form gives it; null where its list is none, its name says nothing or is too long, or it would be the whole list. */
export function viewOf(list: string, name: string, query: string): SavedView | null {
  const said = name.replace(/\s+/g, ' ').trim();
  const canonical = viewQuery(new URLSearchParams(query));
  const fits =
    LIST_PATH.test(list) &&
    said.length > 0 &&
    said.length <= VIEW_NAME_CHARS &&
    canonical.length > 0 &&
    canonical.length <= QUERY_CHARS;
  return fits ? { list, name: said, query: canonical } : null;
}

/** What a cookie holds, whoever wrote it: what is no view is left out. */
export function viewsIn(kept: unknown): SavedView[] {
  if (!Array.isArray(kept)) return [];
  return kept.slice(0, 10 * MOST_VIEWS).flatMap((entry: unknown) => {
    const [list, name, query]: unknown[] = Array.isArray(entry) ? entry : [];
    if (typeof list !== 'string' || typeof name !== 'string' || typeof query !== 'string') return [];
    const view = viewOf(list, name, query);
    return view ? [view] : [];
  });
}

/** As a cookie holds them. */
export const keptViews = (views: readonly SavedView[]) => views.map(({ list, name, query }) => [list, name, query]);

const isSame = (one: SavedView, other: Pick<SavedView, 'list' | 'query'>) =>
  one.list === other.list && one.query === other.query;

/** With one more, or with another name for the same; null where there is no room for it. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] | null {
  const next = [...withoutView(views, view), view];
  if (next.filter(({ list }) => list === view.list).length > MOST_VIEWS) return null;
  return new TextEncoder().encode(JSON.stringify(keptViews(next))).length > MOST_BYTES ? null : next;
}

export function withoutView(views: readonly SavedView[], view: Pick<SavedView, 'list' | 'query'>): SavedView[] {
  return views.filter((one) => !isSame(one, view));
}
