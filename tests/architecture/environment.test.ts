import { expect, test } from 'vitest';
import { sourceFiles, TYPESCRIPT } from './source-files.ts';

/** Set by tools, or by a test runner for its own workers: nobody sets them by hand. */
const NOT_OURS = new Set([
  'NODE_ENV',
  'CI',
  'PATH',
  'TEST_CLUSTER_URL',
  'TEST_FILES',
  'TEST_WORKER',
  'PLAYWRIGHT_JSON_OUTPUT_NAME',
  'FORCE_COLOR',
  'ALL_ORDERS',
  'JOURNEYS',
]);

const explained = sourceFiles(/^\.env\.example$/).flatMap(({ text }) =>
  [...text.matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name),
);

/** Names in `process.env.NAME`, `env.NAME` and as keys of the configurations' zod objects. */
const read = new Set(
  sourceFiles(TYPESCRIPT)
    .concat(sourceFiles(/^scripts\/.*\.mjs$/))
    .filter(({ path }) => !/\.test\.ts$|^tests\/architecture/.test(path))
    .flatMap(({ path, text }) => {
      const names = [...text.matchAll(/(?<!import\.meta\.)\benv\.([A-Z][A-Z0-9_]+)\b|portOf\('(\w+)'/g)].map(
        ([, a, b]) => a ?? b ?? '',
      );
      const keys = /(?:^|\/)config\.ts$/.test(path)
        ? [...text.matchAll(/^ {2,4}([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name)
        : [];
      return [...names, ...keys];
    })
    .filter((name) => !NOT_OURS.has(name)),
);

test('every variable that the code reads is explained in .env.example', () => {
  expect(read.size).toBeGreaterThan(15);
  expect([...read].filter((name) => !explained.includes(name))).toEqual([]);
});

test('.env.example explains nothing that no code reads', () => {
  expect(explained.filter((name) => !read.has(name))).toEqual([]);
});
