import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { USER_SORTS } from '#contract/users.ts';
import { readUserFilters, turnedSort } from './user-filters.ts';

describe('readUserFilters', () => {
  it('keeps what fits and drops what does not, whatever the address says', () => {
    const read = readUserFilters(
      new URLSearchParams('q=%20Elena%20&role=ADMIN&kyc=NONE&status=GONE&legal_type=1&sort=password&page=-1'),
    );
    expect(read).toEqual({
      q: 'Elena',
      role: 'ADMIN',
      kyc: 'NONE',
      status: undefined,
      legal_type: undefined,
      sort: '-created_at',
      page: 1,
    });
  });

  it('never throws', () => {
    const names = fc.constantFrom('q', 'role', 'kyc', 'status', 'legal_type', 'sort', 'page');
    fc.assert(
      fc.property(fc.dictionary(names, fc.string()), (query) => {
        readUserFilters(new URLSearchParams(query));
      }),
    );
  });
});

describe('turnedSort', () => {
  it('begins names with A and days with the newest', () => {
    expect(turnedSort('-created_at', 'name')).toBe('name');
    expect(turnedSort('name', 'first_investment')).toBe('-first_investment');
  });

  it('always turns round at the second click', () => {
    for (const column of USER_SORTS) {
      const once = turnedSort(undefined, column);
      const twice = turnedSort(once, column);
      expect(new Set([once, twice])).toEqual(new Set([column, `-${column}`]));
      expect(turnedSort(twice, column)).toBe(once);
    }
  });
});
