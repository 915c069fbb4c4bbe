import { spanishProvince } from '#domain/validation/spanish-province.ts';

/** The province that a Spanish address has by its postal code; null abroad, where it has to be typed. */
export function provinceOf({ country, postal_code }: { country?: string; postal_code?: string }): string | null {
  return country === 'ES' ? spanishProvince(postal_code ?? '') : null;
}

/**
 * Whether a province has to be typed, where none was: abroad, and where a Spanish postal code is no province's. While country or postal code are themselves missing nothing is
 * said: they are asked for, and may make it needless.
 */
export function needsProvince({ country, postal_code: code }: { country?: string; postal_code?: string }): boolean {
  if (!country) return false;
  return country !== 'ES' || (code !== undefined && spanishProvince(code) === null);
}
