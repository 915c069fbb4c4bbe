import { describe, expect, it } from 'vitest';
import { addressWith, pageNumber } from './paging.ts';

describe('addressWith', () => {
  it('goes back to the first page when a filter changes, and keeps the rest', () => {
    const params = new URLSearchParams('status=CHARGED&page=4&q=');
    expect(addressWith('/manager/investments', params, { method: 'BIZUM' })).toBe(
      '/manager/investments?status=CHARGED&method=BIZUM',
    );
    expect(addressWith('/manager/investments', params, { page: 5 })).toBe('/manager/investments?status=CHARGED&page=5');
    expect(addressWith('/manager/investments', params, { status: undefined })).toBe('/manager/investments');
  });
});

describe('pageNumber', () => {
  it('reads a page and takes anything else for the first', () => {
    expect(pageNumber(new URLSearchParams('page=7'))).toBe(7);
    for (const bad of ['0', '-1', '1e3', '07', '999999', 'x', '']) {
      expect(pageNumber(new URLSearchParams({ page: bad }))).toBe(1);
    }
  });
});
