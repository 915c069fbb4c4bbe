/** Interface languages (specification, section 9); Spanish is the default and the fallback. */
export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'es';

/** A text that an issuer or a tenant writes in one or both languages. */
export type Localized = Partial<Record<Language, string>>;

/** The text in the reader's language, else in the other one, else empty. */
export function localized(text: Localized | null | undefined, lang: Language): string {
  return text?.[lang] || text?.[lang === 'es' ? 'en' : 'es'] || '';
}
