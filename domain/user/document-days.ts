import { DOCUMENT_INBOX_DAYS, DOCUMENT_REMINDER_DAYS } from '#domain/limits.ts';
import { addDays, type Day } from '#domain/time/zone.ts';

/** `valid`: its last day is not near; `soon`: a newer one is asked for; `expired`: its last day has passed. */
export type PaperDays = 'valid' | 'soon' | 'expired';

/**
 * How a paper stands by its last day, on which it is still good (`payable` pays nobody after it). Null: a paper without a last day, as a DNI is kept, ends by
 * nothing that is known here.
 */
export function paperDays(lastDay: Day | null, today: Day): PaperDays {
  if (lastDay === null) return 'valid';
  if (lastDay < today) return 'expired';
  return lastDay <= remindUpTo(today) ? 'soon' : 'valid';
}

/** Papers that end on this day or before it are written about to whoever has them. */
export function remindUpTo(today: Day): Day {
  return addDays(today, DOCUMENT_REMINDER_DAYS);
}

/** Papers that end on this day or before it wait in the team's inbox as well, a week with the last day: their people have had the days before to bring another. */
export function inboxUpTo(today: Day): Day {
  return addDays(today, DOCUMENT_INBOX_DAYS - 1);
}
