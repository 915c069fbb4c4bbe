import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detailsText } from './details-text.ts';

test('the facts of a row stand on one line by their paths, without what is nothing', () => {
  const details = { list: 'users', columns: ['name', 'email'], filter: { q: 'ana' }, about: null, none: [], empty: '' };
  expect(detailsText(details)).toBe('list: users · columns: name, email · filter.q: ana');
  expect(detailsText({ changes: [{ field: 'price', from: '1', to: '2' }] })).toBe(
    'changes.1.field: price · changes.1.from: 1 · changes.1.to: 2',
  );
  expect(detailsText({ paid: false, count: 0 })).toBe('paid: false · count: 0');
  expect(detailsText({})).toBe('');
});

test('a line of facts is never longer than it may be, and never ends in half a sign', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.integer({ min: 1, max: 60 }), (details, most) => {
      const text = detailsText(details as Record<string, unknown>, most);
      expect([...text].length).toBeLessThanOrEqual(most);
    }),
  );
  expect(detailsText({ a: '😀😀😀😀' }, 5)).toBe('a: 😀…');
});
