import { z } from 'zod';
import { moneyString, priceString } from '#contract/envelope.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { isPlainObject, placeOf } from './answer-place.ts';

/** An answer as far as it is understood, and the places of it that are not as the contract says. */
interface LenientReading {
  value: unknown;
  /** `data.fields.register[]`: never a value, and no name that could be somebody's. */
  ignored: string[];
}

/** What was made of a place. `word`: it was not understood for a word that the contract does not know. */
type Taken = { ok: true; value: unknown } | { ok: false; word: boolean };
type Def<Type extends string> = Extract<z.core.$ZodTypes['_zod']['def'], { type: Type }>;

const LOST: Taken = { ok: false, word: false };
const taken = (value: unknown): Taken => ({ ok: true, value });

/**
 * Reads an answer that the contract does not allow (docs/decisions/0038-what-a-foreign-back-end-says.md). A number stands for a text, any
 * sane id for a UUID; what may be absent, null or has a default falls back to it; an entry of a list that says an unknown word is left out.
 * Null where something that is needed cannot be understood. Money is never guessed: what cannot be read is not taken for none.
 */
export function readLeniently(schema: z.ZodType, json: unknown): LenientReading | null {
  const ignored = new Set<string>();
  const found = read(schema as unknown as z.core.$ZodTypes, json, '', ignored);
  return found.ok ? { value: found.value, ignored: [...ignored] } : null;
}

function read(schema: z.core.$ZodTypes, value: unknown, place: string, ignored: Set<string>): Taken {
  const strict = z.safeParse(schema, value);
  if (strict.success) return taken(strict.data);
  const repaired = repair(schema, value, place, ignored);
  // Lists and objects name the places inside them.
  if (!repaired.ok || !isContainer(schema)) ignored.add(place);
  return repaired;
}

function repair(schema: z.core.$ZodTypes, value: unknown, place: string, ignored: Set<string>): Taken {
  const { def } = schema._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
      return orFallback(def, schema, value, place, ignored);
    case 'object':
      return readObject(def, value, place, ignored);
    case 'array':
      return readArray(def, value, place, ignored);
    case 'record':
      return readRecord(def, schema, value, place, ignored);
    case 'union':
      return readUnion(def, value, place);
    case 'string':
      return readText(schema, value);
    case 'enum':
    case 'literal':
      return { ok: false, word: typeof value === 'string' };
    default:
      return LOST;
  }
}

function isContainer({ _zod }: z.core.$ZodTypes): boolean {
  return ['object', 'array', 'record', 'optional', 'nullable', 'default', 'prefault'].includes(_zod.def.type);
}

function orFallback(
  def: Def<'optional' | 'nullable' | 'default' | 'prefault'>,
  schema: z.core.$ZodTypes,
  value: unknown,
  place: string,
  ignored: Set<string>,
): Taken {
  const inner = def.innerType as z.core.$ZodTypes;
  const { def: innerDef } = inner._zod;
  // What the tenant lists is nearer to what it means than a list of ours: all that is not understood is left out of it.
  const found =
    def.type === 'default' && innerDef.type === 'array'
      ? readArray(innerDef, value, place, ignored, true)
      : read(inner, value, place, ignored);
  if (found.ok || (isMoney(inner) && value !== null)) return found;
  ignored.add(place);
  const fallback = z.safeParse(schema, def.type === 'nullable' ? null : undefined);
  return fallback.success ? taken(fallback.data) : LOST;
}

function isMoney(schema: z.core.$ZodTypes): boolean {
  const { def } = schema._zod;
  if ('innerType' in def) return isMoney(def.innerType as z.core.$ZodTypes);
  return [moneyString, priceString].includes(schema as unknown as typeof moneyString);
}

function readObject(def: Def<'object'>, value: unknown, place: string, ignored: Set<string>): Taken {
  if (!isPlainObject(value)) return LOST;
  const out: Record<string, unknown> = {};
  const lost: { name: string; word: boolean }[] = [];
  for (const [name, field] of Object.entries(def.shape)) {
    const said = Object.hasOwn(value, name) ? value[name] : undefined;
    const found = read(field as z.core.$ZodTypes, said, placeOf(place, name), ignored);
    if (!found.ok) lost.push({ name, word: found.word });
    else if (found.value !== undefined) out[name] = found.value;
  }
  for (const name of Object.keys(value)) if (!Object.hasOwn(def.shape, name)) ignored.add(placeOf(place, name));
  // A person whose first role is none of ours has the others.
  const { roles } = out;
  const needed = lost.filter(({ name }) => name !== 'role' || !Array.isArray(roles));
  if (needed.length > 0) return { ok: false, word: needed.some(({ word }) => word) };
  if (lost.length > 0) out.role = Array.isArray(roles) ? roles[0] : undefined;
  return holds(def.checks, out) ? taken(out) : LOST;
}

function readArray(def: Def<'array'>, value: unknown, place: string, ignored: Set<string>, dropsAny = false): Taken {
  if (!Array.isArray(value)) return LOST;
  const out: unknown[] = [];
  for (const item of value) {
    const found = read(def.element as z.core.$ZodTypes, item, `${place}[]`, ignored);
    if (found.ok) out.push(found.value);
    else if (!found.word && !dropsAny) return LOST;
  }
  return holds(def.checks, out) ? taken(out) : LOST;
}

function readRecord(
  def: Def<'record'>,
  schema: z.core.$ZodTypes,
  value: unknown,
  place: string,
  ignored: Set<string>,
): Taken {
  if (!isPlainObject(value)) return LOST;
  const entries: [string, unknown][] = [];
  for (const [name, said] of Object.entries(value)) {
    const known = z.safeParse(def.keyType, name).success;
    const found = known ? read(def.valueType as z.core.$ZodTypes, said, placeOf(place, name), ignored) : null;
    if (found && !found.ok) return LOST;
    if (found?.ok) entries.push([name, found.value]);
    else ignored.add(placeOf(place, name));
  }
  const whole = z.safeParse(schema, Object.fromEntries(entries));
  return whole.success ? taken(whole.data) : LOST;
}

/** The first of the shapes that can be understood; what was tried in vain leaves no trace. */
function readUnion(def: Def<'union'>, value: unknown, place: string): Taken {
  let word = false;
  for (const option of def.options) {
    const found = read(option as z.core.$ZodTypes, value, place, new Set());
    if (found.ok) return found;
    word ||= found.word;
  }
  return { ok: false, word };
}

function readText(schema: z.core.$ZodTypes, value: unknown): Taken {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') return LOST;
  const { def } = schema._zod;
  if ('format' in def && def.format === 'uuid') return isRecordId(text) ? taken(text) : LOST;
  return z.safeParse(schema, text).success ? taken(text) : LOST;
}

/** Whether what is left still is what a list or an object as a whole has to be. */
function holds(checks: z.core.$ZodCheck<never>[] | undefined, value: unknown): boolean {
  return (
    !checks?.length ||
    z
      .any()
      .check(...(checks as z.core.$ZodCheck<unknown>[]))
      .safeParse(value).success
  );
}
