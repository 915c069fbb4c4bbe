import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** The list of tenants itself: its key is the tenant. */
const TENANTS = 'tenants';
/** Of the whole installation, with no word of any tenant's. */
const INSTALLATION = ['job_runs', 'app_login'];

const sql = sourceFiles(/^backend\/db\/migrations\/.*\.sql$/)
  .map(({ text }) => text)
  .join('\n');

const tables = tablesIn(sql);

function tablesIn(text: string): { name: string; body: string }[] {
  const found = text.matchAll(/create table(?: if not exists)? "?(\w+)"? \(([\s\S]*?)\n\);/gi);
  return [...found].map(([, name = '', body = '']) => ({ name, body }));
}

test('every primary key begins with the tenant, so that the database can be split by tenant', () => {
  expect(tables.length).toBeGreaterThan(20);
  const wrong = tables.filter(
    ({ name, body }) =>
      name !== TENANTS && !INSTALLATION.includes(name) && !/primary key\s*\("?tenant_id"?/i.test(body),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('a table made after the walls were raised gets its own', () => {
  const later = sourceFiles(/^backend\/db\/migrations\/(?!000[01]_).*\.sql$/).flatMap(({ path, text }) =>
    tablesIn(text)
      .filter(({ name }) => !INSTALLATION.includes(name) && !new RegExp(`lonja_wall\\('"?${name}\\b`).test(text))
      .map(({ name }) => `${path}: ${name}`),
  );
  expect(later).toEqual([]);
});

test('every migration has a number of its own, so that their order is never chance', () => {
  const numbers = sourceFiles(/^backend\/db\/migrations\/\d{4}_\w+\.sql$/).map(({ path }) =>
    path.split('/').at(-1)?.slice(0, 4),
  );
  expect(numbers.length).toBeGreaterThan(10);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('columns for money or tokens are never floating numbers', () => {
  const floating = tables.filter(({ body }) =>
    /\b(?:real|double precision|float\d?|money)\b/i.test(body.replace(/'[^']*'/g, '')),
  );
  expect(floating.map(({ name }) => name)).toEqual([]);
});
