import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';
import { sourceFiles } from './source-files.ts';

/** Statements are written in repositories and in the floors under the modules, each of which is a repository with its rules. */
const SPEAKS_SQL =
  /^backend\/(?:db|ledger|audit|jobs|seed|idempotency|limits|mail|files|tenant)\/|\.repository\.ts$|^backend\/http\/test-routes\.ts$/;

const isOurs = /^(?:app|backend|contract|domain|server)\/(?!.*\.test\.).*\.tsx?$/;

test('statements stand in repositories: modules, providers and stand-ins ask them', () => {
  const wrong = sourceFiles(isOurs)
    .filter(({ path }) => !SPEAKS_SQL.test(path))
    .filter((file) => importsOf(file).some(({ specifier }) => /^drizzle-orm(?:\/|$)/.test(specifier)))
    .map(({ path }) => path);
  expect(wrong).toEqual([]);
});

test('tables are known only to who speaks SQL: the others know their types alone', () => {
  const wrong = sourceFiles(isOurs)
    .filter(({ path }) => !SPEAKS_SQL.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^import (?!type )(\{[^}]*\}) from '#backend\/db\/schema\/[^']+'/gms)]
        .filter(([, names = '']) => names.split(/[{},]/).some((name) => name.trim() && !/^\s*type /.test(name)))
        .map(([, names = '']) => `${path} imports ${names}`),
    );
  expect(wrong).toEqual([]);
});

test('raw SQL statements are written in backend/db and repositories alone', () => {
  const raw = /\.query\(\s*(?:\{\s*text:\s*)?[`'"](?:select|insert|update|delete|with|truncate|lock)\b/i;
  const wrong = sourceFiles(isOurs)
    .filter(({ path, text }) => !SPEAKS_SQL.test(path) && raw.test(text))
    .map(({ path }) => path);
  expect(wrong).toEqual([]);
});
