import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { askedByArea } from '#app/i18n/asked/asked-by-area.ts';
import { i18nOf } from '#app/i18n/instances.server.ts';
import routes from '#app/routes.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { ROOT, sourceFiles } from './source-files.ts';
import { namespacesOf } from './text-files.ts';

/**
 * Nouns of the desk: what managers and issuers alone work with. An investor's or a visitor's page that asks for one of their texts has taken in a piece
 * of the desk.
 */
const OF_DESK = [
  ...['components', 'distributions', 'history', 'information_sheet', 'look', 'mails', 'managed', 'notices', 'payouts'],
  ...[
    'projects',
    'registers',
    'retention',
    'runs',
    'screening',
    'settings',
    'statements',
    'tokens',
    'updates',
    'users',
  ],
  ...['whitelist', 'withholdings', 'yearly'],
];
/** What is said by the server alone: the answers of forms, lists that are drawn from rows of words. */
const OF_SERVER = ['api_client', 'audit', 'inbox', 'record', 'sectors', 'session', 'validator'];

const asked = askedByArea(ROOT);
const namespacesAsked = (patterns: readonly string[]) => new Set(patterns.map((one) => one.split(':')[0] ?? ''));

interface Branch {
  file: string;
  children?: Branch[];
}

/** Every route's file, with the files of the layouts around it. */
function branches(of: readonly Branch[], above: readonly string[] = []): string[][] {
  return of.flatMap(({ file, children = [] }) => [[...above, file], ...branches(children, [...above, file])]);
}

test('a script of an investor’s or a visitor’s page asks for no text of the desk', () => {
  const strange = [...namespacesAsked(asked.common)].filter((one) => [...OF_DESK, ...OF_SERVER].includes(one));
  expect(strange).toEqual([]);
});

test('a script of any page asks for no text that the server alone says', () => {
  expect([...namespacesAsked(asked.desk)].filter((one) => OF_SERVER.includes(one))).toEqual([]);
});

test('each noun that is called the desk’s is asked for there, and each that is called the server’s has texts', () => {
  const desk = namespacesAsked(asked.desk);
  expect(OF_DESK.filter((one) => !desk.has(one))).toEqual([]);
  expect(OF_SERVER.filter((one) => !namespacesOf('es').includes(`${one}.json`))).toEqual([]);
});

test('a page with the framework’s scripts stands under the desk’s layout where managers and issuers go, and nowhere else', () => {
  const hydrated = new Set(
    sourceFiles(/^app\/routes\/.*\.tsx$/)
      .filter(({ text }) => /\bhydrate: true\b/.test(text))
      .map(({ path }) => path.replace('app/', '')),
  );
  const wrong = branches(routes as Branch[]).filter((branch) => {
    const file = branch.at(-1) ?? '';
    const isOfDesk = /^routes\/(?:manager|entrepreneur)\//.test(file);
    const isUnderIt = branch.includes('routes/layouts/desk.tsx');
    return hydrated.has(file) && isOfDesk !== (isUnderIt && file !== 'routes/layouts/desk.tsx');
  });
  expect(hydrated.size).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('the files of texts stay small: most of what is said comes from the server', () => {
  for (const lang of LANGUAGES) {
    const { common, desk } = i18nOf(lang, 'standard').files();
    const kilobytes = (json: string) => brotliCompressSync(json).length / 1000;
    const weight = { common: kilobytes(common.json), desk: kilobytes(desk.json) };
    expect(weight.common).toBeLessThanOrEqual(21);
    expect(weight.desk).toBeLessThanOrEqual(19);
  }
});
