import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Words with which a title hides its subject, or leans on the line above it. */
const RIDDLE =
  /^(of|what|who|whom|whose|whoever|one’s|no|nobody|none|nothing|neither|and|but|so|that|which|where|when|while|until|before|after|if|with|without|in|on|for|from|to|by|behind|it|had|once|only)\b/i;
/** A predicate: it needs the subject that a `describe` around it says. */
const PREDICATE = /^(is|are|was|were|never|has|have|can|cannot|may|must|does|says|takes)\b/i;
/** A `describe` is the subject of its tests, or a circumstance (“over the API”). */
const RIDDLING_SUBJECT = /^(of|what|who|whom|whose|whoever|nobody|nothing)\b/i;
/** `test('…',`, `describe('…',` and `test.each(…)('…',`, with the indentation of their line. */
const TITLE =
  /^( *)(?:(?:it|test|(describe)|test\.(describe))(?:\.(?:only|concurrent|sequential))*\(|[^\n]*\)\()\s*(['"`])((?:\\.|(?!\4).)*)\4,\s/gm;

test('a title is a sentence with its subject first, which a failure report can print alone', () => {
  const titles = sourceFiles(/\.(test|spec)\.tsx?$/).flatMap(({ path, text }) =>
    [...text.matchAll(TITLE)].map(([, indent = '', ...[isDescribe, isJourneys, , title = '']]) => ({
      path,
      title: title.replace(/^@\w+ /, ''),
      isSubject: Boolean(isDescribe || isJourneys),
      isAlone: indent === '',
    })),
  );
  const hidden = titles.filter(({ title, isSubject, isAlone }) =>
    isSubject ? RIDDLING_SUBJECT.test(title) : RIDDLE.test(title) || (isAlone && PREDICATE.test(title)),
  );
  expect(titles.length).toBeGreaterThan(1_600);
  expect(hidden.map(({ path, title }) => `${path}: ${title}`)).toEqual([]);
});
