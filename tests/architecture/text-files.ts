import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './source-files.ts';

const TEXTS = path.join(ROOT, 'app/i18n/texts');

/** The namespaces of a folder of `app/i18n/texts`, as file names in order. */
export function namespacesOf(folder: string): string[] {
  return readdirSync(path.join(TEXTS, folder))
    .filter((name) => name.endsWith('.json'))
    .sort();
}

/** Texts of one namespace under their keys, nested ones joined by dots. */
export function textsOfFile(folder: string, file: string): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) {
      found.set(at, String(value));
      return;
    }
    for (const [key, inner] of Object.entries(value)) walk(inner, at ? `${at}.${key}` : key);
  };
  walk(JSON.parse(readFileSync(path.join(TEXTS, folder, file), 'utf8')), '');
  return found;
}

/** A key without its plural ending: languages have different ones. */
export function singular(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '');
}

/** What a text leaves open: `{{amount}}` → `amount`. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
}
