import { expect, test } from 'vitest';
import { sourceFiles, TYPESCRIPT } from './source-files.ts';

const paths = (fits: RegExp) => sourceFiles(fits).map(({ path }) => path);

test('files are never drawers for odds and ends', () => {
  expect(paths(/(?:^|\/)(?:utils?|misc|common|helpers?|shared)(?:\.[^/]*)?(?:\/|$)/)).toEqual([]);
});

test('file and folder names are written in kebab-case', () => {
  const odd = paths(TYPESCRIPT).filter(
    (path) => !path.split('/').every((part) => /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/.test(part)),
  );
  expect(odd).toEqual([]);
});

test('files never only pass on what others export', () => {
  const barrels = sourceFiles(TYPESCRIPT).filter(({ text }) => {
    const statements = text
      .replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean);
    return statements.length > 0 && statements.every((statement) => /^export\s[\s\S]*\sfrom\s/.test(statement));
  });
  expect(barrels.map(({ path }) => path)).toEqual([]);
});

test('compiler checks are never switched off, and linter rules not without a reason', () => {
  const off = sourceFiles(TYPESCRIPT)
    .filter(({ path }) => !path.startsWith('tests/architecture/'))
    .filter(({ text }) => /@ts-(?:ignore|nocheck|expect-error)|biome-ignore(?!-all)? [\w/]+(?!.*: \w)/.test(text));
  expect(off.map(({ path }) => path)).toEqual([]);
});

test('code has no to-do marks', () => {
  const marks = sourceFiles(/\.(?:tsx?|mjs|js|css)$/)
    .filter(({ path }) => !path.startsWith('tests/architecture/'))
    .filter(({ text }) => /\b(?:TODO|FIXME|HACK)\b/.test(text));
  expect(marks.map(({ path }) => path)).toEqual([]);
});

test('documents, code and settings name no folder of anybody’s machine', () => {
  const places = sourceFiles(/\.(?:md|tsx?|mjs|js|json|yml)$|^\.env\.example$/)
    .filter(({ path }) => path !== 'package-lock.json')
    .filter(({ text }) => /(?<![\w.:/{}-])\/(?:work|home\/\w+|Users\/\w+)\//.test(text));
  expect(places.map(({ path }) => path)).toEqual([]);
});
