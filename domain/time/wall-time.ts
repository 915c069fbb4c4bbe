import type { Day } from './zone.ts';

const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** What a clock on the wall of a zone shows at a moment, read as if it were UTC, in milliseconds. */
function shownAt(ms: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA-u-ca-iso8601-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of format.formatToParts(ms)) part[type] = value;
  return Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`);
}

/**
 * The moment at which a clock on the wall of a zone shows a day and a time (`HH:MM`). Of two such moments, where a clock is put back, the first; where it is
 * put forward over that time, the moment an hour on.
 */
export function wallTime(day: Day, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  // A zone keeps one distance to UTC on the day before and one on the day after; the moment is at one of the two.
  const candidates = [wanted - DAY_MS, wanted + DAY_MS].map((near) => wanted - (shownAt(near, timeZone) - near));
  const fits = candidates.filter((ms) => shownAt(ms, timeZone) === wanted);
  return new Date(fits.length > 0 ? Math.min(...fits) : Math.max(...candidates));
}

/** The time that a clock on the wall of a zone shows at a moment, `HH:MM`. */
export function timeIn(at: Date, timeZone: string): string {
  return new Date(shownAt(at.getTime(), timeZone)).toISOString().slice(11, 16);
}
