import type { DistributionStatus } from './status.ts';

interface Standing {
  status: DistributionStatus;
  /** How many managers have said yes. */
  approvals: number;
}

/**
 * Whether somebody may add papers to a distribution. Holders read what a manager has looked at: its issuer adds while nobody has said yes, a manager at any time.
 * Nothing is added to one that came to nothing.
 */
export function mayAddPapers({ status, approvals }: Standing, isManager: boolean): boolean {
  if (status === 'PROPOSED') return isManager || approvals === 0;
  return isManager && (status === 'APPROVED' || status === 'PAID');
}

/** Whether somebody may take a paper away: once it is approved its holders may have relied on it. */
export function mayRemovePapers({ status, approvals }: Standing, isManager: boolean): boolean {
  return status === 'PROPOSED' && (isManager || approvals === 0);
}

/** Whether its holders read its papers: not those of a proposal that may come to nothing. */
export function showsPapers(status: DistributionStatus): boolean {
  return status === 'APPROVED' || status === 'PAID';
}
