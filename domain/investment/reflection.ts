import { REFLECTION_DAYS, REFLECTION_MIN_HOURS } from '#domain/limits.ts';
import { addDays, dayIn, endOfDay } from '#domain/time/zone.ts';
import type { InvestmentStatus } from './status.ts';
import { isCancellable } from './transitions.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

/**
 * End of the reflection period (ECSPR, article 22; regulation.md): 23:59:59 in the tenant's zone on the fourth day after the
 * order, and never less than 96 hours, so that a lost hour of the clock or an order a moment before midnight takes nothing away.
 * The second named is still inside.
 */
export function reflectionEndsAt(orderedAt: Date, timeZone: string): Date {
  const lastDay = addDays(dayIn(orderedAt, timeZone), REFLECTION_DAYS);
  const shortest = orderedAt.getTime() + REFLECTION_MIN_HOURS * HOUR_MS;
  const shortestSecond = Math.ceil(shortest / SECOND_MS) * SECOND_MS;
  return new Date(Math.max(endOfDay(lastDay, timeZone).getTime(), shortestSecond));
}

/** The first moment that is outside the period: the second after its last one. */
export function reflectionOverAt(endsAt: Date): Date {
  return new Date(endsAt.getTime() + SECOND_MS);
}

/** Whether the period is over: from the second after its last one on. */
export function reflectionIsOver(endsAt: Date, now: Date): boolean {
  return now >= reflectionOverAt(endsAt);
}

/** Where an investment stands in its period; `reflectionEndsAt` is null before the order is confirmed and for sophisticated investors. */
interface ReflectionFacts {
  status: InvestmentStatus;
  reflectionEndsAt: Date | null;
}

/**
 * Whether the investor may revoke, with no reason and at no cost. A declared interest and an order not yet confirmed bind
 * nobody and can always be taken back; after that, inside the period, until tokens are made.
 */
export function mayRevoke({ status, reflectionEndsAt: endsAt }: ReflectionFacts, now: Date): boolean {
  if (!isCancellable(status)) return false;
  if (status === 'RESERVED' || status === 'CREATED') return true;
  return endsAt !== null && !reflectionIsOver(endsAt, now);
}

/** Whether the period lets tokens be made or money reach the issuer: never before it ends, whatever the minting strategy. */
export function reflectionAllowsMint(endsAt: Date | null, now: Date): boolean {
  return endsAt === null || reflectionIsOver(endsAt, now);
}
