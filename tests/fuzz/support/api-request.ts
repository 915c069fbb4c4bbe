import { randomUUID } from 'node:crypto';
import type { Chance } from '#tests/support/chance.ts';
import { SAMPLE_INPUTS } from '#tests/support/sample-inputs.ts';
import type { Operation } from './api-operations.ts';
import { oddFile, wellFormed } from './odd-file.ts';
import { ODD_TEXTS, oddValue } from './odd-values.ts';
import { fittingValue } from './schema-values.ts';

/** A request that nobody has sent yet. */
export interface MadeRequest {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body: string | FormData | null;
}

/** What exists at the tenant: identifiers and other values for the places of an address. */
export interface Known {
  ids: readonly string[];
  /** Of them, those of each table. */
  idsByTable: ReadonlyMap<string, readonly string[]>;
  slugs: readonly string[];
}

/** A request for an operation: rightly made in the beginning, then spoilt in up to three places (in a fifth of the cases in none). */
export function makeRequest(operation: Operation, luck: Chance, known: Known): MadeRequest {
  const spoils = luck.happens(0.2) ? 0 : 1 + luck.below(3);
  const params = pathParams(operation, luck, known);
  const query = queryOf(operation, luck, known);
  let body = bodyOf(operation, luck, known);
  for (let count = 0; count < spoils; count++) {
    const place = luck.below(10);
    if (place < 1 && Object.keys(params).length > 0) params[luck.oneOf(Object.keys(params))] = luck.oneOf(ODD_TEXTS);
    else if (place < 3) query.push([luck.oneOf(queryNames(operation)), luck.oneOf(ODD_TEXTS)]);
    else body = spoilt(body, luck);
  }
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => safeSegment(params[name] ?? ''));
  const search = new URLSearchParams(query.map(([name, value]) => [name, wellFormed(value)])).toString();
  const sent = operation.method === 'GET' ? null : encoded(operation, body, luck);
  return {
    method: operation.method,
    path: search ? `${path}?${search}` : path,
    headers: {
      'Idempotency-Key': luck.happens(0.97) ? randomUUID() : 'x',
      ...(typeof sent === 'string' ? { 'Content-Type': luck.happens(0.97) ? 'application/json' : 'text/plain' } : {}),
    },
    body: sent,
  };
}

/** Tables whose rows an address calls by another name than their own. */
const TABLE_OF: Readonly<Record<string, string>> = {
  projects: 'issuances',
  tokens: 'issuances',
  statements: 'bank_statements',
};

/** An identifier for a place of an address: mostly of the rows that it names, so that something is found; else of any. */
function idFor(path: string, name: string, luck: Chance, { ids, idsByTable }: Known): string {
  const noun = path.match(new RegExp(`([\\w-]+)/\\{${name}\\}`))?.[1] ?? '';
  const own = idsByTable.get(TABLE_OF[noun] ?? noun.replaceAll('-', '_')) ?? [];
  return luck.oneOf(own.length > 0 && luck.happens(0.6) ? own : ids);
}

function pathParams({ id, path, parameters }: Operation, luck: Chance, known: Known): Record<string, string> {
  const sample = SAMPLE_INPUTS[id]?.params ?? {};
  const places = parameters.filter((each) => each.in === 'path');
  return Object.fromEntries(
    places.map(({ name, schema }) => {
      if (name === 'slug') return [name, luck.oneOf(known.slugs)];
      if (name === 'id' || name.endsWith('_id')) return [name, idFor(path, name, luck, known)];
      return [name, luck.happens(0.5) && sample[name] ? sample[name] : String(fittingValue(schema, luck, known.ids))];
    }),
  );
}

const queryNames = ({ parameters }: Operation) => [
  ...parameters.filter((each) => each.in === 'query').map(({ name }) => name),
  'page',
  'sort',
  'a[4294967294]',
  '__proto__',
];

function queryOf({ parameters }: Operation, luck: Chance, known: Known): [string, string][] {
  return parameters
    .filter((each) => each.in === 'query' && luck.happens(0.3))
    .map(({ name, schema }) => [name, String(fittingValue(schema, luck, known.ids))]);
}

function bodyOf({ id, body }: Operation, luck: Chance, { ids }: Known): unknown {
  const sample = SAMPLE_INPUTS[id]?.body;
  if (sample && luck.happens(0.6)) return structuredClone(sample);
  return body ? fittingValue(body.schema, luck, ids) : {};
}

/** The same value with one place of it taken out, doubled in kind, or made odd. */
function spoilt(value: unknown, luck: Chance): unknown {
  if (typeof value !== 'object' || value === null || luck.happens(0.05)) return oddValue(luck);
  if (Array.isArray(value)) return value.length === 0 ? [oddValue(luck)] : value.map((each) => spoilt(each, luck));
  const names = Object.keys(value);
  const name = names.length > 0 ? luck.oneOf(names) : 'extra';
  const { [name]: old, ...rest } = value as Record<string, unknown>;
  return luck.oneOf<() => unknown>([
    () => rest,
    () => ({ ...value, [luck.oneOf(ODD_TEXTS)]: 1 }),
    () => ({ ...value, [name]: oddValue(luck) }),
    () => ({ ...value, [name]: oddValue(luck) }),
    () => ({ ...value, [name]: spoilt(old, luck) }),
  ])();
}

function encoded(operation: Operation, body: unknown, luck: Chance): string | FormData {
  if (operation.body?.kind !== 'multipart') {
    const text = JSON.stringify(body) ?? 'null';
    return luck.happens(0.03) ? text.slice(0, luck.below(text.length + 1)) : text;
  }
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>))
    form.append(name, typeof value === 'string' ? wellFormed(value) : (JSON.stringify(value) ?? ''));
  for (const [name, make] of Object.entries(SAMPLE_INPUTS[operation.id]?.files ?? {})) {
    form.delete(name);
    if (luck.happens(0.9)) form.append(name, luck.happens(0.5) ? make() : oddFile(luck));
    if (luck.happens(0.1)) form.append(luck.oneOf([name, 'other']), oddFile(luck));
  }
  return form;
}

/** One segment, whatever it is: `.` and `..` would be taken for a step in the path by the client already. */
function safeSegment(text: string): string {
  const segment = encodeURIComponent(wellFormed(text).slice(0, 2_000));
  return segment === '' || /^\.+$/.test(segment) ? '%20' : segment;
}
