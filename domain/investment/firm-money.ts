import { reflectionIsOver } from './reflection.ts';
import type { InvestmentStatus } from './status.ts';
import { isMade, PAID_STATUSES } from './transitions.ts';

/**
 * A revocation counts by the moment at which it was asked. One that was asked in the last second may wait behind a lock for as long as a request may
 * take; only after this long nothing can be under way any more. Milliseconds.
 */
const UNDER_WAY_MS = 60_000;

/** The money of paid orders whose reflection period ended before this moment is firm. */
export function firmBefore(now: Date): Date {
  return new Date(now.getTime() - UNDER_WAY_MS);
}

/**
 * Whether an order's money can no longer be taken back by its investor: it is in, and its reflection period is over for certain, or there is none
 * (ECSPR, article 22). A cap counts this money alone: what may still be revoked must not let another's tokens be made.
 */
export function isFirm(
  { status, reflectionEndsAt }: { status: InvestmentStatus; reflectionEndsAt: Date | null },
  now: Date,
): boolean {
  if (isMade(status)) return true;
  if (!PAID_STATUSES.some((paid) => paid === status)) return false;
  return reflectionEndsAt === null || reflectionIsOver(reflectionEndsAt, firmBefore(now));
}
