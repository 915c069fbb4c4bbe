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
