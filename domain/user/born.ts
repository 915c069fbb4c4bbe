import { addYears } from '#domain/time/years.ts';
import { type Day, dayIn } from '#domain/time/zone.ts';

/** Investing is for adults. */
const ADULT_FROM_YEARS = 18;
/** Nobody alive was born before. */
const BORN_WITHIN_YEARS = 120;

/** First and last day, YYYY-MM-DD, on which somebody who may invest today can have been born; days are the tenant's. */
export function bornWithin(now: Date, timeZone: string): { min: Day; max: Day } {
  return {
    min: dayIn(addYears(now, -BORN_WITHIN_YEARS), timeZone),
    max: dayIn(addYears(now, -ADULT_FROM_YEARS), timeZone),
  };
}
