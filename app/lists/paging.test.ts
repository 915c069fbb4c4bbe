import { describe, expect, it } from 'vitest';
import type { Format } from '#app/i18n/format.ts';
import { pagingOf } from './paging.ts';

const format = { tokens: String } as unknown as Format;
const hrefOf = (page: number) => `/list?page=${page}`;

describe('pagingOf', () => {
  it('leads to the last page where a later one is asked for, and to the first of an empty list', () => {
    for (const [total, last] of [
      [374, 8],
      [400, 8],
      [0, 1],
    ] as const) {
      try {
        pagingOf(format, { page: 99, per_page: 50, total }, hrefOf);
        expect.unreachable();
      } catch (way) {
        expect(way).toBeInstanceOf(Response);
        expect((way as Response).headers.get('location')).toBe(`/list?page=${last}`);
      }
    }
    expect(pagingOf(format, { page: 8, per_page: 50, total: 374 }, hrefOf)).toMatchObject({ from: '351', to: '374' });
  });
});
