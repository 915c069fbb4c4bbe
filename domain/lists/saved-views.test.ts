import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  keptViews,
  MOST_VIEWS,
  type SavedView,
  viewOf,
  viewQuery,
  viewsIn,
  withoutView,
  withView,
} from './saved-views.ts';

const LIST = '/manager/investments';
const view = (query: string, name = 'Mine') => viewOf(LIST, name, query) as SavedView;

describe('a saved view', () => {
  it('keeps how a list is looked at, and not where in it one is', () => {
    expect(viewQuery(new URLSearchParams('page=3&status=CHARGED&q=&after=x&date=month'))).toBe(
      'date=month&status=CHARGED',
    );
  });

  it('has a name of 40 characters at most, a list, and something that it shows', () => {
    expect(view('status=CHARGED', '  To  do ')).toEqual({ list: LIST, name: 'To do', query: 'status=CHARGED' });
    expect(viewOf(LIST, 'x'.repeat(40), 'q=a')).not.toBeNull();
    for (const [list, name, query] of [
      [LIST, 'x'.repeat(41), 'q=a'],
      [LIST, ' ', 'q=a'],
      [LIST, 'All', 'page=2'],
      [LIST, 'Long', `q=${'a'.repeat(500)}`],
      ['//elsewhere.example', 'Out', 'q=a'],
      ['/user/portfolio', 'Theirs', 'q=a'],
    ] as const) {
      expect(viewOf(list, name, query), name).toBeNull();
    }
  });

  it('is kept once, renamed by saving it again, and removed', () => {
    const two = withView(withView([], view('q=a')) ?? [], view('q=b', 'Other')) ?? [];
    expect(withView(two, view('q=a', 'Renamed'))?.map(({ name }) => name)).toEqual(['Other', 'Renamed']);
    expect(withoutView(two, view('q=a')).map(({ name }) => name)).toEqual(['Other']);
  });

  it('finds no room after twenty of a list, nor where all of them grow too large for a cookie', () => {
    const twenty = Array.from({ length: MOST_VIEWS }, (_, at) => view(`q=${at}`));
    expect(withView(twenty, view('q=more'))).toBeNull();
    expect(withView(twenty, view('q=0', 'Renamed'))).toHaveLength(MOST_VIEWS);
    const large = Array.from({ length: 7 }, (_, at) => view(`q=${'ñ'.repeat(60)}${at}`));
    expect(withView(large, view(`q=${'ñ'.repeat(60)}`))).toBeNull();
  });

  it('comes out of a cookie as it went in, and nothing else does', () => {
    const views = [view('q=a'), view('q=b', 'Ñandú «1»')];
    expect(viewsIn(JSON.parse(JSON.stringify(keptViews(views))))).toEqual(views);
    fc.assert(
      fc.property(fc.jsonValue(), (kept) => {
        for (const { list, name } of viewsIn(kept)) {
          expect(list.startsWith('/manager/') || list.startsWith('/entrepreneur/')).toBe(true);
          expect(name.length).toBeLessThanOrEqual(40);
        }
      }),
    );
  });
});
