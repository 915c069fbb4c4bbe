import { addMonths, type Day, daysBetween } from '#domain/time/zone.ts';

/** How days are counted for interest: months of thirty days in a year of 360, or the days of the calendar over 365 or 360. */
export const DAY_COUNTS = ['30/360', 'ACT/365', 'ACT/360'] as const;
export type DayCount = (typeof DAY_COUNTS)[number];

/** Days of the year by which a count divides. */
export function yearOf(count: DayCount): bigint {
  return count === 'ACT/365' ? 365n : 360n;
}

/** Days of interest between two days (the second not before the first). */
export function interestDays(count: DayCount, from: Day, to: Day): number {
  return count === '30/360' ? thirtyDays(from, to) : daysBetween(from, to);
}

/**
 * Days of interest of a period whose ends are counted in months from a first day. With 30/360 each whole month has thirty, whatever the length of February does
 * to the last day of a month; a period with another end is counted by its days.
 */
export function periodDays(count: DayCount, first: Day, from: Day, to: Day): number {
  const [before, after] = [monthsFrom(first, from), monthsFrom(first, to)];
  return count === '30/360' && before !== null && after !== null
    ? (after - before) * 30
    : interestDays(count, from, to);
}

/** 30E/360 (2006 ISDA Definitions, section 4.16(g)): a 31st is a 30th. */
function thirtyDays(from: Day, to: Day): number {
  const [fromYear, fromMonth, fromDay] = partsOf(from);
  const [toYear, toMonth, toDay] = partsOf(to);
  return (toYear - fromYear) * 360 + (toMonth - fromMonth) * 30 + Math.min(toDay, 30) - Math.min(fromDay, 30);
}

/** How many months a day lies behind a first one; null where it is no such day. */
function monthsFrom(first: Day, day: Day): number | null {
  const [firstYear, firstMonth] = partsOf(first);
  const [year, month] = partsOf(day);
  const months = (year - firstYear) * 12 + month - firstMonth;
  return addMonths(first, months) === day ? months : null;
}

function partsOf(day: Day): [year: number, month: number, date: number] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
}
