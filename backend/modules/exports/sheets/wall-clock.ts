const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment by a zone's wall clock: "2026-11-22 17:05:09". */
export function wallClock(moment: Date, timeZone: string): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' });
  formats.set(timeZone, format);
  return format.format(moment);
}
