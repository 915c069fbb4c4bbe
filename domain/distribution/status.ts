/** `PROPOSED` until enough managers have said yes; `APPROVED` until every holder is paid; the last two end it with nothing paid. */
export const DISTRIBUTION_STATUSES = ['PROPOSED', 'APPROVED', 'PAID', 'REJECTED', 'WITHDRAWN'] as const;
export type DistributionStatus = (typeof DISTRIBUTION_STATUSES)[number];

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
