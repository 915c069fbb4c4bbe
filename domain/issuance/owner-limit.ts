import { OWNER_OFFERS_MAX_CENTS_12_MONTHS } from '#domain/limits.ts';
import { addMonths, dayIn } from '#domain/time/zone.ts';
import type { IssuanceStatus } from './status.ts';

/** An offer of the same owner, by person or by tax number. */
interface OwnersOffer {
  status: IssuanceStatus;
  /** When it first went into campaign; null: never. */
  openedAt: Date | null;
  /** What it wants to raise, and what came in, in EUR cents. */
  targetCents: bigint;
  raisedCents: bigint;
}

/**
 * EUR cents that an owner's other offers count for in the twelve months before a day: what an open one may raise, and what a closed one did (ECSPR, article
 * 1(2)(c)). An offer counts from the day on which its campaign opened.
 */
export function ownerOffersCents(others: readonly OwnersOffer[], now: Date, timeZone: string): bigint {
  const since = addMonths(dayIn(now, timeZone), -12);
  return others
    .filter(({ openedAt }) => openedAt !== null && dayIn(openedAt, timeZone) > since)
    .reduce((sum, { status, targetCents, raisedCents }) => sum + (status === 'CLOSED' ? raisedCents : targetCents), 0n);
}

/** Whether another offer of so many EUR cents would bring its owner over the limit of twelve months. */
export function exceedsOwnerLimit(targetCents: bigint, otherOffersCents: bigint): boolean {
  return targetCents + otherOffersCents > OWNER_OFFERS_MAX_CENTS_12_MONTHS;
}
