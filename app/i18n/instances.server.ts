import { createInstance, type i18n } from 'i18next';
import { contentHash } from '#app/config.server.ts';
import { LANGUAGES, type Language } from '#domain/tenant/language.ts';
import { oneStopModule } from './one-stop.ts';
import { rememberTexts } from './remembered-texts.ts';
import { i18nSettings } from './settings.ts';
import { textsOf, WORDINGS, type Wording } from './texts.server.ts';

interface Prepared {
  i18n: i18n;
  /** The texts as JSON for hydrated pages. */
  json: string;
  /** File name with the content's hash: may be cached for ever. */
  file: string;
}

/** One instance for each language and wording, made at start and never changed: making one per request costs a third of the pages per second. */
const PREPARED = new Map<string, Prepared>();
for (const lang of LANGUAGES) {
  for (const wording of WORDINGS) PREPARED.set(`${lang}-${wording}`, prepare(lang, wording));
}

function prepare(lang: Language, wording: Wording): Prepared {
  const texts = textsOf(lang, wording);
  const instance = createInstance().use(oneStopModule);
  void instance.init({ ...i18nSettings(lang, Object.keys(texts)), resources: { [lang]: texts } });
  rememberTexts(instance);
  const json = JSON.stringify(texts);
  return { i18n: instance, json, file: `${lang}-${wording}.${contentHash(json)}.json` };
}

/** The shared i18next instance of a language and wording. Never call `changeLanguage` on it. */
export function i18nOf(lang: Language, wording: Wording): Prepared {
  const prepared = PREPARED.get(`${lang}-${wording}`);
  if (!prepared) throw new Error(`no texts for ${lang} ${wording}`);
  return prepared;
}

/** The texts under their hashed file name, or null. */
export function textsByFile(file: string): string | null {
  for (const prepared of PREPARED.values()) if (prepared.file === file) return prepared.json;
  return null;
}
