import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SERVED } from '#backend/served.ts';
import { answerRules, CALLERS, MAY } from '#tests/fuzz/support/answer-rules.ts';
import { type ApiDocument, type Operation, operationsOf } from '#tests/fuzz/support/api-operations.ts';
import type { Known } from '#tests/fuzz/support/api-request.ts';
import { wellFormed } from '#tests/fuzz/support/odd-file.ts';
import { fittingValue } from '#tests/fuzz/support/schema-values.ts';
import { knownOf, type Stranger, tokenHeader } from '#tests/fuzz/support/strangers.ts';
import { type BackEnd, startBackEnd } from '#tests/support/back-end.ts';
import { type Chance, chance } from '#tests/support/chance.ts';
import { cloneDatabase, type TestDatabase } from '#tests/support/database.ts';
import { SAMPLE_INPUTS } from '#tests/support/sample-inputs.ts';

const TENANT = 'aurora';
const LONG = 'a'.repeat(10_000);

/** What a place for a number, a day, a word, an order, a page or an identifier is not meant to hold, or holds at its very edge. */
const HOSTILE: readonly string[] = [
  ...['', ' ', '-1', '-0', '0', '1.5', '1e400', '-1e400', '1e3', '0x10', '9'.repeat(400), '9223372036854775808'],
  ...['NaN', 'Infinity', '-Infinity', 'undefined', 'null', 'true', '[]', '{}', '٣', '１２'],
  ...['0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30', '-000001-01-01', '+275760-09-13', '2026-11-22T00:00:00Z'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '-__proto__', 'created_at', '-created_at'],
  ...['\u0000', '\ud800', '%_\\', "' or '1'='1", '../..', '..%2f', '00000000-0000-0000-0000-000000000000', LONG],
];
/** The same for a body, which knows more kinds. */
const HOSTILE_JSON: readonly unknown[] = [
  ...HOSTILE,
  ...[0, -1, 1.5, 1e308, -1e-7, 2 ** 53 + 2, 2 ** 63, null, true, false],
  ...[[], ['a'], [[]], {}, { __proto__x: 1 }, { constructor: 1 }, Array.from({ length: 2_000 }, (_, at) => at)],
];

/** A place takes one of so many values in turn, another operation's place of the same name the next ones; `npm run fuzz` tries all at each. */
const TURNS = process.env.ALL_VALUES === undefined ? 3 : 1;

let db: TestDatabase;
let backEnd: BackEnd;
let operations: Operation[];
let known: Known;
let luck: Chance;
let breachOf: ReturnType<typeof answerRules>;
const tokens = new Map<Stranger, Record<string, string>>();

beforeAll(async () => {
  db = await cloneDatabase();
  backEnd = await startBackEnd(db.url);
  const document = await backEnd.fetch(new Request('http://api.test/openapi.json'));
  operations = operationsOf((await document.json()) as ApiDocument);
  breachOf = answerRules(operations);
  known = await knownOf(db, TENANT);
  luck = chance(0);
});
afterAll(async () => {
  await backEnd?.close();
  await db?.drop();
});

/** A request in its parts, each of which may be spoilt. */
interface Parts {
  path: Record<string, string>;
  query: [string, string][];
  body: unknown;
}

/** What the contract takes, as far as that can be said without knowing the operation. */
function goodParts({ id, parameters, body }: Operation): Parts {
  const sample = SAMPLE_INPUTS[id];
  const places = parameters.filter((each) => each.in === 'path');
  const own = (name: string, schema: Operation['parameters'][number]['schema']) =>
    sample?.params?.[name] ?? String(fittingValue(schema, luck, known.ids));
  return {
    path: Object.fromEntries(places.map(({ name, schema }) => [name, own(name, schema)])),
    query: [],
    body: sample?.body ?? (body ? fittingValue(body.schema, luck, known.ids) : {}),
  };
}

/** Every place of a body that holds a value, as a path of keys. */
function placesIn(value: unknown, at: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return at.length > 0 ? [at] : [];
  return [
    ...(at.length > 0 ? [at] : []),
    ...Object.entries(value).flatMap(([key, inner]) =>
      placesIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
    ),
  ];
}

