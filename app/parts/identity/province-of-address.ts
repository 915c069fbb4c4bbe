import { spanishProvince } from '#domain/validation/spanish-province.ts';

/** The province that a Spanish address has by its postal code; null abroad, where it has to be typed. */
export function provinceOf({ country, postal_code }: { country?: string; postal_code?: string }): string | null {
  return country === 'ES' ? spanishProvince(postal_code ?? '') : null;
}
