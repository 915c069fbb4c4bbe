import { orderExpiresAt } from '#domain/investment/order-expiry.ts';
import { reflectionEndsAt } from '#domain/investment/reflection.ts';
import { DAYS_TO_PAY_AFTER_SUSPENSION, SUSPENSION_MAX_DAYS } from '#domain/limits.ts';
import { addDays, type Day, dayIn, endOfDay } from '#domain/time/zone.ts';
import type { IssuanceStatus } from './status.ts';

/** Phases in which somebody outside can act on an offer: what can be stopped. */
const SUSPENDABLE: readonly IssuanceStatus[] = ['PRE_CAMPAIGN', 'CAMPAIGN'];

/** Whether the clock stands inside a suspension. */
export function isSuspended(suspendedUntil: Date | null, now: Date): boolean {
  return suspendedUntil !== null && now.getTime() < suspendedUntil.getTime();
}

/** First and last day that a manager may choose as the last of a suspension that begins now: tomorrow, and the thirtieth day after today (ECSPR, article 23). */
export function suspensionDays(now: Date, timeZone: string): { first: Day; last: Day } {
  const today = dayIn(now, timeZone);
  return { first: addDays(today, 1), last: addDays(today, SUSPENSION_MAX_DAYS) };
}

/** When a suspension ends whose last day is given: the last second of that day in the tenant's zone. */
export const suspensionEnd = (lastDay: Day, timeZone: string): Date => endOfDay(lastDay, timeZone);

/** Why an offer cannot be suspended now, or null. One that is suspended already is prolonged by nobody: its thirty days would begin anew. */
export function suspensionRefusal(
  { status, suspendedUntil }: { status: IssuanceStatus; suspendedUntil: Date | null },
  now: Date,
): 'not_suspendable' | 'already_suspended' | null {
  if (!SUSPENDABLE.includes(status)) return 'not_suspendable';
  return isSuspended(suspendedUntil, now) ? 'already_suspended' : null;
}

/** What the orders of an offer get when it is stopped; both moments named are still inside. */
export interface SuspensionGrants {
  /** Whoever has committed, experienced or not, may take the offer back at no cost until then. */
  revocableUntil: Date;
  /** No unpaid order dies before. */
  payableUntil: Date;
}

/**
 * Stopping an offer opens the way out: while it lasts, and for a whole reflection period at least (ECSPR, articles 22 and 23). Nobody can pay meanwhile,
 * so an unpaid order lives on for three days after the end.
 */
export function suspensionGrants(now: Date, until: Date, timeZone: string): SuspensionGrants {
  const period = reflectionEndsAt(now, timeZone);
  return {
    revocableUntil: period.getTime() > until.getTime() ? period : until,
    payableUntil: orderExpiresAt(until, DAYS_TO_PAY_AFTER_SUSPENSION, timeZone),
  };
}