function withValue(whole: unknown, [key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<string | number, unknown>;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

/** Every request of an operation with one thing wrong in it. */
function* spoilt(operation: Operation, turn: number): Generator<[string, Parts]> {
  const good = goodParts(operation);
  const dealt = <T>(values: readonly T[], nth: number, turns = TURNS) =>
    values.filter((_, at) => at % turns === (turn + nth) % turns);
  for (const [nth, { name, in: where }] of operation.parameters.entries()) {
    for (const value of dealt(HOSTILE, nth)) {
      if (where === 'path') yield [`${name}=${value}`, { ...good, path: { ...good.path, [name]: value } }];
      if (where === 'query') yield [`${name}=${value}`, { ...good, query: [[name, value]] }];
    }
    // The same name twice, and as the list that some programs make of it.
    if (where === 'query') {
      yield [
        `${name} twice`,
        {
          ...good,
          query: [
            [name, '1'],
            [name, '2'],
          ],
        },
      ];
      for (const list of [`${name}[]`, `${name}[4294967294]`, `${name}[__proto__]`])
        yield [list, { ...good, query: [[list, '1']] }];
    }
  }
  if (!operation.body) return;
  for (const [nth, place] of placesIn(good.body).entries()) {
    // Words and objects hold fewer surprises than numbers, days and names of records: they take turns.
    const isExact = EXACT.test(String(valueAt(good.body, place)));
    for (const value of dealt(HOSTILE_JSON, nth, isExact ? TURNS : 5))
      yield [`${place.join('.')}: ${JSON.stringify(value)}`, { ...good, body: withValue(good.body, place, value) }];
  }
}

const EXACT = /^[-+\d.:TZ]+$|^(true|false)$|^[0-9a-f-]{36}$/;
const valueAt = (whole: unknown, place: (string | number)[]) =>
  place.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], whole);

async function send(operation: Operation, { path, query, body }: Parts, who: Stranger) {
  // A lone half of a sign cannot be in an address: it stands for itself in bodies.
  const segment = (text: string) => encodeURIComponent(wellFormed(text)).replace(/^(\.*)$/, '%20$1');
  const place = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(path[name] ?? ''));
  const search = new URLSearchParams(query.map(([name, value]) => [name, wellFormed(value)]));
  const headers = new Headers({ 'X-TENANT-HOST': `${TENANT}.localhost`, 'Idempotency-Key': randomUUID() });
  const token = tokens.get(who) ?? (await tokenHeader(db, TENANT, who));
  tokens.set(who, token);
  for (const [name, value] of Object.entries(token)) headers.set(name, value);
  let sent: BodyInit | null = null;
  if (operation.body?.kind === 'multipart') {
    const form = new FormData();
    for (const [name, value] of Object.entries(body as Record<string, unknown>))
      form.append(name, typeof value === 'string' ? wellFormed(value) : JSON.stringify(value));
    for (const [name, make] of Object.entries(SAMPLE_INPUTS[operation.id]?.files ?? {})) form.set(name, make());
    sent = form;
  } else if (operation.method !== 'GET') {
    headers.set('Content-Type', 'application/json');
    sent = JSON.stringify(body);
  }
  const url = `http://api.test${place}${search.size > 0 ? `?${search}` : ''}`;
  const answer = await backEnd.fetch(new Request(url, { method: operation.method, headers, body: sent }));
  if (answer.status === 401 || operation.id === 'logout') tokens.delete(who);
  return { status: answer.status, type: answer.headers.get('Content-Type') ?? '', text: await answer.text() };
}

test('odd values of every parameter and field are refused, or answered as the document says', async () => {
  expect(operations).toHaveLength(SERVED.length);
  const breaches: string[] = [];
  const counts = new Map<string, number>();
  for (const [turn, operation] of operations.entries()) {
    const who = MAY[CALLERS.get(operation.id) ?? 'anyone'][0] ?? 'nobody';
    for (const [what, parts] of spoilt(operation, turn)) {
      const seen = await send(operation, parts, who);
      const kind = `${Math.floor(seen.status / 100)}xx`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      const breach = breachOf(operation.id, who, seen);
      if (breach)
        breaches.push(`${operation.id} ${what.slice(0, 120)}: ${breach} → ${seen.status} ${seen.text.slice(0, 200)}`);
    }
  }
  console.log(Object.fromEntries(counts));
  expect(breaches, breaches.join('\n')).toEqual([]);
  // Some of these values are right ones in their place; were none, the walk would not get past the door.
  expect(counts.get('2xx')).toBeGreaterThan(100);
  expect(counts.get('4xx')).toBeGreaterThan(1_000);
}, 600_000);
