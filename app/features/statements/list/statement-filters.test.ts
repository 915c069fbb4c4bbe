import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatementFilters, viewAsked } from './statement-filters.ts';

describe('readStatementFilters', () => {
  it('shows the queue first, keeps what fits and drops what does not', () => {
    expect(readStatementFilters(new URLSearchParams())).toEqual({
      view: 'waiting',
      reason: undefined,
      import: undefined,
      q: undefined,
      page: 1,
      imports: 1,
    });
    const id = '00000000-0000-4000-8000-000000000001';
    expect(
      readStatementFilters(new URLSearchParams(`view=all&reason=over&import=${id}&q=%20Ortiz%20&page=2&imports=3`)),
    ).toEqual({ view: 'all', reason: 'over', import: id, q: 'Ortiz', page: 2, imports: 3 });
    expect(readStatementFilters(new URLSearchParams('view=x&reason=y&import=%2Fz&page=0'))).toMatchObject({
      view: 'waiting',
      reason: undefined,
      import: undefined,
      page: 1,
    });
    expect([viewAsked('all'), viewAsked('matched')]).toEqual([undefined, 'matched']);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('view', 'reason', 'import', 'page', 'imports'), fc.string()),
        (query) => {
          readStatementFilters(new URLSearchParams(query));
        },
      ),
    );
  });
});
