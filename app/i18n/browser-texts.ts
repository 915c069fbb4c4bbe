import { createInstance } from 'i18next';
import type { Language } from '#domain/tenant/language.ts';
import { oneStopModule } from './one-stop.ts';
import { i18nSettings } from './settings.ts';

/** The browser's own instance, with the texts that have come, in the document's language: another language is another document. */
export const browserTexts = createInstance().use(oneStopModule);

/**
 * Fetches one of the files of texts that the document names, and adds it to the instance.
 * @param which 0: what any page asks for; 1: what the desk asks for besides
 * @returns whether it came
 */
export async function addTexts(which: 0 | 1): Promise<boolean> {
  const { lang, dataset } = document.documentElement;
  const answer = await fetch(`${dataset.texts?.split(' ')[which]}`);
  if (!answer.ok) return false;
  // The server writes no other language into a document than those it has.
  if (!browserTexts.isInitialized) void browserTexts.init({ ...i18nSettings(lang as Language), resources: {} });
  const texts = await answer.json();
  // A namespace may stand in both files, with texts of its own in each.
  for (const namespace in texts) browserTexts.addResourceBundle(lang, namespace, texts[namespace], true);
  return true;
}
