import { describe, expect, it } from 'vitest';
import type { Format } from '#app/i18n/format.ts';
import type { PageMeta } from '#contract/envelope.ts';
import { addressWith, pagingOf, placeOf } from './paging.ts';

const format = { tokens: String } as unknown as Format;
const visitOf = (query: string) => ({ format, url: new URL(`http://aurora.localhost/list${query}`) });
const META: PageMeta = { per_page: 50, total: 374, more: false, first: 51, last: 100, previous: 'P', next: 'N' };
const wayOf = (query: string, meta = META) => {
  try {
    pagingOf(visitOf(query), '/list', meta);
  } catch (way) {
    if (way instanceof Response) return way.headers.get('location');
    throw way;
  }
  return null;
};

describe('the place in a list', () => {
  it('is read of the address, where it is a cursor at all', () => {
    const read = (query: string, list?: string) => placeOf(new URLSearchParams(query), list);
    expect(read('after=abc_-1')).toEqual({ after: 'abc_-1' });
    expect(read('before=end&after=abc')).toEqual({ before: 'end' });
    expect(read('imports_after=abc', 'imports_')).toEqual({ after: 'abc' });
    for (const odd of ['after=%00', 'after=a%20b', `after=${'a'.repeat(2001)}`, 'before=%C3%A9', 'page=2'])
      expect(read(odd)).toEqual({ after: undefined });
  });
});

describe('pagingOf', () => {
  it('leads to the neighbours and to both ends, and keeps order and filters', () => {
    expect(pagingOf(visitOf('?q=ana&after=x'), '/list', META)).toEqual({
      ...{ from: '51', to: '100', total: '374', more: false },
      firstHref: '/list?q=ana',
      previousHref: '/list?q=ana&before=P',
      nextHref: '/list?q=ana&after=N',
      lastHref: '/list?q=ana&before=end',
    });
  });

  it('has no way on at the ends, and says no place that nobody knows', () => {
    const alone = pagingOf(visitOf(''), '/list', { ...META, first: null, last: null, previous: null, next: null });
    expect(alone).toEqual({ from: null, to: null, total: '374', more: false });
  });

  it('leads an address of the time of page numbers to the last page where it is behind the end, and else to the first', () => {
    const first = { ...META, previous: null };
    expect(wayOf('?page=99&sort=name', first)).toBe('/list?sort=name&before=end');
    expect(wayOf('?page=8', first)).toBe('/list?before=end');
    expect(wayOf('?page=2', first)).toBe('/list');
    expect(wayOf('?page=99', { ...first, more: true })).toBe('/list');
    expect(wayOf('?page=99', { ...first, total: 3, next: null })).toBe('/list');
    for (const odd of ['?page=1', '?page=0', '?page=x', '?page=-3']) expect(wayOf(odd)).toBeNull();
  });

  it('turns one of two lists on a page without the other', () => {
    const files = pagingOf(visitOf('?after=x&imports_after=y'), '/list', META, 'imports_');
    expect(files.nextHref).toBe('/list?after=x&imports_after=N');
    expect(files.firstHref).toBe('/list?after=x');
  });
});

it('a filter or another order begins at the list’s beginning', () => {
  const params = new URLSearchParams('after=x&before=y&page=2&q=ana');
  expect(addressWith('/list', params, { sort: 'name' })).toBe('/list?q=ana&sort=name');
});
