import type { Language } from '#domain/tenant/language.ts';

const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };

/** A day in the long form that deadlines and documents use: "21 de noviembre de 2026". */
export function longDay(at: Date, timeZone: string, lang: Language): string {
  return new Intl.DateTimeFormat(LOCALES[lang], { timeZone, day: 'numeric', month: 'long', year: 'numeric' }).format(
    at,
  );
}

/** A moment to the second with its zone: "25 de noviembre de 2026, 23:59:59 (Europe/Madrid)". */
export function longMoment(at: Date, timeZone: string, lang: Language): string {
  const time = new Intl.DateTimeFormat(LOCALES[lang], {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).format(at);
  return `${longDay(at, timeZone, lang)}, ${time} (${timeZone})`;
}
