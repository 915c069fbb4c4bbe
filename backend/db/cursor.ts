import { createHash } from 'node:crypto';

/** What a key is compared as. */
export type KeyKind = 'moment' | 'number' | 'text' | 'day' | 'id';

/** A row's place in a list. */
export interface Cursor {
  /** The row's keys in the list's order: moments as microseconds since 1970, all else as its text. */
  keys: readonly string[];
  /** Counted from 1 when the row was shown; 0: nobody knows. Only ever shown. */
  place: number;
}

/** Longer ones are none of ours: names that lists are ordered by are cut long before. */
const MOST_SIGNS = 2000;
const MOST_PLACE = 1e12;
/** Years 1 to 9999, which PostgreSQL's calendar and JavaScript's have in common. */
const MOMENTS = { least: -62_135_596_800_000_000n, most: 253_402_300_799_999_999n };
const NUMBERS = { least: -(2n ** 63n), most: 2n ** 63n - 1n };

const READS: Record<KeyKind, (key: string) => boolean> = {
  moment: (key) => /^-?infinity$/.test(key) || isWithin(key, MOMENTS),
  number: (key) => isWithin(key, NUMBERS),
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no text of PostgreSQL holds NUL
  text: (key) => !/\u0000|\p{Surrogate}/u.test(key),
  day: (key) => /^\d{4}-\d\d-\d\d$/.test(key) && new Date(`${key}T00:00:00Z`).toJSON()?.slice(0, 10) === key,
  id: (key) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key),
};

/**
 * A cursor as it travels in an address: opaque, and worth nothing in another list.
 * @param scope what makes it this list: tenant, name, order and filters
 */
export function encodeCursor(scope: readonly unknown[], { keys, place }: Cursor): string {
  return Buffer.from(JSON.stringify([hashOf(scope), place, ...keys])).toString('base64url');
}

/** The place that a cursor names; null where it is none of this list's. */
export function decodeCursor(scope: readonly unknown[], kinds: readonly KeyKind[], text: string): Cursor | null {
  if (text.length > MOST_SIGNS) return null;
  const [hash, place, ...keys] = listIn(Buffer.from(text, 'base64url').toString());
  if (hash !== hashOf(scope) || keys.length !== kinds.length) return null;
  if (typeof place !== 'number' || !Number.isSafeInteger(place) || place < 0 || place > MOST_PLACE) return null;
  const fits = kinds.every((kind, at) => {
    const key = keys[at];
    return typeof key === 'string' && READS[kind](key);
  });
  return fits ? { keys: keys as string[], place } : null;
}

/** Microseconds since 1970 as PostgreSQL reads a moment. */
export function momentText(micros: string): string {
  if (micros.endsWith('infinity')) return micros;
  const whole = BigInt(micros);
  const rest = ((whole % 1000n) + 1000n) % 1000n;
  const date = new Date(Number((whole - rest) / 1000n)).toISOString();
  return date.replace('Z', `${String(rest).padStart(3, '0')}Z`);
}

function isWithin(key: string, { least, most }: { least: bigint; most: bigint }): boolean {
  if (!/^-?\d{1,19}$/.test(key)) return false;
  const number = BigInt(key);
  return number >= least && number <= most;
}

function listIn(text: string): unknown[] {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

function hashOf(scope: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(scope)).digest('base64url').slice(0, 16);
}
