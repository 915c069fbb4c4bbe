import type { i18n, TFunction } from 'i18next';

type Read = (key: unknown, ...rest: unknown[]) => unknown;

/**
 * Lets an instance whose texts never change say what it has said before: of a key alone, without values. A list of fifty rows asks for the same
 * names hundreds of times, and finding one takes i18next a walk through namespaces, plurals and contexts. Keys without a text are not kept:
 * there is no end of them.
 */
export function rememberTexts(instance: i18n): void {
  const make = instance.getFixedT.bind(instance) as (...of: unknown[]) => TFunction;
  const made = new Map<string, TFunction>();
  instance.getFixedT = ((...of: unknown[]) => {
    const name = JSON.stringify(of);
    const known = made.get(name);
    if (known) return known;
    const t = remembering(make(...of));
    made.set(name, t);
    return t;
  }) as i18n['getFixedT'];
}

function remembering(t: TFunction): TFunction {
  const read = t as unknown as Read;
  const said = new Map<string, string>();
  const quick: Read = (key, ...rest) => {
    if (rest.length > 0 || typeof key !== 'string') return read(key, ...rest);
    const kept = said.get(key);
    if (kept !== undefined) return kept;
    const text = read(key);
    // What is not there is answered by its own key, with or without its namespace.
    if (typeof text === 'string' && !key.endsWith(text)) said.set(key, text);
    return text;
  };
  return Object.assign(quick, t) as unknown as TFunction;
}
