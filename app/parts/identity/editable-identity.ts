import { type IdentityEditing, identityEditing } from '#domain/user/checked-identity.ts';
import type { LegalInformation } from './personal-part.server.ts';

/** What of their identity the person may change now: forms are shown for that alone. A back end that does not say is read by the check's state. */
export function editableOf({ kyc, legal_type }: LegalInformation): IdentityEditing {
  const checks = kyc.status ? [{ status: kyc.status, checked: null, reopenedAt: null }] : [];
  return kyc.editable ?? identityEditing(checks, legal_type !== null);
}
