import { addMonths, type Day } from '#domain/time/zone.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';

/** Years that a statement covers at most: what it prints stays a paper. */
const MOST_YEARS = 10;

interface Span {
  from: Day;
  to: Day;
}

/** What is wrong with the days of a statement, at their fields; nothing where they stand in order, none is to come and there are at most ten years between them. */
export function statementProblems({ from, to }: Span, today: Day): { from?: Problem; to?: Problem } {
  if (from > today) return { from: problem('validator.error_date_max', { max: today }) };
  if (to > today) return { to: problem('validator.error_date_max', { max: today }) };
  if (to < from) return { to: problem('validator.error_date_min', { min: from }) };
  const last = addMonths(from, 12 * MOST_YEARS);
  return to > last ? { to: problem('validator.error_date_max', { max: last }) } : {};
}
