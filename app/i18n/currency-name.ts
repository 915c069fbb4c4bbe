import type { Customization } from '#contract/customization.ts';
import type { Language } from '#domain/tenant/language.ts';

/** "dólar estadounidense (USD)" in the reader's language; a currency that no standard knows has the name that its tenant gave it. */
export function currencyName({ code, name }: Customization['currency'], lang: Language): string {
  const isKnown = Intl.supportedValuesOf('currency').includes(code);
  return `${isKnown ? new Intl.DisplayNames(lang, { type: 'currency' }).of(code) : name} (${code})`;
}
