import { redirect } from '@remix-run/node';
import type { Format } from '#app/i18n/format.ts';
import type { PaginationProps } from '#app/ui/table/pagination.tsx';
import type { PageMeta } from '#contract/envelope.ts';

/** The page asked for, from 1; anything else is the first. */
export function pageNumber(params: URLSearchParams, name = 'page'): number {
  const page = params.get(name) ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** "1–50 of 1,284" and the addresses of the neighbours. Throws the way to the last page where a later one was asked for. */
export function pagingOf(format: Format, meta: PageMeta, hrefOf: (page: number) => string): PaginationProps {
  const { page, per_page, total } = meta;
  const last = Math.max(1, Math.ceil(total / per_page));
  if (page > last) throw redirect(hrefOf(last));
  return {
    from: format.tokens(total === 0 ? 0 : (page - 1) * per_page + 1),
    to: format.tokens(Math.min(total, page * per_page)),
    total: format.tokens(total),
    previousHref: page > 1 ? hrefOf(Math.min(page - 1, last)) : undefined,
    nextHref: page < last ? hrefOf(page + 1) : undefined,
  };
}

/** The same address with some of its query changed (`undefined` or empty takes one out) and from its first page, unless the page itself is given. */
export function addressWith(
  path: string,
  params: URLSearchParams,
  change: Record<string, string | number | undefined>,
): string {
  const next = new URLSearchParams(params);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  // An empty filter of a GET form says nothing.
  for (const [name, value] of [...next]) if (value === '') next.delete(name);
  const query = next.toString();
  return query ? `${path}?${query}` : path;
}
