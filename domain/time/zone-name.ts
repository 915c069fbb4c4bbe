import type { Language } from '#domain/tenant/language.ts';

const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };
/** Places whose zone Intl knows by an abbreviation alone, and whose last word is not what people call them. */
const PLACES: Record<string, Record<Language, string>> = {
  'Atlantic/Canary': { es: 'Canarias', en: 'Canary Islands' },
};
/** Any moment will do: the generic name is the same all year. */
const ANY = new Date(0);

/**
 * A zone (IANA name) as readers call it, in summer and winter: "hora de Canarias", "hora de Madrid", "Mexico City time". Where Intl has no more
 * than an abbreviation ("CET", "GMT+1"), it is named by its city.
 */
export function zoneName(timeZone: string, lang: Language): string {
  const place = PLACES[timeZone]?.[lang];
  if (place) return timeOf(place, lang);
  if (timeZone === 'UTC') return timeZone;
  const generic = genericName(timeZone, lang);
  if (generic.includes(' ')) return generic.replace(/ Time$/, ' time');
  return timeOf(timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone, lang);
}

const timeOf = (place: string, lang: Language) => (lang === 'es' ? `hora de ${place}` : `${place} time`);

function genericName(timeZone: string, lang: Language): string {
  const parts = new Intl.DateTimeFormat(LOCALES[lang], { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(ANY);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
