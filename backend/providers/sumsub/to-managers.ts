import { checkById, updateCheck } from '#backend/modules/profiles/identity-checks.repository.ts';
import { lockIfThere } from '#backend/modules/profiles/profiles.repository.ts';
import type { Work } from '#backend/work.ts';
import type { KycStatus } from '#domain/user/status.ts';

/** Puts a check of which no provider tells anything into the managers' queue, where it still stands as it was seen. `why` goes into the audit log. */
export async function toManagers(
  work: Work,
  checkId: string,
  from: Extract<KycStatus, 'RUNNING' | 'PENDING'>,
  why: string,
): Promise<void> {
  const { tx, now } = work;
  const seen = await checkById(tx, checkId);
  if (!seen) return;
  if (!(await lockIfThere(tx, seen.userId))) return;
  if ((await checkById(tx, checkId))?.status !== from) return;
  await updateCheck(tx, checkId, { status: 'MANUAL_REVIEW', updatedAt: now });
  await work.audit('identity.queued', {
    subject: { type: 'kyc_check', id: checkId },
    details: { user_id: seen.userId, why },
  });
}
