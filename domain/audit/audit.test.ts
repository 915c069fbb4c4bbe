import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detailsText } from './details-text.ts';
import { AUDIT_ACTION, AUDIT_FAMILIES } from './families.ts';

/** Every action that the back end names right after `audit(`. */
function auditedActions(): string[] {
  const files = readdirSync('backend', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const calls = files.flatMap((name) => readFileSync(path.join('backend', name), 'utf8').split('audit(').slice(1));
  return calls
    .map((rest) => rest.slice(0, 160).split(/[;{]/)[0] ?? '')
    .flatMap((words) => [...words.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, action = '']) => action));
}

test('every action that the back end writes down is one of a family that managers can look for', () => {
  const actions = [...new Set(auditedActions())];
  expect(actions.length).toBeGreaterThan(60);
  expect(actions.filter((action) => !AUDIT_ACTION.test(action))).toEqual([]);
  const families = new Set(actions.map((action) => action.split('.')[0]));
  expect([...families].filter((family) => !AUDIT_FAMILIES.some((known) => known === family))).toEqual([]);
});

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
