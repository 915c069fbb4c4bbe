import type { Day } from './zone.ts';

/** Nothing that this product knows of happened before. */
const FIRST_DAY: Day = '2000-01-01';
const YEARS_AHEAD = 10;

/**
 * The days that records, filters and bookings take, both included; for `checkDate`. Databases and calendars know stranger ones, and fail on
 * them.
 */
export function nearDays(now: Date): { min: Day; max: Day } {
  return { min: FIRST_DAY, max: `${now.getUTCFullYear() + YEARS_AHEAD}-12-31` };
}
