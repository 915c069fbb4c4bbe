import { expect, test } from 'vitest';
import { repeatedAddress } from './own-address.ts';

const ids = Array.from({ length: 100 }, () => '00000000-0000-4000-8000-000000000000').join(',');

test('a page repeats its own address, also that of a form about a hundred people', () => {
  const search = `?people=${ids}`;
  expect(repeatedAddress({ pathname: '/manager/users/ask-papers', search })).toBe(`/manager/users/ask-papers${search}`);
});

test('a page repeats no path and no query that is longer than any of ours', () => {
  expect(repeatedAddress({ pathname: `/${'x'.repeat(14_000)}`, search: '?a=1' })).toBe('/');
  expect(repeatedAddress({ pathname: '/login', search: `?x=${'x'.repeat(5000)}` })).toBe('/login');
});
