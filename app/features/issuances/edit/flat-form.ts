import { z } from 'zod';
import { flag } from '#app/forms/checked.ts';

/** A section's values as the flat names of a form: `title_es`, `terms_2_label_en`. */
export type Flat = Record<string, string>;

/** The values of a section as texts by flat names; null is empty. Entries of lists are counted from 1. */
export function flatten(value: unknown, path = ''): Flat {
  if (Array.isArray(value)) return merged(value.map((each, at) => flatten(each, joined(path, String(at + 1)))));
  if (typeof value !== 'object' || value === null) return { [path]: value === null ? '' : String(value) };
  return merged(Object.entries(value).map(([name, each]) => flatten(each, joined(path, name))));
}

/** The fields of a form for a section of the contract: each text of it once, each list with so many entries. */
export function flatShape(schema: unknown, entries: number, path = ''): Record<string, z.ZodType> {
  if (schema instanceof z.ZodObject) {
    return merged(Object.entries(schema.shape).map(([name, each]) => flatShape(each, entries, joined(path, name))));
  }
  if (schema instanceof z.ZodArray) {
    const places = Array.from({ length: entries }, (_, at) => joined(path, String(at + 1)));
    return merged(places.map((place) => ({ ...flatShape(schema.element, 0, place), [`${place}_remove`]: REMOVED })));
  }
  // A box without words is no value, and a form has no null.
  return { [path]: schema instanceof z.ZodNullable ? leafOf(schema.unwrap()).optional() : leafOf(schema) };
}

/** The value of a section made of a form's flat values. Entries with nothing in them, and those that are to go, are left out. */
export function nest(schema: unknown, flat: Record<string, unknown>, path = ''): unknown {
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(schema.shape).map(([name, each]) => [name, nest(each, flat, joined(path, name))]),
    );
  }
  if (!(schema instanceof z.ZodArray)) return flat[path] ?? (schema instanceof z.ZodNullable ? null : '');
  const places = new Set(Object.keys(flat).flatMap((name) => placeIn(name, path)));
  return [...places]
    .sort((a, b) => a - b)
    .map((place) => joined(path, String(place)))
    .filter((place) => !flat[`${place}_remove`] && hasWords(flat, place))
    .map((place) => nest(schema.element, flat, place));
}

/** The flat name of a field as the API names it: `terms.0.label.es`, or the whole of a text in two languages, `title`. */
export function flatNames(names: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of names) {
    const dotted = name.replace(/_(\d+)_/g, (_, place: string) => `.${Number(place) - 1}.`).replace(/_(es|en)$/, '.$1');
    found[dotted] = name;
    found[name.replace(/^finance_/, 'finance.')] ??= name;
    found[dotted.replace(/\.(es|en)$/, '')] ??= name;
    found[dotted.split('.')[0] ?? name] ??= name;
  }
  return found;
}

/** A box beside an entry: ticked, it goes. */
const REMOVED = flag.transform((goes) => (goes ? 'on' : undefined));

function leafOf(schema: unknown): z.ZodType {
  if (!(schema instanceof z.ZodType)) throw new Error('no field of a form');
  return schema;
}

function placeIn(name: string, path: string): number[] {
  const place = name.startsWith(`${path}_`) ? Number.parseInt(name.slice(path.length + 1), 10) : Number.NaN;
  return Number.isNaN(place) ? [] : [place];
}

const hasWords = (flat: Record<string, unknown>, place: string) =>
  Object.entries(flat).some(([name, value]) => name.startsWith(`${place}_`) && value !== '' && value !== undefined);

const joined = (path: string, name: string) => (path === '' ? name : `${path}_${name}`);

function merged<T>(parts: readonly Record<string, T>[]): Record<string, T> {
  return Object.assign({}, ...parts) as Record<string, T>;
}
