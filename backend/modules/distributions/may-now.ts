import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { approvalRefusal } from '#domain/distribution/approval.ts';
import { mayAddPapers, mayRemovePapers } from '#domain/distribution/documents.ts';
import type { DistributionRow } from './distributions.repository.ts';
import { missingOf } from './transfer-of.ts';

interface Facts {
  approvedBy: readonly string[];
  issuerId: string;
  run: { state: string } | null;
}

/** What the caller may do with a distribution as it stands, and why not approve it where somebody else may. */
export function mayNow(call: SignedInCall, row: DistributionRow, { approvedBy, issuerId, run }: Facts) {
  const { user, session } = call;
  const acts = session.impersonatorUserId === null;
  const isManager = acts && actsAsManager(call);
  const isOpen = row.status === 'PROPOSED';
  const refusal =
    row.sharedAt === null
      ? ('sharing' as const)
      : approvalRefusal({ managerId: user.id, proposedBy: row.proposedBy, approvedBy });
  return {
    may: {
      approve: isManager && isOpen && refusal === null,
      refuse: isManager && isOpen && row.proposedBy !== user.id,
      withdraw: acts && isOpen && (row.proposedBy === user.id || issuerId === user.id),
      pay: isManager && mayBePaid(row) && run?.state !== 'RUNNING',
      add_papers: acts && mayAddPapers({ status: row.status, approvals: approvedBy.length }, isManager),
      remove_papers: acts && mayRemovePapers({ status: row.status, approvals: approvedBy.length }, isManager),
    },
    approve_refusal: isManager && isOpen ? refusal : null,
  };
}

/** Whether holders can be paid: it is approved, all of its money is there, and somebody is still to be paid. */
export function mayBePaid(row: DistributionRow): boolean {
  return row.status === 'APPROVED' && missingOf(row) === 0n;
}
