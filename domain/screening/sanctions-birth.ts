import { checkDate } from '#domain/validation/date.ts';
import { yearsOf } from './listed-birth.ts';
import type { ListedBirth } from './watch-list.ts';

type Attribute = (name: string) => string;

/** About a year: one more on either side. */
const CIRCA_YEARS = 1;

/**
 * A birth of the EU's list (`birthdate`): a day, a month of a year, a year, or some years; `undefined` where it tells a place alone, or counts by another calendar.
 * Null where what it tells is no time.
 */
export function sanctionsBirth(attribute: Attribute): ListedBirth | null | undefined {
  const calendar = attribute('calendarType');
  if (calendar !== '' && calendar !== 'GREGORIAN') return undefined;
  const spread = attribute('circa') === 'true' ? CIRCA_YEARS : 0;
  const [day, year, month] = [attribute('birthdate').slice(0, 10), attribute('year'), attribute('monthOfYear')];
  if (day !== '' && spread > 0)
    return checkDate(day) === null ? yearsOf(day.slice(0, 4), day.slice(0, 4), spread) : null;
  if (day !== '') return checkDate(day) === null ? { from: day, to: day } : null;
  if (year !== '') return month !== '' && spread === 0 ? monthOf(year, month) : yearsOf(year, year, spread);
  const [first, last] = [attribute('yearRangeFrom'), attribute('yearRangeTo')];
  return first === '' && last === '' ? undefined : yearsOf(first || last, last || first, spread);
}

function monthOf(year: string, month: string): ListedBirth | null {
  const start = `${year}-${month.padStart(2, '0')}`;
  return checkDate(`${start}-01`) === null ? { from: `${start}-01`, to: `${start}-31` } : null;
}
