import ts from 'typescript';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';
import { namespacesOf, textsOfFile } from './text-files.ts';

const NAMESPACES = new Set(namespacesOf('es').map((file) => file.replace('.json', '')));
const KEYS = [...NAMESPACES].flatMap((namespace) =>
  [...textsOfFile('es', `${namespace}.json`).keys()].map((key) => `${namespace}:${key}`),
);
const KNOWN = new Set(KEYS);
/** A text's key as a test writes it: namespace, colon and the first letters of its place. */
const KEY = /^([a-z_]{2,40}):[A-Za-z][\w.]{0,120}$/;

/** A key in full, or what of it stands before and after the one part that a test fills in. */
type Asked = { key: string } | { before: string; after: string };

function askedIn(file: string, text: string): Asked[] {
  if (!/['"`][a-z_]{2,40}:[A-Za-z]/.test(text)) return [];
  const found: Asked[] = [];
  const isKey = (start: string) => NAMESPACES.has(KEY.exec(start)?.[1] ?? '');
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && isKey(node.text)) found.push({ key: node.text });
    if (ts.isTemplateExpression(node) && isKey(node.head.text)) {
      found.push({ before: node.head.text, after: node.templateSpans.at(-1)?.literal.text ?? '' });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

/** Of a key that is filled in, that some text fits: what is filled in is one part of its place, with no dot. */
function exists(asked: Asked): boolean {
  if ('key' in asked) return KNOWN.has(asked.key);
  const { before, after } = asked;
  return KEYS.some((key) => {
    const part = key.slice(before.length, key.length - after.length);
    return key.startsWith(before) && key.endsWith(after) && part !== '' && !part.includes('.');
  });
}

/** A journey takes an hour to reach a key that is gone; here it is named at once. A text that counts is asked for by one of its forms. */
test('each text that a test asks for by its key exists', () => {
  const missing = sourceFiles(/^tests\/(?!architecture\/).*\.tsx?$/).flatMap((file) =>
    askedIn(file.path, file.text)
      .filter((asked) => !exists(asked))
      .map((asked) => `${file.path}: ${'key' in asked ? asked.key : `${asked.before}…${asked.after}`}`),
  );
  expect(missing).toEqual([]);
});

test('a text that is gone is seen as missing, also where a test fills in a part of its key', () => {
  const filledIn = (before: string) => `words(\`${before}.\${stage}\`)`;
  const asked = [
    "words('inbox:title')",
    "words('inbox:noTitle')",
    filledIn('statuses:investment'),
    filledIn('inbox:no'),
  ];
  expect(asked.map((call) => askedIn('a.ts', call).map(exists))).toEqual([[true], [false], [true], [false]]);
});
