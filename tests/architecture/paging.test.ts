import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

test('lists never skip rows by their number: pages are turned by key (backend/db/page-by-key.ts)', () => {
  const wrong = sourceFiles(/^backend\/.*\.(?:ts|sql)$/)
    .filter(({ text }) => /\.offset\(|\boffset\s+(?:\$|\d|:|\()/i.test(text.replace(/^\s*(?:\*|\/\/|--).*$/gm, '')))
    .map(({ path }) => path);
  expect(wrong).toEqual([]);
});
