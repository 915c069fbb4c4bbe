import { addDays, type Day } from './zone.ts';

/** Spain's national holidays that fall on the same day each year (month and day). Those of a region or a town are nobody's here: a platform works for all of them. */
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set([
  '01-01',
  '01-06',
  '05-01',
  '08-15',
  '10-12',
  '11-01',
  '12-06',
  '12-08',
  '12-25',
]);

/** Easter Sunday of a year in the Gregorian calendar (the rule of Meeus, Jones and Butcher). */
function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const leaps = Math.floor(century / 4);
  const lunar = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * golden + century - leaps - lunar + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  const month = String(Math.floor(days / 31)).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${month}-${String((days % 31) + 1).padStart(2, '0')}`;
}

/** Whether a day is one on which Spain works: from Monday to Friday, and no national holiday, Good Friday among them. */
export function isBusinessDay(day: Day): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return !FIXED_HOLIDAYS.has(day.slice(5)) && day !== addDays(easterSunday(Number(day.slice(0, 4))), -2);
}

/** The last of so many business days after a day, which is not counted itself. */
export function addBusinessDays(day: Day, count: number): Day {
  let at = day;
  for (let left = count; left > 0; ) {
    at = addDays(at, 1);
    if (isBusinessDay(at)) left -= 1;
  }
  return at;
}
