import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, sourceFiles } from './source-files.ts';

/** What npm does without a script of that name. */
const NPM = new Set(['ci', 'install', 'pack', 'audit', 'run']);

const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const documents = sourceFiles(/^(?:README|CONTRIBUTING|ARCHITECTURE)\.md$|^docs\/.*\.md$|^\.ci\//);

const commands = documents.flatMap(({ path: file, text }) =>
  [...text.matchAll(/\bnpm (?:run )?([a-z][\w:-]*)/g)].map(([, name = '']) => ({ file, name })),
);

test('every npm command that a document names exists', () => {
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.filter(({ name }) => !NPM.has(name) && !(name in scripts))).toEqual([]);
});

test('README tells of every script, and each names a file that is there', () => {
  const told = new Set(commands.filter(({ file }) => file === 'README.md').map(({ name }) => name));
  expect(Object.keys(scripts).filter((name) => !told.has(name))).toEqual([]);
  const files = Object.values(scripts).flatMap((script) => script.match(/\bscripts\/[\w-]+\.mjs/g) ?? []);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});

test('every file and folder that a document leads to is there', () => {
  const missing = documents.flatMap(({ path: file, text }) => {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target = '']) => target);
    const named = [
      ...text.matchAll(/`((?:app|backend|contract|docs|domain|scripts|server|tenants|tests)\/[\w./-]+)`/g),
    ];
    return [
      ...links.map((target) => path.posix.join(path.posix.dirname(file), target)),
      ...named.map(([, target = '']) => target),
    ]
      .filter((target) => !existsSync(path.join(ROOT, target)))
      .map((target) => `${file}: ${target}`);
  });
  expect(missing).toEqual([]);
});
