/** Ours: no page of ours has a longer path. */
const PATH_CHARS = 300;
/** Ours: as much of a query as forms and links of a page repeat; a hundred people by their ids are shorter. */
const QUERY_CHARS = 4096;
/** The query of an address as far as its page repeats it: one that no page of ours can have made is left out. */
export function repeatedQuery(search: string): string {
  return search.length > QUERY_CHARS ? '' : search;
}

/** The address of a page as the page itself repeats it, in its links and forms; `/` for a path that is none of ours. Else each page would be many times as long as what a stranger sends. */
export function repeatedAddress({ pathname, search }: { pathname: string; search: string }): string {
  return pathname.length > PATH_CHARS ? '/' : pathname + repeatedQuery(search);
}
