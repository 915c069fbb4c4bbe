import { checkDate } from '#domain/validation/date.ts';
import type { ListedBirth } from './watch-list.ts';

const YEAR = /^[12][0-9]{3}$/;
const TYPED_DAY = /^([0-9]{1,2})[/.-]([0-9]{1,2})[/.-]([12][0-9]{3})$/;

const two = (text: string) => text.padStart(2, '0');

/** A birth as a spreadsheet has it: a day (1970-05-31, 31/05/1970) or a year. Null where it is neither. */
export function writtenBirth(text: string): ListedBirth | null {
  if (YEAR.test(text)) return yearsOf(text, text);
  const [, day = '', month = '', year = ''] = TYPED_DAY.exec(text) ?? [];
  const written = day ? `${year}-${two(month)}-${two(day)}` : text;
  return checkDate(written) === null ? { from: written, to: written } : null;
}

/** Every day from one year to another; `spread` years more on either side. */
export function yearsOf(first: string, last: string, spread = 0): ListedBirth | null {
  if (!YEAR.test(first) || !YEAR.test(last) || first > last) return null;
  return { from: `${Number(first) - spread}-01-01`, to: `${Number(last) + spread}-12-31` };
}
