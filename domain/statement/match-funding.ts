import type { DistributionStatus } from '#domain/distribution/status.ts';
import type { WaitingReason } from './match.ts';

/** What is known of a distribution whose reference stands in a credit's text. */
interface NamedDistribution {
  status: DistributionStatus;
  /** What is still to come of the issuer's money. */
  missingCents: bigint;
}

/** What becomes of a credit that names one distribution: it funds it where it is exactly what is missing; else why it waits for a manager. */
export function matchFunding(cents: bigint, { status, missingCents }: NamedDistribution): 'exact' | WaitingReason {
  if (status === 'REJECTED' || status === 'WITHDRAWN') return 'late';
  if (missingCents === 0n) return 'duplicate';
  if (cents < missingCents) return 'part';
  return cents > missingCents ? 'over' : 'exact';
}

/** What is known of a distribution that a debit names, in cents. */
interface GivenBack {
  /** What is still to be sent back to its issuer. */
  toReturnCents: bigint;
  /** What managers have noted as sent back and no movement has been found for. */
  notedCents: bigint;
}

/**
 * What a debit is that names one distribution: what was to be sent back to its issuer, to the cent; what was noted by hand as sent before the movement was seen; or neither, so that a
 * manager looks at it: money may have gone twice.
 */
export function matchGivenBack(cents: bigint, { toReturnCents, notedCents }: GivenBack): 'sent' | 'noted' | 'waiting' {
  if (cents === toReturnCents) return 'sent';
  return cents <= notedCents ? 'noted' : 'waiting';
}
