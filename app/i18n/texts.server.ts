import type { Language } from '#domain/tenant/language.ts';
import { wholeWords } from './whole-words.ts';

/** Standard wording, or the EXEU one that overrides what differs (specification, section 1). */
export const WORDINGS = ['standard', 'exeu'] as const;
export type Wording = (typeof WORDINGS)[number];

export interface TextTree {
  [key: string]: string | TextTree;
}
/** Texts by namespace. */
type Texts = Record<string, TextTree>;

/** The texts of a file as they are drawn. */
const drawn = (tree: TextTree): TextTree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, below]) => [key, typeof below === 'string' ? wholeWords(below) : drawn(below)]),
  );

/** Folder, namespace and texts of each file. */
const FILES = Object.entries(import.meta.glob<TextTree>('./texts/*/*.json', { eager: true, import: 'default' })).map(
  ([path, tree]) => {
    const [, folder = '', namespace = ''] = /^\.\/texts\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
    return { folder, namespace, texts: drawn(tree) };
  },
);

/** The texts of one folder of `texts/`, by namespace: `es`, `en`, `es-exeu`, `en-exeu`. */
function textsOfFolder(folder: string): Texts {
  return Object.fromEntries(
    FILES.filter((file) => file.folder === folder).map(({ namespace, texts }) => [namespace, texts]),
  );
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
