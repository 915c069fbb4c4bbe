import { addDays, dayIn, endOfDay } from '#domain/time/zone.ts';

/** Days in which another proof can be uploaded after one was refused, whatever was left. */
const PROOF_RETRY_DAYS = 3;

/** When an order that is confirmed now dies unpaid: the last second of its last day in the tenant's zone. */
export function orderExpiresAt(now: Date, days: number, timeZone: string): Date {
  return endOfDay(addDays(dayIn(now, timeZone), days), timeZone);
}

/** The time of an order whose proof was refused: what is left of it, three days at least. */
export function expiryAfterRefusal(expiresAt: Date | null, now: Date, timeZone: string): Date | null {
  if (expiresAt === null) return null;
  const least = orderExpiresAt(now, PROOF_RETRY_DAYS, timeZone);
  return expiresAt.getTime() > least.getTime() ? expiresAt : least;
}
