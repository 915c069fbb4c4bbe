import type { Language } from '#domain/tenant/language.ts';
import { asksIssuer, type IdType } from '#domain/validation/id-document.ts';
import type { Seat, SignerDocument } from './contract-facts.ts';

const NAMES: Record<Language, Record<IdType, string>> = {
  es: { DNI: 'DNI', NIE: 'NIE', NIF: 'NIF', PASSPORT: 'pasaporte', ID_CARD: 'documento nacional de identidad' },
  en: { DNI: 'DNI', NIE: 'NIE', NIF: 'NIF', PASSPORT: 'passport', ID_CARD: 'national identity card' },
};
const UNNAMED: Record<Language, string> = { es: 'documento de identidad', en: 'identity document' };

/** A document as a contract names it: what it is, its number, and whose it is where it is not Spain's own for residents. */
export function documentWords({ type, number, country }: SignerDocument, lang: Language): string {
  if (!type) return `${UNNAMED[lang]} ${number}`;
  const issuer = asksIssuer(type) && type !== 'NIF' ? countryName(country, lang) : null;
  return issuer ? `${NAMES[lang][type]} ${number} (${issuer})` : `${NAMES[lang][type]} ${number}`;
}

/** An address as a contract names it, with the country in its language. */
export function seatWords({ line, country }: Seat, lang: Language): string {
  return [line, countryName(country, lang)].filter(Boolean).join(', ');
}

function countryName(code: string | null, lang: Language): string | null {
  // Intl knows codes of two letters and throws at anything else.
  if (!code || !/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames([lang], { type: 'region' }).of(code) ?? code;
}
