import { redirect } from '@remix-run/node';
import type { Format } from '#app/i18n/format.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { PaginationProps } from '#app/ui/table/pagination.tsx';
import type { PageMeta } from '#contract/envelope.ts';

/** Where in a list an address stands: beside a row, whose cursor an answer told, or at its `end`. Neither: at its beginning. */
interface ListPlace {
  after?: string;
  before?: string;
}

const CURSOR = /^[\w-]{1,2000}$/;
const LAST: ListPlace = { before: 'end' };

/** The place that the address names; what is no cursor is left out. @param list begins the names of a second list on one page: `imports_` */
export function placeOf(params: URLSearchParams, list = ''): ListPlace {
  const read = (name: string) => {
    const cursor = params.get(`${list}${name}`) ?? '';
    return CURSOR.test(cursor) ? cursor : undefined;
  };
  const before = read('before');
  return before ? { before } : { after: read('after') };
}

/** "1–50 of 1,284" and the addresses of the neighbours. Throws the way on where the address is of the time when pages had numbers. */
export function pagingOf(
  { format, url }: Pick<SignedInVisit, 'format' | 'url'>,
  path: string,
  meta: PageMeta,
  list = '',
): PaginationProps {
  const { first, last, previous, next } = meta;
  const to = ({ after, before }: ListPlace) =>
    addressWith(path, url.searchParams, { [`${list}after`]: after, [`${list}before`]: before });
  const page = list ? '' : (url.searchParams.get('page') ?? '');
  if (/^[1-9]\d*$/.test(page) && Number(page) > 1) throw redirect(to(isBehind(Number(page), meta) ? LAST : {}));
  return {
    from: first === null ? null : format.tokens(first),
    to: last === null ? null : format.tokens(last),
    total: format.tokens(meta.total),
    more: meta.more,
    firstHref: previous === null ? undefined : to({}),
    previousHref: previous === null ? undefined : to({ before: previous }),
    nextHref: next === null ? undefined : to({ after: next }),
    lastHref: next === null ? undefined : to(LAST),
  };
}

/** How many there are, for a heading: "1,284", "more than 10,000". */
export function totalText({ t, format }: { t: SignedInVisit['t']; format: Format }, { total, more }: PageMeta): string {
  return more ? t('ui:moreThan', { total: format.tokens(total) }) : format.tokens(total);
}

function isBehind(page: number, { total, more, per_page, next }: PageMeta): boolean {
  return next !== null && !more && page >= Math.ceil(total / per_page);
}

/**
 * The same address with some of its query changed (`undefined` or empty takes one out). Where more than a list's place changes it is from the
 * list's beginning.
 */
export function addressWith(
  path: string,
  params: URLSearchParams,
  change: Record<string, string | number | undefined>,
): string {
  const next = new URLSearchParams(params);
  const turns = Object.keys(change).every((name) => /(?:^|_)(?:after|before)$/.test(name));
  for (const name of turns ? ['page'] : ['page', 'after', 'before']) next.delete(name);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) next.delete(name);
    else next.set(name, String(value));
  }
  // An empty filter of a GET form says nothing.
  for (const [name, value] of [...next]) if (value === '') next.delete(name);
  const query = next.toString();
  return query ? `${path}?${query}` : path;
}
