import { addBusinessDays } from '#domain/time/business-days.ts';
import { addDays, addMonths, type Day, dayIn, daysBetween, endOfDay } from '#domain/time/zone.ts';
import type { ComplaintOutcome, ComplaintState } from './complaint.ts';

/** Business days in which receipt is acknowledged and admissibility told (Delegated Regulation (EU) 2022/2117, article 3(1)). */
export const ACKNOWLEDGE_DAYS = 10;
/** Months from receipt to the decision. The Regulation asks for a term that is told and sets none: ours. */
export const DECIDE_MONTHS = 1;
/** Business days that who complains has for an answer. Ours. */
export const ANSWER_DAYS = 10;
/** Months by which a decision may be put off at once. Ours. */
const DELAY_MONTHS = 2;

const businessDaysAfter = (at: Date, days: number, timeZone: string) =>
  endOfDay(addBusinessDays(dayIn(at, timeZone), days), timeZone);

/** The last second in which a complaint that was filed at a moment is acknowledged in time. */
export function acknowledgeBy(filedAt: Date, timeZone: string): Date {
  return businessDaysAfter(filedAt, ACKNOWLEDGE_DAYS, timeZone);
}

/** The last second for the decision: a month from receipt; where a late admission has left no such time, ten business days from it. */
export function decideBy(filedAt: Date, admittedAt: Date, timeZone: string): Date {
  const due = endOfDay(addMonths(dayIn(filedAt, timeZone), DECIDE_MONTHS), timeZone);
  return due > admittedAt ? due : businessDaysAfter(admittedAt, ACKNOWLEDGE_DAYS, timeZone);
}

/** The last second for an answer to what was asked at a moment. */
export function answerBy(askedAt: Date, timeZone: string): Date {
  return businessDaysAfter(askedAt, ANSWER_DAYS, timeZone);
}

/** The clock of the decision stands still while an answer is waited for: its last second after waiting from one moment to another. */
export function dueAfterWaiting(due: Date, from: Date, to: Date, timeZone: string): Date {
  const waited = Math.max(0, daysBetween(dayIn(from, timeZone), dayIn(to, timeZone)));
  return endOfDay(addDays(dayIn(due, timeZone), waited), timeZone);
}

/** The days to which a decision may be put off, both included: later than it is due, and than today. */
export function delayDays(due: Date, now: Date, timeZone: string): { min: Day; max: Day } {
  const [dueDay, today] = [dayIn(due, timeZone), dayIn(now, timeZone)];
  const last = dueDay > today ? dueDay : today;
  return { min: addDays(last, 1), max: addMonths(last, DELAY_MONTHS) };
}

/** Whether it can be decided so now: what was asked for is waited for, unless all is given anyway. */
export function mayDecide(
  { state, answerBy: until }: { state: ComplaintState; answerBy: Date | null },
  outcome: ComplaintOutcome,
  now: Date,
): boolean {
  if (state === 'EXAMINING') return true;
  return state === 'ASKED' && (outcome === 'UPHELD' || (until !== null && now > until));
}
