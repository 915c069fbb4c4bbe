import type { Deps } from '#backend/deps.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { beginAnew } from '#backend/modules/identity/begin-anew.ts';
import { identityMail } from '#backend/modules/identity/identity-mail.ts';
import {
  type CheckRow,
  checkById,
  newestCheck,
  updateCheck,
  verifyUser,
} from '#backend/modules/profiles/identity-checks.repository.ts';
import { addresseeOf, identityPageOf, lockIfThere, profileOf } from '#backend/modules/profiles/profiles.repository.ts';
import { waitingOrderOf } from '#backend/modules/profiles/waiting-order.repository.ts';
import { isPersonStopped } from '#backend/modules/screening/stop.repository.ts';
import type { Work } from '#backend/work.ts';
import { mayMoveKyc, waitsForManager } from '#domain/user/kyc-transitions.ts';
import { type Review, reviewOf } from './applicant-calls.ts';
import type { IdentityConnection } from './identity-settings.ts';
import { causesAtOnce, type Outcome, outcomeOf } from './review-outcome.ts';

/** What there is to ask the provider about a person. `running`: their check is still on its way to it. */
export type OpenReview = { checkId: string; applicant: string } | 'running' | null;

/** A person's check that waits for the provider. */
export async function waitingAt({ tx }: Work, userId: string): Promise<OpenReview> {
  const check = await newestCheck(tx, userId);
  if (check?.status === 'RUNNING') return 'running';
  return check?.status === 'PENDING' && check.providerReference
    ? { checkId: check.id, applicant: check.providerReference }
    : null;
}

/**
 * Asks the provider how far it is with a waiting check, and takes its word. Notices may come twice, late or in any order: it is the state at the
 * provider that counts. Whether the check has ended.
 */
export async function takeReview(
  deps: Deps,
  tenantId: string,
  connection: IdentityConnection,
  { checkId, applicant }: Exclude<OpenReview, string | null>,
): Promise<boolean> {
  const review = await reviewOf(connection, applicant);
  return tenantWork(deps, tenantId, (work) => apply(work, checkId, review));
}

async function apply(work: Work, checkId: string, review: Review): Promise<boolean> {
  const { tx } = work;
  const seen = await checkById(tx, checkId);
  if (!seen) return true;
  const { userId } = seen;
  if (!(await lockIfThere(tx, userId))) return true;
  const check = await checkById(tx, checkId);
  if (check?.status !== 'PENDING') return true;
  const outcome = outcomeOf(review, (await profileOf(tx, userId)).legalType);
  if (!outcome) return false;
  await conclude(work, check, outcome);
  return true;
}

/** The provider has refused a picture when it was handed over: the person is told at once, and nothing is asked for. */
export async function refuseAtOnce(work: Work, checkId: string, errors: readonly string[]): Promise<void> {
  const seen = await checkById(work.tx, checkId);
  if (!seen) return;
  if (!(await lockIfThere(work.tx, seen.userId))) return;
  const check = await checkById(work.tx, checkId);
  if (check?.status !== 'RUNNING') return;
  const labels = errors.map((code) => code.slice(0, 60));
  await conclude(work, check, { status: 'VERIFICATION_ERROR', causes: causesAtOnce(errors), labels, comment: null });
}

/** The check has ended: it says how, and so does a mail. The person's profile is locked. */
async function conclude(work: Work, check: CheckRow, { status, causes, labels, comment }: Outcome): Promise<void> {
  const { tx, now } = work;
  const { id: checkId, userId } = check;
  if (!mayMoveKyc(check.status, status, 'provider'))
    throw new Error(`a check does not go from ${check.status} to ${status}`);
  await updateCheck(tx, checkId, {
    ...{ status, causes, providerLabels: labels, providerComment: comment, reviewedAt: now, updatedAt: now },
  });
  await work.audit(AUDIT[status], { subject: { type: 'user', id: userId }, details: { check_id: checkId, labels } });
  // The investor has switched to a company since then, which started a new check; this result is stale.
  if ((await newestCheck(tx, userId))?.id !== checkId || waitsForManager(status)) return;
  if (status === 'SUCCESS') {
    // Somebody who may stand on a list is verified by a manager once that is decided.
    if (!(await isPersonStopped(tx, work.tenant.id, userId))) await verifyUser(tx, userId, now);
    await beginAnew(work, userId);
  }
  const person = await addresseeOf(tx, userId);
  if (!person) return;
  const page = await identityPageOf(tx, person);
  // Who was an investor and is none any more could do nothing with it.
  if (!page) return;
  const result =
    status === 'SUCCESS'
      ? { waitingOrder: await waitingOrderOf(tx, work.tenant.id, userId) }
      : { refusal: { causes }, page };
  await work.mail(identityMail(person, result));
}

const AUDIT = {
  SUCCESS: 'identity.approved',
  ERROR: 'identity.refused',
  VERIFICATION_ERROR: 'identity.refused',
  MANUAL_REVIEW: 'identity.queued',
} as const;
