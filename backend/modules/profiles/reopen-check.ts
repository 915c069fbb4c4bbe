import type { Work } from '#backend/work.ts';
import { isIdentified } from '#domain/user/kyc-transitions.ts';
import type { KycStatus } from '#domain/user/status.ts';
import { type CheckRow, insertCheck } from './identity-checks.repository.ts';
import { markReopened, takeVerificationBack } from './reopened-checks.repository.ts';

interface Reopening {
  userId: string;
  by: string;
  reason: string;
}

/**
 * Opens the check again that had succeeded: it counts no longer, one that is only begun takes its place, and a verification that followed from it falls.
 * The person's profile must be locked.
 * @param checks of the person, newest first; one of them was found right
 */
export async function reopenCheck(
  { tx, tenant, now }: Work,
  checks: readonly CheckRow[],
  { userId, by, reason }: Reopening,
): Promise<{ checkId: string; status: KycStatus }> {
  const counting = checks.find(({ status }) => isIdentified(status));
  if (!counting) throw new Error(`nothing of ${userId} was found right`);
  await markReopened(tx, counting.id, { at: now, by, reason });
  const newest = isIdentified(checks[0]?.status)
    ? await insertCheck(tx, { tenantId: tenant.id, userId, status: 'CREATED', submittedAt: null, at: now })
    : (checks[0] ?? counting);
  await takeVerificationBack(tx, userId, now);
  return { checkId: counting.id, status: newest.status };
}
