/** How many managers have to say yes: a second one above the tenant's threshold (cents of the gross). */
export function approvalsNeeded(grossCents: bigint, secondAboveCents: bigint): 1 | 2 {
  return grossCents > secondAboveCents ? 2 : 1;
}

/** Why this manager cannot approve it, or null: nobody approves what they proposed themselves, and nobody twice. */
export function approvalRefusal(of: {
  managerId: string;
  proposedBy: string;
  approvedBy: readonly string[];
}): 'own' | 'approved_before' | null {
  if (of.managerId === of.proposedBy) return 'own';
  return of.approvedBy.includes(of.managerId) ? 'approved_before' : null;
}
