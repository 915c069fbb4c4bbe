import { withhold } from '#domain/earning/share-out.ts';
import type { Day } from '#domain/time/zone.ts';
import type { Instalment } from './schedule.ts';

/** One payment of a loan to one lender, in cents: what is due, what of it is kept back for the tax office, and what comes. */
export interface NetPayment {
  on: Day;
  interestCents: bigint;
  principalCents: bigint;
  withheldCents: bigint;
  netCents: bigint;
}

/**
 * Each payment of a plan less the tax withheld of its interest, as a distribution of it would be worked out: capital given back is the lender's own. The rate in hundredths of
 * a per cent (`withholdingRate`). Throws a RangeError for what is no rate.
 */
export function netOfTax(plan: readonly Instalment[], rateBasisPoints: bigint): NetPayment[] {
  return plan.map(({ on, interestCents, principalCents }) => {
    const due = { incomeCents: interestCents, gainCents: 0n, returnCents: principalCents };
    return { on, interestCents, principalCents, ...withhold(due, rateBasisPoints) };
  });
}
