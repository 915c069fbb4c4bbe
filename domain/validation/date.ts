import { COMPANY_DOCUMENT_MAX_AGE_MONTHS } from '#domain/limits.ts';
import type { Day } from '#domain/time/zone.ts';
import { type Problem, problem } from './problem.ts';
import { dayProblemKey } from './typed-day.ts';

/** A real calendar day as YYYY-MM-DD, from the year 1000 on, within optional bounds (both included). Of what is none, the part that is wrong is named. */
export function checkDate(text: string, { min, max }: { min?: Day; max?: Day } = {}): Problem | null {
  if (text === '') return problem('validator.error_null');
  if (!isDay(text)) return problem(dayProblemKey(text));
  // Days of this form sort as their letters do.
  if ((min && text < min) || (max && text > max)) {
    return rangeProblem(min, max);
  }
  return null;
}

/** Names only the bounds that there are: a hole in the sentence helps nobody. */
function rangeProblem(min: Day | undefined, max: Day | undefined): Problem {
  if (min && max) return problem('validator.error_date_range', { min, max });
  return min ? problem('validator.error_date_min', { min }) : problem('validator.error_date_max', { max: max ?? '' });
}

/** A company document's day of issue: not in the future and within the last 3 months (specification, section 3). */
export function checkIssuedOn(issuedOn: string, today: Day): Problem | null {
  const wrong = checkDate(issuedOn);
  if (wrong) return wrong;
  const oldest = monthsBefore(today, COMPANY_DOCUMENT_MAX_AGE_MONTHS);
  return issuedOn > today || issuedOn < oldest
    ? problem('validator.error_document_age', { months: COMPANY_DOCUMENT_MAX_AGE_MONTHS })
    : null;
}

function isDay(text: string): boolean {
  if (!/^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The same day of an earlier month, or its last one where it is shorter. */
function monthsBefore(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}
