import type { Language } from '#domain/tenant/language.ts';

/** Rules of the Union have a name of their own in each language; of Spain's, what kind of rule it is. */
const IN_ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/\bReglamento \(UE\)/g, 'Regulation (EU)'],
  [/\bCódigo de Comercio\b/g, 'Spanish Commercial Code'],
  [/\bReal Decreto(?= \d)/g, 'Spanish Royal Decree'],
  [/\bRDLeg(?= \d)/g, 'Spanish Royal Legislative Decree'],
  [/\bLey(?= \d)/g, 'Spanish Law'],
];

/** Where a rule stands, as it is written down, in the reader's language: "Ley 10/2010, art. 25" is "Spanish Law 10/2010, art. 25" in English. What names no law stays as it is. */
export function lawName(source: string, lang: Language): string {
  if (lang === 'es') return source;
  return IN_ENGLISH.reduce((text, [spanish, english]) => text.replace(spanish, english), source);
}
