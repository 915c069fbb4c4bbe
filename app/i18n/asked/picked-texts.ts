import type { Texts, TextTree } from '../texts.ts';

/** A text's key without its plural ending. */
const singular = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
/** A text that another one holds, of its own namespace or of a named one: `$t(api_errors:earning.frozen)`, `$t(look:step.{{step}})`. */
const HELD = /\$t\((?:([a-z_]+):)?([^,)]+)/g;

interface Text {
  namespace: string;
  parts: readonly string[];
  text: string;
}

/** The texts that these patterns ask for (`namespace:pattern`, a star for any part), and what those hold of others; without what `but` has. */
export function pickedTexts(texts: Texts, asked: readonly string[], but: Texts = {}): Texts {
  const picked = new Map<string, Text>();
  const take = (namespace: string, wanted: RegExp) => {
    for (const one of textsBelow(namespace, texts[namespace])) {
      const key = one.parts.join('.');
      if (picked.has(`${namespace}:${key}`) || !(wanted.test(key) || wanted.test(singular(key)))) continue;
      picked.set(`${namespace}:${key}`, one);
      for (const [, of = namespace, held = ''] of one.text.matchAll(HELD)) {
        take(of, anyOf([held.trim().replace(/\{\{\w{1,40}\}\}/g, '*')]));
      }
    }
  };
  for (const [namespace, patterns] of byNamespace(asked)) take(namespace, anyOf(patterns));
  for (const [namespace, tree] of Object.entries(but)) {
    for (const { parts } of textsBelow(namespace, tree)) picked.delete(`${namespace}:${parts.join('.')}`);
  }
  return treesOf([...picked.values()]);
}

function byNamespace(asked: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const one of asked) {
    const colon = one.indexOf(':');
    const namespace = one.slice(0, colon);
    found.set(namespace, [...(found.get(namespace) ?? []), one.slice(colon + 1)]);
  }
  return found;
}

function anyOf(patterns: readonly string[]): RegExp {
  const plain = (part: string) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^(?:${patterns.map((one) => one.split('*').map(plain).join('.*')).join('|')})$`);
}

function* textsBelow(namespace: string, tree: TextTree = {}, above: readonly string[] = []): Generator<Text> {
  for (const [part, below] of Object.entries(tree)) {
    const parts = [...above, part];
    if (typeof below === 'string') yield { namespace, parts, text: below };
    else yield* textsBelow(namespace, below, parts);
  }
}

function treesOf(picked: readonly Text[]): Texts {
  const trees: Texts = {};
  for (const { namespace, parts, text } of picked) {
    let at = branch(trees, namespace);
    for (const part of parts.slice(0, -1)) at = branch(at, part);
    at[parts.at(-1) ?? ''] = text;
  }
  return trees;
}

/** What is below a part, made where there is nothing yet. */
function branch(tree: TextTree, part: string): TextTree {
  const known = tree[part];
  if (typeof known === 'object') return known;
  const made: TextTree = {};
  tree[part] = made;
  return made;
}
