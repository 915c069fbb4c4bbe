import type { KycStatus } from './status.ts';

/**
 * Why a manager is not offered to verify a person by hand: where the tenant has identities checked, a check that is missing, waits or was refused
 * is decided on its own page first. Null where nothing stands in the way.
 */
export function verificationBlock(
  checksIdentity: boolean,
  identity: KycStatus | null,
): 'identity_missing' | 'identity_waits' | 'identity_refused' | null {
  if (!checksIdentity || identity === 'SUCCESS') return null;
  if (identity === 'MANUAL_REVIEW' || identity === 'RUNNING' || identity === 'PENDING') return 'identity_waits';
  return identity === null || identity === 'CREATED' ? 'identity_missing' : 'identity_refused';
}
