import type { Work } from '#backend/work.ts';
import type { KycStatus } from '#domain/user/status.ts';

/** A check that has just been handed in. */
interface SubmittedCheck {
  checkId: string;
  userId: string;
}

/** Who looks at identities. */
export interface IdentityAdapter {
  /** Takes a RUNNING check; the answer is the status that it goes on to, or RUNNING where it is still on its way to whoever looks at it. */
  submit(work: Work, check: SubmittedCheck): Promise<Extract<KycStatus, 'RUNNING' | 'MANUAL_REVIEW'>>;
}

/** No provider: every check goes to the queue that the tenant's managers work through (`listIdentityChecks`, `reviewIdentity`). */
export const reviewersQueue: IdentityAdapter = {
  async submit(work, { checkId, userId }) {
    await work.audit('identity.queued', { subject: { type: 'kyc_check', id: checkId }, details: { user_id: userId } });
    return 'MANUAL_REVIEW';
  },
};
