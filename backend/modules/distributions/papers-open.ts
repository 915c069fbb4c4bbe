import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import type { mayAddPapers } from '#domain/distribution/documents.ts';
import { approvalsOf, type DistributionRow } from './distributions.repository.ts';

/** @throws Refusal 409 `distribution.papers_closed` where the rule does not let the caller change its papers now */
export async function refuseClosed(call: SignedInCall, row: DistributionRow, rule: typeof mayAddPapers): Promise<void> {
  const approvals = (await approvalsOf(call.tx, row)).length;
  if (!rule({ status: row.status, approvals }, actsAsManager(call)))
    throw new Refusal(409, 'distribution.papers_closed');
}
