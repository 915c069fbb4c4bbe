import type { Day } from '#domain/time/zone.ts';

export const APPROVED_PART_STATES = ['LATE', 'AWAITED', 'APPROVED'] as const;

interface Approved {
  /** The day of payment, where it is an instalment of a schedule. */
  instalmentOn: Day | null;
  approvedOn: Day;
  /** When the last of the issuer's money came; null where none did. */
  fundedOn: Day | null;
  /** What is missing of the issuer's money. Cents. */
  missingCents: bigint;
}

/** How a part that is approved and not paid stands: `LATE` and `AWAITED` wait for the issuer's money, `APPROVED` has it and waits for the platform to pay. */
interface ApprovedPart {
  state: (typeof APPROVED_PART_STATES)[number];
  /** The day on which it is to be paid; null where there is none, or it has passed though the money is here. Of what is late the day that has passed. */
  on: Day | null;
  /** Since when it waits for whoever acts next. */
  since: Day;
}

/** Never a day that has passed for a payment that may still come: it then says for whom it waits and since when. */
export function approvedPart({ instalmentOn, approvedOn, fundedOn, missingCents }: Approved, today: Day): ApprovedPart {
  const toCome = instalmentOn !== null && instalmentOn >= today ? instalmentOn : null;
  if (missingCents === 0n) return { state: 'APPROVED', on: toCome, since: fundedOn ?? approvedOn };
  if (instalmentOn !== null && toCome === null) return { state: 'LATE', on: instalmentOn, since: instalmentOn };
  return { state: 'AWAITED', on: toCome, since: approvedOn };
}
