import type { Customization } from '#contract/customization.ts';
import { LANGUAGES, type Language } from '#domain/tenant/language.ts';

/**
 * "dólar estadounidense (USD)" in the reader's language. A name of the tenant's own that is not the currency's in either language counts as it is, and so does
 * the name of a currency that no standard knows.
 */
export function currencyName({ code, name }: Customization['currency'], lang: Language): string {
  const isKnown = Intl.supportedValuesOf('currency').includes(code);
  const namedIn = (language: Language) => new Intl.DisplayNames(language, { type: 'currency' }).of(code) ?? code;
  const isStandard = isKnown && LANGUAGES.some((language) => namedIn(language).toLowerCase() === name.toLowerCase());
  return `${isStandard ? namedIn(lang) : name} (${code})`;
}
