import type { DataKey, DataPartName } from '#domain/own-data/own-data.ts';
import type { Language } from '#domain/tenant/language.ts';
import { EXEU_CODES, EXEU_KEYS, EXEU_PARTS } from '../exeu-words.ts';
import { CODE_WORDS } from './code-words.ts';
import { ORDER_WORDS } from './order-words.ts';
import { PART_WORDS } from './part-words.ts';
import { PERSON_WORDS } from './person-words.ts';

const AT: Record<Language, 0 | 1> = { es: 0, en: 1 };
const KEY_WORDS: Readonly<Record<DataKey, readonly [string, string]>> = { ...PERSON_WORDS, ...ORDER_WORDS };

export function partWord(name: DataPartName, lang: Language, isExeu = false): string {
  return ((isExeu && EXEU_PARTS[name]) || PART_WORDS[name])[AT[lang]];
}

/** What a key is called; one of a structure inside a row stands as it is, with spaces. */
export function keyWord(key: string, lang: Language, isExeu = false): string {
  return (
    (isExeu ? EXEU_KEYS[key]?.[AT[lang]] : undefined) ??
    (KEY_WORDS as Readonly<Record<string, readonly [string, string]>>)[key]?.[AT[lang]] ??
    key.replaceAll('_', ' ')
  );
}

/** A code by its name; what has none stands as it is. */
export function codeWord(key: string, code: string, lang: Language, isExeu = false): string {
  return (
    ((isExeu ? EXEU_CODES[code] : undefined) ?? CODE_WORDS[`${key}.${code}`] ?? CODE_WORDS[code])?.[AT[lang]] ?? code
  );
}

interface PageWords {
  title: string;
  of(platform: string): string;
  made(moment: string): string;
  about: readonly string[];
  contents: string;
  none: string;
  yes: string;
  no: string;
  notInside: string;
}

/** What the page that people read says besides. */
export const PAGE_WORDS: Record<Language, PageWords> = {
  es: {
    title: 'Sus datos',
    of: (platform) => `Copia de los datos que ${platform} guarda sobre usted`,
    made: (moment) => `Hecha el ${moment}.`,
    about: [
      'Esta página y el archivo datos.json dicen lo mismo: la página es para leerla; el archivo, para llevar los datos a otro servicio (Reglamento (UE) 2016/679, artículos 15 y 20). Sus archivos están en la carpeta «files».',
      'No incluye datos de otras personas, ni contraseñas o claves, ni los textos de los correos, ni lo que la ley prohíbe revelar.',
      'En el archivo, las claves que acaban en «_cents» son céntimos y los momentos llevan su zona horaria.',
    ],
    contents: 'Contenido',
    none: 'Sin datos en estos apartados',
    yes: 'Sí',
    no: 'No',
    notInside: 'No cabe en esta copia: descárguelo desde su cuenta.',
  },
  en: {
    title: 'Your data',
    of: (platform) => `Copy of the data that ${platform} keeps about you`,
    made: (moment) => `Made on ${moment}.`,
    about: [
      'This page and the file data.json say the same: the page is for reading, the file for taking your data to another service (Regulation (EU) 2016/679, articles 15 and 20). Your files are in the folder “files”.',
      'It has no data of other people, no passwords or keys, no texts of e-mails, and nothing that the law forbids to disclose.',
      'In the file, keys that end in “_cents” are cents, and moments carry their time zone.',
    ],
    contents: 'Contents',
    none: 'Nothing in these parts',
    yes: 'Yes',
    no: 'No',
    notInside: 'There is no room for it in this copy: download it from your account.',
  },
};

/** The names of the two files in the copy. */
export const COPY_NAMES: Record<Language, { json: string; page: string; file: string }> = {
  es: { json: 'datos.json', page: 'leame.html', file: 'Mis datos' },
  en: { json: 'data.json', page: 'readme.html', file: 'My data' },
};
