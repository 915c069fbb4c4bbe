import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, sourceFiles } from './source-files.ts';

/** What npm does without a script of that name. */
const NPM = new Set(['ci', 'install', 'pack', 'audit', 'run']);

const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const documents = sourceFiles(/^(?:README|CONTRIBUTING|ARCHITECTURE)\.md$|^(?:docs|bench)\/.*\.md$|^\.ci\//);

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

/** `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
function eachOf(named: string): string[] {
  const [, before = '', some = '', behind = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(named) ?? [];
  return some === '' ? [named] : some.split(',').flatMap((one) => eachOf(`${before}${one.trim()}${behind}`));
}

const files = sourceFiles(/./).map(({ path: file }) => file);
const names = new Set(files.map((file) => path.posix.basename(file)));

/** Whether a document's path is a file or folder of ours; `*` and `<noun>` stand for any name, and a name alone for a file of that name. */
function isThere(named: string, beside: string): boolean {
  if (!named.includes('/')) return names.has(named);
  const pattern = named.replace(/[.+]/g, '\\$&').replace(/\*|<\w+>/g, '[^/]+');
  if (pattern !== named.replace(/[.+]/g, '\\$&')) return files.some((file) => new RegExp(`^${pattern}`).test(file));
  return [named, path.posix.join(beside, named)].some((target) => existsSync(path.join(ROOT, target)));
}

/** What a folder that is copied has to show, so that it teaches what is said of it. */
const SHOWS: Record<string, readonly RegExp[]> = {
  'a form': [/z\.object/, /formOf\(/, /formAct\(/, /\bask:/, /\bsend:/, /\bonward:/, /useLonjaForm/, /<FormShell/],
  'a sheet': [/sheetTabs\(/, /historyLines/, /<Sheet\b/],
  'a queue': [/queueView\(/, /afterDecision\(/],
  'a module': [/serve\(/, /Routes = \[/, /drizzle-orm/],
  'a provider': [/OnlineAdapter/, /[sS]ettings/, /signature/],
  'a job': [/JobData\[/, /tenantWork\(/, /enqueue\(/],
};

test.each(Object.entries(SHOWS))(
  'the file that CONTRIBUTING says to copy for %s shows how it is done',
  (thing, shows) => {
    const guide = documents.find(({ path: file }) => file === 'CONTRIBUTING.md')?.text ?? '';
    const [, place = 'nothing'] = new RegExp(`\\*\\*${thing}\\*\\*[^\\n]*?: copy \`([^\`]+)\``).exec(guide) ?? [];
    const held = sourceFiles(new RegExp(`^${place}`)).map(({ text }) => text);
    expect(held.length).toBeGreaterThan(0);
    expect(shows.filter((one) => !held.some((text) => one.test(text)))).toEqual([]);
  },
);

test('every file and folder that a document leads to is there', () => {
  let count = 0;
  const missing = documents.flatMap(({ path: file, text }) => {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target = '']) => target);
    // Decision records tell of what was: only their links have to lead somewhere.
    const spans = file.startsWith('docs/decisions/') ? [] : [...text.matchAll(/`([^`\n]+)`/g)];
    const named = spans
      .flatMap(([, span = '']) => eachOf(span))
      .flatMap((span) => span.split(' '))
      .filter((word) =>
        /^(?:(?:app|backend|bench|contract|docs|domain|public|scripts|server|tenants|tests)\/[\w./*<>-]+|[\w-]+(?:\.(?:test|spec|server|repository|routes))?\.(?:tsx?|mjs|sql|md))$/.test(
          word,
        ),
      );
    count += links.length + named.length;
    return [
      ...links.map((target) => path.posix.join(path.posix.dirname(file), target)),
      ...named.filter((target) => !(target === 'x.form.ts')),
    ]
      .filter((target) => !isThere(target, path.posix.dirname(file)))
      .map((target) => `${file}: ${target}`);
  });
  expect(count).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});
