import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFilters } from './filters.ts';

describe('readFilters', () => {
  it('keeps what fits and drops what does not, whatever the address says', () => {
    const read = readFilters(
      new URLSearchParams(
        'status=CHARGED&method=CASH&issuance=a%2Fb&from=2026-10-01&to=yesterday&page=0&sort=password&q=%20Elena%20',
      ),
    );
    expect(read).toEqual({
      q: 'Elena',
      status: 'CHARGED',
      issuance: undefined,
      method: undefined,
      waiting: undefined,
      from: '2026-10-01',
      to: undefined,
      sort: '-created_at',
      page: 1,
    });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('q', 'status', 'page', 'from', 'sort', 'waiting'), fc.string()),
        (query) => {
          readFilters(new URLSearchParams(query));
        },
      ),
    );
  });
});
