import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

const PLACE = 'docs/decisions/';
const records = sourceFiles(/^docs\/decisions\/.*\.md$/);

test('every decision record has a number of its own, the same in its name and its title, and a status', () => {
  expect(records.length).toBeGreaterThan(10);
  const numbers = records.map(({ path }) => path.slice(PLACE.length, PLACE.length + 4));
  expect(new Set(numbers).size).toBe(numbers.length);
  const wrong = records.filter(
    ({ path, text }) =>
      !/^docs\/decisions\/\d{4}-[a-z0-9-]+\.md$/.test(path) ||
      !text.startsWith(`# ${path.slice(PLACE.length, PLACE.length + 4)} `) ||
      !/^Status: \w+/m.test(text),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('every decision record that code or a document names is there, by file or by number', () => {
  const files = new Set(records.map(({ path }) => path));
  const numbers = new Set(records.map(({ path }) => path.slice(PLACE.length, PLACE.length + 4)));
  const named = sourceFiles(/\.(?:tsx?|mjs|js|sql|md)$/).flatMap(({ path, text }) => [
    ...[...text.matchAll(/docs\/decisions\/\d{4}[\w-]*\.md/g)].map(([file]) => ({ path, name: file })),
    ...[...text.matchAll(/\b[Rr]ecord (0\d{3})\b/g)].map(([, number = '']) => ({ path, name: number })),
  ]);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({ name }) => !files.has(name) && !numbers.has(name))).toEqual([]);
});
