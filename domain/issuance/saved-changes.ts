/** Longest value that a history quotes; of a longer one it says that it changed. */
const QUOTED_MAX_CHARS = 80;
/** Whose values a history never quotes: addresses of people. */
const NEVER_QUOTED = ['issuer_emails'];
/** Most fields of one saving that a history names. */
const NAMED_MAX = 12;

/** A field that a saving changed, by the request's name (`title.es`); without values where one of them is too long, a list, or tells of people. */
export interface SavedChange {
  field: string;
  from: string | null;
  to: string | null;
}

/** What a saving changed, field by field: old and new of short values. A list is named as a whole. */
export function savedChanges(before: object, after: object, changed: readonly string[]): SavedChange[] {
  const was = new Map(Object.entries(before));
  const is = new Map(Object.entries(after));
  return changed.flatMap((field) => changesIn(field, was.get(field), is.get(field))).slice(0, NAMED_MAX);
}

function changesIn(field: string, before: unknown, after: unknown): SavedChange[] {
  if (NEVER_QUOTED.includes(field) || Array.isArray(before) || Array.isArray(after))
    return [{ field, from: null, to: null }];
  if (isObject(before) && isObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) =>
      before[name] === after[name] ? [] : changesIn(`${field}.${name}`, before[name], after[name]),
    );
  }
  const [from, to] = [textOf(before), textOf(after)];
  const isShort = from.length <= QUOTED_MAX_CHARS && to.length <= QUOTED_MAX_CHARS;
  return [{ field, from: isShort ? from : null, to: isShort ? to : null }];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textOf = (value: unknown) => (value === null || value === undefined ? '' : String(value));
