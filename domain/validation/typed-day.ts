import type { ValidatorKey } from './problem.ts';

/** A day as people type it: three texts. */
interface DayParts {
  day: string;
  month: string;
  year: string;
}

export const DAY_PARTS = ['day', 'month', 'year'] as const;
type DayPart = keyof DayParts;

const RIGHT: Record<DayPart, RegExp> = {
  day: /^(0?[1-9]|[12][0-9]|3[01])$/,
  month: /^(0?[1-9]|1[0-2])$/,
  year: /^[1-9][0-9]{3}$/,
};

/** Three texts as one, YYYY-MM-DD where they are a day; else what was typed, each at its place. Empty where nothing was. */
export function dayText(parts: DayParts): string {
  const [day, month, year] = DAY_PARTS.map((part) => parts[part].trim().replaceAll('-', '–'));
  if (!day && !month && !year) return '';
  return `${year}-${padded(month)}-${padded(day)}`;
}

/** The three texts of one; a text that is none stands in the day. */
export function dayParts(text: string): DayParts {
  const [year = '', month, day, ...rest] = text.split('-');
  if (month === undefined || day === undefined || rest.length > 0) return { day: text, month: '', year: '' };
  return { day, month, year };
}

/** Which of the three texts are wrong by themselves. */
export function wrongDayParts(text: string): DayPart[] {
  const parts = dayParts(text);
  return DAY_PARTS.filter((part) => !RIGHT[part].test(parts[part]));
}

/** What is wrong with a text that is no day, by its first part that is missing or wrong. */
export function dayProblemKey(text: string): ValidatorKey {
  const parts = dayParts(text);
  // Not by `dayText`: of another form than the API's.
  if (text.split('-').length !== 3 || dayText(parts) !== text) return 'validator.error_date';
  const missing = DAY_PARTS.filter((part) => parts[part] === '');
  if (missing.length > 1) return 'validator.error_date';
  const [absent] = missing;
  if (absent) return `validator.error_date_no_${absent}`;
  const [wrong] = wrongDayParts(text);
  return wrong ? `validator.error_date_${wrong}` : 'validator.error_date_unreal';
}

const padded = (text = '') => (/^[0-9]$/.test(text) ? `0${text}` : text);
