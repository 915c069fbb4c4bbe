import isoCountries from 'i18n-iso-countries';
import type { Language } from '#domain/tenant/language.ts';

/** Every country by its name in the reader's language, in that language's order; values are ISO 3166-1 alpha-2 codes. */
export function countryOptions(lang: Language): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([lang], { type: 'region' });
  return Object.keys(isoCountries.getAlpha2Codes())
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, lang));
}
