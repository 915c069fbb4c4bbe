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

/** Ours: what is longer is no header of a browser. */
const MOST_PREFERENCES = 50;

/**
 * The language of ours that an `Accept-Language` line likes most, or null. Regions do not count: "en-GB, es;q=0.5" asks for English. What is refused
 * (`q=0`) is not liked; of two that are liked as much the first one wins.
 */
export function preferredLanguage(header: string | null | undefined): Language | null {
  let best: { language: Language; quality: number } | null = null;
  for (const part of (header ?? '').split(',', MOST_PREFERENCES)) {
    const [tag = '', ...params] = part.trim().toLowerCase().split(';');
    const language = LANGUAGES.find((known) => known === tag.split('-', 1)[0]?.trim());
    const said = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find((value) => value !== undefined);
    const quality = said === undefined ? 1 : Number(said);
    if (language && quality > (best?.quality ?? 0)) best = { language, quality };
  }
  return best?.language ?? null;
}
