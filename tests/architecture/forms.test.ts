import { expect, test } from 'vitest';
import { sourceFiles, TYPESCRIPT } from './source-files.ts';

/** A rule on a whole object of zod's: it waits until every field is right, and hides behind what is wrong in one. */
const WAITS = /^\s*\}\)\s*\.(superRefine|refine|check)\(|\.superRefine\(\(\{|addIssue\([^)]*path:/m;

test('no form has a rule between its fields that waits until each field is right', () => {
  const waiting = sourceFiles(TYPESCRIPT).filter(
    ({ path, text }) => path.startsWith('app/') && text.includes('zod') && WAITS.test(text),
  );
  expect(waiting.map(({ path }) => path)).toEqual(['app/forms/across-fields.ts']);
});
