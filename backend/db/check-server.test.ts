import { expect, test } from 'vitest';
import { problemsOf, type ServerFacts } from './check-server.ts';

const FINE: ServerFacts = {
  version: 160_004,
  owner: 'lonja',
  database: 'lonja',
  mayMakeRoles: true,
  hasRole: false,
  mayGrantRole: true,
  hasLogin: false,
  mayMakeSchemas: true,
  ownsPublic: true,
};

test('a server of the oldest version with every right is fine', () => {
  expect(problemsOf(FINE)).toEqual([]);
  expect(problemsOf({ ...FINE, version: 180_001, mayMakeRoles: false, hasRole: true, hasLogin: true })).toEqual([]);
});

test('an older server is named with its version, and nothing else is said of it', () => {
  expect(problemsOf({ ...FINE, version: 150_014, mayMakeRoles: false })).toEqual([
    'PostgreSQL 16 or newer is needed, and DATABASE_URL leads to PostgreSQL 15: use a newer server, or leave DATABASE_URL empty for one of our own.',
  ]);
});

test('every right that is missing is named at once, with what gives it', () => {
  const said = problemsOf({ ...FINE, mayMakeRoles: false, mayMakeSchemas: false, ownsPublic: false });
  expect(said.map((line) => /run "([^"]+)"/.exec(line)?.[1] ?? /"(alter schema[^"]+)/.exec(line)?.[1])).toEqual([
    'alter role lonja createrole',
    'grant create on database lonja to lonja',
    'alter schema public owner to lonja',
  ]);
  expect(problemsOf({ ...FINE, hasRole: true, mayGrantRole: false })[0]).toContain(
    'grant lonja_app to lonja with admin option',
  );
});
