import type { IdentityAdapter } from '#backend/modules/identity/identity-adapter.ts';

/** Checks by the provider. It is called when the hand-in is safe, by a job: a slow provider holds nobody up. */
export const identityProvider: IdentityAdapter = {
  async submit(work, { checkId, userId }) {
    await work.enqueue('identity.hand-on', { tenantId: work.tenant.id, checkId });
    await work.audit('identity.provider_asked', {
      subject: { type: 'kyc_check', id: checkId },
      details: { user_id: userId },
    });
    return 'RUNNING';
  },
};
