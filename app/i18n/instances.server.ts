import asked from 'virtual:asked-texts';
import { createInstance, type i18n } from 'i18next';
import { contentHash } from '#app/config.server.ts';
import { LANGUAGES, type Language } from '#domain/tenant/language.ts';
import { pickedTexts } from './asked/picked-texts.ts';
import { oneStopModule } from './one-stop.ts';
import { rememberTexts } from './remembered-texts.ts';
import { i18nSettings } from './settings.ts';
import { textsOf, WORDINGS, type Wording } from './texts.server.ts';
import type { Texts } from './texts.ts';

interface TextsFile {
  /** File name with the content's hash: may be cached for ever. */
  name: string;
  json: string;
}

interface Prepared {
  i18n: i18n;
  /** The texts for hydrated pages: those that the scripts of any page ask for, and what those of the desk ask for besides. Made when first asked for. */
  files(): Record<'common' | 'desk', TextsFile>;
}

/** One instance for each language and wording, made at start and never changed: making one per request costs a third of the pages per second. */
const PREPARED = new Map<string, Prepared>();
for (const lang of LANGUAGES) {
  for (const wording of WORDINGS) PREPARED.set(`${lang}-${wording}`, prepare(lang, wording));
}

function prepare(lang: Language, wording: Wording): Prepared {
  const texts = textsOf(lang, wording);
  const instance = createInstance().use(oneStopModule);
  void instance.init({ ...i18nSettings(lang), ns: Object.keys(texts), resources: { [lang]: texts } });
  rememberTexts(instance);
  let files: Record<'common' | 'desk', TextsFile> | undefined;
  return { i18n: instance, files: () => (files ??= filesOf(`${lang}-${wording}`, texts)) };
}

function filesOf(name: string, texts: Texts): Record<'common' | 'desk', TextsFile> {
  const common = pickedTexts(texts, asked.common);
  return { common: fileOf(name, common), desk: fileOf(`${name}-desk`, pickedTexts(texts, asked.desk, common)) };
}

function fileOf(name: string, texts: Texts): TextsFile {
  const json = JSON.stringify(texts);
  return { name: `${name}.${contentHash(json)}.json`, json };
}

/** The shared i18next instance of a language and wording. Never call `changeLanguage` on it. */
export function i18nOf(lang: Language, wording: Wording): Prepared {
  const prepared = PREPARED.get(`${lang}-${wording}`);
  if (!prepared) throw new Error(`no texts for ${lang} ${wording}`);
  return prepared;
}

/** The texts under their hashed file name, or null. */
export function textsByFile(file: string): string | null {
  // Those of another language or wording are not made for it.
  const own = [...PREPARED].find(([key]) => file.startsWith(`${key}.`) || file.startsWith(`${key}-desk.`))?.[1];
  return Object.values(own?.files() ?? {}).find(({ name }) => name === file)?.json ?? null;
}
