/** Where a text stops being JSON: line and column, from 1, as an editor counts them. */
interface JsonMistake {
  line: number;
  column: number;
}

/** Ours: nobody nests deeper than this by hand; a text that does is refused where it does. */
const MAX_DEPTH = 64;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const BLANK = /[ \t\n\r]*/y;

/** Thrown inside, at the place where reading ended. */
class Stopped extends Error {
  constructor(readonly at: number) {
    super();
  }
}

/**
 * The first place at which a text is no JSON, or null where it is JSON. Engines say it in words of their own, some without a place. A name that
 * stands twice in one object is a mistake too: the first of the two values would be lost without a word.
 */
export function jsonMistake(text: string): JsonMistake | null {
  try {
    const end = blank(text, value(text, blank(text, 0), 0));
    return end === text.length ? null : placeOf(text, end);
  } catch (error) {
    if (error instanceof Stopped) return placeOf(text, error.at);
    throw error;
  }
}

function placeOf(text: string, at: number): JsonMistake {
  const before = text.slice(0, at).split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function taken(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

const blank = (text: string, at: number) => Math.max(at, taken(BLANK, text, at));

/** Reads one value from its first sign; answers where it ends. */
function value(text: string, at: number, depth: number): number {
  if (depth > MAX_DEPTH) throw new Stopped(at);
  const sign = text[at];
  if (sign === '{') return members(text, at, depth);
  if (sign === '[') return items(text, at, depth);
  if (sign === '"') return string(text, at);
  for (const word of ['true', 'false', 'null']) if (text.startsWith(word, at)) return at + word.length;
  const end = taken(NUMBER, text, at);
  if (end === -1) throw new Stopped(at);
  return end;
}

function string(text: string, start: number): number {
  if (text[start] !== '"') throw new Stopped(start);
  let at = start + 1;
  while (text[at] !== '"') {
    const next = text[at] === '\\' ? taken(ESCAPE, text, at) : at + 1;
    // Signs below the blank have to be written as escapes; beyond the end there is none.
    if (next === -1 || !(text.charCodeAt(at) >= 0x20)) throw new Stopped(at);
    at = next;
  }
  return at + 1;
}

/** What stands between two brackets, with commas between. */
function list(text: string, start: number, close: string, one: (at: number) => number): number {
  let at = blank(text, start + 1);
  if (text[at] === close) return at + 1;
  for (;;) {
    at = blank(text, one(at));
    if (text[at] === close) return at + 1;
    if (text[at] !== ',') throw new Stopped(at);
    at = blank(text, at + 1);
  }
}

const items = (text: string, start: number, depth: number) =>
  list(text, start, ']', (at) => value(text, at, depth + 1));

function members(text: string, start: number, depth: number): number {
  const names = new Set<string>();
  return list(text, start, '}', (at) => {
    const named = string(text, at);
    const name = text.slice(at, named);
    if (names.has(name)) throw new Stopped(at);
    names.add(name);
    const colon = blank(text, named);
    if (text[colon] !== ':') throw new Stopped(colon);
    return value(text, blank(text, colon + 1), depth + 1);
  });
}
