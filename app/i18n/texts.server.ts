import type { Language } from '#domain/tenant/language.ts';
import type { Texts, TextTree } from './texts.ts';

/** Standard wording, or the EXEU one that overrides what differs (specification, section 1). */
export const WORDINGS = ['standard', 'exeu'] as const;
export type Wording = (typeof WORDINGS)[number];

const FILES = import.meta.glob<TextTree>('./texts/*/*.json', { eager: true, import: 'default' });

/** The texts of one folder of `texts/`, by namespace: `es`, `en`, `es-exeu`, `en-exeu`. */
function textsOfFolder(folder: string): Texts {
  const found: Texts = {};
  for (const [path, tree] of Object.entries(FILES)) {
    const [, owner, namespace] = /^\.\/texts\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    if (owner === folder && namespace) found[namespace] = tree;
  }
  return found;
}

function overridden(base: TextTree, over: TextTree): TextTree {
  const merged: TextTree = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? overridden(below, value) : value;
  }
  return merged;
}

/** All namespaces of a language in one wording. */
export function textsOf(lang: Language, wording: Wording): Texts {
  const base = textsOfFolder(lang);
  return wording === 'standard' ? base : (overridden(base, textsOfFolder(`${lang}-${wording}`)) as Texts);
}
