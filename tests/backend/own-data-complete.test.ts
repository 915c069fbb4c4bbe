import { afterAll, beforeAll, expect, test } from 'vitest';
import { DATA_PART_NAMES, LEFT_OUT_TABLES, OWN_DATA_PARTS } from '#domain/own-data/own-data.ts';
import { cloneDatabase, type TestDatabase } from '#tests/support/database.ts';

/** Every table with its columns, and which of them point at a person. */
let columns: Map<string, string[]>;
let pointing: Set<string>;
let db: TestDatabase;
beforeAll(async () => {
  db = await cloneDatabase();
  const found = await db.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns from pg_class c
     join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p') group by 1`,
  );
  columns = new Map(found.map(({ name, columns: all }) => [name, all]));
  const keys = await db.query<{ place: string }>(
    `select c.conrelid::regclass || '.' || a.attname as place from pg_constraint c
     join lateral unnest(c.conkey) k(at) on true join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.at
     where c.contype = 'f' and c.confrelid = 'users'::regclass and a.attname <> 'tenant_id'`,
  );
  pointing = new Set(keys.map(({ place }) => place));
});
afterAll(() => db.drop());

const parts = DATA_PART_NAMES.map((name) => ({ name, part: OWN_DATA_PARTS[name] }));
const leftOut = Object.values(LEFT_OUT_TABLES).flat();

test('each table that there is stands in a person’s copy, or is left out of it with a reason', () => {
  expect(pointing.size).toBeGreaterThan(90);
  const told = new Set<string>([...parts.map(({ part }) => part.table), ...leftOut]);
  expect([...columns.keys()].filter((table) => !told.has(table))).toEqual([]);
  expect(leftOut.filter((table) => parts.some(({ part }) => part.table === table))).toEqual([]);
  expect(new Set(leftOut).size).toBe(leftOut.length);
});

test('each column of a table in the copy is given, told of, or left out with a reason, once', () => {
  for (const { name, part } of parts) {
    const without = Object.values(part.without ?? {}).flat();
    const told = [...part.gives, ...Object.values(part.tells ?? {})];
    // What is told of by a yes may be left out with its reason as well.
    const all = [...new Set([...told, ...without])];
    const there = (columns.get(part.table) ?? []).filter((column) => column !== 'tenant_id');
    expect({ name, all: all.sort() }).toEqual({ name, all: [...there].sort() });
    expect(part.gives.filter((column) => without.includes(column))).toEqual([]);
  }
});

test('a copy holds the id of no person, but the own one of the account', () => {
  const given = parts.flatMap(({ part }) => part.gives.map((column) => `${part.table}.${column}`));
  expect(given.filter((place) => pointing.has(place))).toEqual([]);
});

test('a copy gives nothing that opens an account, and nothing of lists of sanctions', () => {
  const given = parts.flatMap(({ part }) => part.gives.map((column) => `${part.table}.${column}`));
  const odd = given.filter((place) => /_hash|password|secret|sealed|watch_|screened|held_reason/.test(place));
  expect(odd).toEqual([]);
  expect(LEFT_OUT_TABLES.suspicion).toEqual(expect.arrayContaining(['watch_hits', 'screened_people']));
});

test('rows are told apart by the key that they are read by, and lead to the person by columns that are there', () => {
  for (const { part } of parts) {
    const there = columns.get(part.table) ?? [];
    for (const column of [...part.key, part.whose[0] ?? '', ...(part.except ? [part.except.column] : [])])
      expect(there).toContain(column);
    for (let at = 1; at + 1 < part.whose.length; at += 2) {
      const [table = '', by = 'id'] = (part.whose[at] ?? '').split('.');
      expect(columns.get(table)).toEqual(expect.arrayContaining([by, part.whose[at + 1]]));
    }
    const keys = [...part.gives, ...Object.keys(part.tells ?? {})];
    expect(new Set(keys).size).toBe(keys.length);
  }
});
