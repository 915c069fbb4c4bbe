/** `PROPOSED` until enough managers have said yes; `APPROVED` until every holder is paid; the last two end it with nothing paid. */
export const DISTRIBUTION_STATUSES = ['PROPOSED', 'APPROVED', 'PAID', 'REJECTED', 'WITHDRAWN'] as const;
export type DistributionStatus = (typeof DISTRIBUTION_STATUSES)[number];

/** A part of one of these is its holder's: what is only proposed may still be rejected and is owed to nobody. */
export const OWING_STATUSES = ['APPROVED', 'PAID'] as const satisfies readonly DistributionStatus[];

const MOVES: Record<DistributionStatus, readonly DistributionStatus[]> = {
  PROPOSED: ['APPROVED', 'REJECTED', 'WITHDRAWN'],
  APPROVED: ['PAID'],
  PAID: [],
  REJECTED: [],
  WITHDRAWN: [],
};

export function mayMoveDistribution(from: DistributionStatus, to: DistributionStatus): boolean {
  return MOVES[from].includes(to);
}
