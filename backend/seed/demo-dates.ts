import { addDays, dayIn, endOfDay } from '#domain/time/zone.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Moments of the demo data, counted from the day of the seed. */
export interface DemoDates {
  now: Date;
  timeZone: string;
  /** The last second of a day: the end of a campaign. */
  endOf(offset: number): Date;
  /** The first second of a day: its start. */
  startOf(offset: number): Date;
  /** A moment in working hours of a day, `minutes` after nine; never later than a minute ago. */
  at(offset: number, minutes?: number): Date;
}

export function demoDates(now: Date, timeZone: string): DemoDates {
  const today = dayIn(now, timeZone);
  const endOf = (offset: number) => endOfDay(addDays(today, offset), timeZone);
  const startOf = (offset: number) => new Date(endOf(offset - 1).getTime() + 1000);
  return {
    now,
    timeZone,
    endOf,
    startOf,
    at(offset, minutes = 0) {
      const wanted = startOf(offset).getTime() + 9 * 60 * MINUTE_MS + minutes * MINUTE_MS;
      return new Date(Math.min(wanted, now.getTime() - MINUTE_MS));
    },
  };
}

/** Whole days later. */
export function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}

export function minutesAfter(date: Date, minutes: number): Date {
  return new Date(date.getTime() + minutes * MINUTE_MS);
}
