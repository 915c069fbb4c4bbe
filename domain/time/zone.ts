/** A calendar day, YYYY-MM-DD. */
export type Day = string;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Since then every zone is whole minutes away from UTC and changes its clock at a whole minute: a minute lies in one day. */
const WHOLE_MINUTES_SINCE = Date.UTC(1973, 0, 1) / MINUTE_MS;
/** Of the minutes that were asked for in a zone, so many are kept. */
const MOST_KEPT = 20_000;

interface ZoneClock {
  calendar: Intl.DateTimeFormat;
  /** Days by minutes since 1970: a list names the same moments again and again, and asking the calendar is slow. */
  known: Map<number, Day>;
}

const clocks = new Map<string, ZoneClock>();

function clockOf(timeZone: string): ZoneClock {
  const kept = clocks.get(timeZone);
  if (kept) return kept;
  const made = {
    calendar: new Intl.DateTimeFormat('en-CA-u-ca-iso8601-nu-latn', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
    known: new Map<number, Day>(),
  };
  clocks.set(timeZone, made);
  return made;
}

/** The calendar day of an instant in a time zone (IANA name). Throws a RangeError on an unknown zone or an invalid date. */
export function dayIn(instant: Date, timeZone: string): Day {
  const clock = clockOf(timeZone);
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  const known = clock.known.get(minute);
  if (known) return known;
  const day = calendarDay(clock.calendar, instant);
  if (minute < WHOLE_MINUTES_SINCE) return day;
  if (clock.known.size >= MOST_KEPT) clock.known.clear();
  clock.known.set(minute, day);
  return day;
}

function calendarDay(format: Intl.DateTimeFormat, instant: Date): Day {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of format.formatToParts(instant)) part[type] = value;
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`;
}

/** The hour of the day (0 to 23) of an instant in a time zone. */
export function hourIn(instant: Date, timeZone: string): number {
  const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(instant);
  return Number(hour);
}

/** The day so many days later (or earlier). */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day so many months later, or the last day of that month where it has no such day. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** How many days lie from one day to another; negative where the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** The first moment of a day in a time zone: a second after the last one of the day before. */
export function startOfDay(day: Day, timeZone: string): Date {
  return new Date(endOfDay(addDays(day, -1), timeZone).getTime() + 1000);
}

/**
 * The last full second of a day in a time zone: 23:59:59 by the wall clock, also on days of 23 or 25 hours and where the clock
 * changes at midnight. Found by halving, because it needs nothing but `dayIn` and holds for every zone.
 */
export function endOfDay(day: Day, timeZone: string): Date {
  const noon = Date.parse(`${day}T12:00:00Z`) / 1000;
  // Zones lie within -12 and +14 hours of UTC: the day's last second is surely inside these bounds.
  let inside = noon - 2 * 86_400;
  let after = noon + 2 * 86_400;
  while (after - inside > 1) {
    const middle = Math.floor((inside + after) / 2);
    if (dayIn(new Date(middle * 1000), timeZone) <= day) inside = middle;
    else after = middle;
  }
  return new Date(inside * 1000);
}
