import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The texts of one language by key, `words('invest:wire.title')`. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

type Texts = { [key: string]: string | Texts };

/**
 * Words as a page of the app shows them, out of the app's own language files: a journey names what it looks for by its key, in both
 * languages. Where a place `{{…}}` of the text has no value, the text is cut before it: labels and messages are found by their beginning.
 * Throws for a key that does not exist.
 */
export function wordsOf(lang: 'es' | 'en'): Words {
  const files = new Map<string, Texts>();
  return (key, values = {}) => {
    const [namespace = '', place = ''] = key.split(':');
    const texts = files.get(namespace) ?? readTexts(lang, namespace);
    files.set(namespace, texts);
    const found = place.split('.').reduce<string | Texts | undefined>((at, part) => textBelow(at, part), texts);
    if (typeof found !== 'string') throw new Error(`there is no text ${key} in ${lang}`);
    const filled = found.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));
    return (filled.split('{{')[0] ?? '').trim();
  };
}

function textBelow(at: string | Texts | undefined, part: string): string | Texts | undefined {
  return typeof at === 'object' ? at[part] : undefined;
}

function readTexts(lang: string, namespace: string): Texts {
  return JSON.parse(readFileSync(path.join('app/i18n/texts', lang, `${namespace}.json`), 'utf8')) as Texts;
}
