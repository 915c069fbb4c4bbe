import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ROOT, sourceFiles } from './source-files.ts';

const TEXTS = path.join(ROOT, 'app/i18n/texts');

/** Keys of a language's namespace, nested ones joined by dots; plural endings dropped, for languages have different ones. */
function keysOf(folder: string, file: string): Set<string> {
  const walk = (value: unknown, at: string): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => walk(inner, at ? `${at}.${key}` : key))
      : [at.replace(/_(?:zero|one|two|few|many|other)$/, '')];
  return new Set(walk(JSON.parse(readFileSync(path.join(TEXTS, folder, file), 'utf8')), ''));
}

const filesOf = (folder: string) =>
  readdirSync(path.join(TEXTS, folder))
    .filter((name) => name.endsWith('.json'))
    .sort();

test('both languages have the same namespaces and the same texts', () => {
  expect(filesOf('en')).toEqual(filesOf('es'));
  for (const file of filesOf('es')) {
    const [es, en] = [keysOf('es', file), keysOf('en', file)];
    expect({ file, missing: [...es].filter((key) => !en.has(key)) }).toEqual({ file, missing: [] });
    expect({ file, missing: [...en].filter((key) => !es.has(key)) }).toEqual({ file, missing: [] });
  }
});

test('the EXEU wording overrides only texts that exist', () => {
  for (const lang of ['es', 'en']) {
    for (const file of filesOf(`${lang}-exeu`)) {
      const known = keysOf(lang, file);
      const strange = [...keysOf(`${lang}-exeu`, file)].filter((key) => !known.has(key));
      expect({ lang, file, strange }).toEqual({ lang, file, strange: [] });
    }
  }
});

test('screens hold no words of their own: every text comes from the language files', () => {
  const words = sourceFiles(/^app\/(?:features|routes|ui|layouts|forms)\/.*(?<!\.test)\.tsx$/).flatMap(
    ({ path: file, text }) => {
      const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
      const found: string[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isJsxText(node) && /\p{L}{3,}/u.test(node.text)) found.push(`${file}: ${node.text.trim()}`);
        if (
          ts.isJsxAttribute(node) &&
          /^(?:alt|title|placeholder|aria-label|label|hint)$/.test(node.name.getText()) &&
          node.initializer &&
          ts.isStringLiteral(node.initializer) &&
          /\p{L}{3,} \p{L}|^\p{Lu}\p{L}{2,}/u.test(node.initializer.text)
        )
          found.push(`${file}: ${node.initializer.text}`);
        ts.forEachChild(node, visit);
      };
      visit(parsed);
      return found;
    },
  );
  expect(words).toEqual([]);
});

test('no element has a style attribute: the content policy refuses them', () => {
  const styled = sourceFiles(/^app\/.*\.tsx$/).filter(({ text }) => /\sstyle=\{/.test(text));
  expect(styled.map(({ path: file }) => file)).toEqual([]);
});
