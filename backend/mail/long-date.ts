import type { Language } from '#domain/tenant/language.ts';
import { zoneName } from '#domain/time/zone-name.ts';

const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };

/** A day in the long form that deadlines and documents use: "21 de noviembre de 2026". */
export function longDay(at: Date, timeZone: string, lang: Language): string {
  return new Intl.DateTimeFormat(LOCALES[lang], { timeZone, day: 'numeric', month: 'long', year: 'numeric' }).format(
    at,
  );
}

/** A moment to the second with its zone, for what is signed: "25 de noviembre de 2026, 23:59:59 (hora de Madrid)". */
export function longMoment(at: Date, timeZone: string, lang: Language): string {
  return `${longDay(at, timeZone, lang)}, ${clockTime(at, timeZone, lang, true)} (${zoneName(timeZone, lang)})`;
}

/** A moment as people write it in a letter: "25 de noviembre de 2026, 23:59, hora de Madrid". */
export function letterMoment(at: Date, timeZone: string, lang: Language): string {
  return `${longDay(at, timeZone, lang)}, ${clockTime(at, timeZone, lang, false)}, ${zoneName(timeZone, lang)}`;
}

function clockTime(at: Date, timeZone: string, lang: Language, withSeconds: boolean): string {
  return new Intl.DateTimeFormat(LOCALES[lang], {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: withSeconds ? '2-digit' : undefined,
    hourCycle: 'h23',
  }).format(at);
}
