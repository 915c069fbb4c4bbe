import { amountOf, type Price } from '#domain/money/price.ts';
import { floorDivide } from '#domain/money/rounding.ts';
import { dayIn, daysBetween } from '#domain/time/zone.ts';

const WHOLE_BASIS_POINTS = 10_000n;

/** How far an amount is of another, in hundredths of a per cent, rounded down: 100 % is said only when it is reached. 0n where there is no target. */
export function progressOf(cents: bigint, targetCents: bigint): bigint {
  return targetCents > 0n && cents > 0n ? floorDivide(cents * WHOLE_BASIS_POINTS, targetCents) : 0n;
}

/** What the progress bar of a campaign shows; all in hundredths of a per cent of the target. */
interface CampaignProgress {
  /** Raised of target; above 10000n where a campaign took more. */
  raised: bigint;
  /** Width of the bar, never above 10000n. */
  bar: bigint;
  /** Place of the soft cap's mark; null where there is none between the ends. */
  softCapMark: bigint | null;
  softCapReached: boolean;
}

/** Progress of a campaign; all arguments in cents. */
export function campaignProgress(raisedCents: bigint, targetCents: bigint, softCapCents: bigint): CampaignProgress {
  const raised = progressOf(raisedCents, targetCents);
  const mark = progressOf(softCapCents, targetCents);
  return {
    raised,
    bar: raised > WHOLE_BASIS_POINTS ? WHOLE_BASIS_POINTS : raised,
    softCapMark: mark > 0n && mark < WHOLE_BASIS_POINTS ? mark : null,
    softCapReached: raisedCents >= softCapCents,
  };
}

/** Whether people are told whom to ask about disbursement and refunds: from so many per cent of the target on, 90 where the tenant says nothing else (specification, section 9). */
export function showsRefundContact(raisedCents: bigint, targetCents: bigint, atPercent: number): boolean {
  return progressOf(raisedCents, targetCents) >= BigInt(atPercent) * 100n;
}

/** Days left until a campaign ends, by the tenant's calendar: 0 on its last day and after; null without an end. */
export function daysLeft(endsAt: Date | null, timeZone: string, now: Date): number | null {
  if (endsAt === null) return null;
  if (now.getTime() >= endsAt.getTime()) return 0;
  return daysBetween(dayIn(now, timeZone), dayIn(endsAt, timeZone));
}

/** The smallest order in cents: the fewest tokens, one at least, at the token's price. */
export function minimumTicket(minTokens: number, price: Price): bigint {
  return amountOf(Math.max(1, minTokens), price);
}

/** What an issuance wants to raise, in cents: all its tokens for sale. */
export function targetOf(tokensForSale: number, price: Price): bigint {
  return amountOf(tokensForSale, price);
}

/**
 * How many days a campaign lasts by the tenant's calendar, its first and last included; while one of the dates is open, as many as are
 * planned; null where neither is known (specification, section 3: duration in days).
 */
export function campaignDays(
  { startsAt, endsAt, planned }: { startsAt: Date | null; endsAt: Date | null; planned: number | null },
  timeZone: string,
): number | null {
  if (startsAt === null || endsAt === null) return planned;
  return Math.max(1, daysBetween(dayIn(startsAt, timeZone), dayIn(endsAt, timeZone)) + 1);
}
