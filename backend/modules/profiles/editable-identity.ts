import { Refusal } from '#backend/http/refusal.ts';
import type { Work } from '#backend/work.ts';
import { frozenBy, type IdentityEditing, identityEditing } from '#domain/user/checked-identity.ts';
import { isAccountInformationComplete } from './account-information.ts';
import { checksOf } from './identity-checks.repository.ts';
import { type CompanyRow, companyOf, lockProfile, type ProfileRow, updateProfile } from './profiles.repository.ts';

/**
 * Locks the person's identity for a change of one part of it.
 * @throws Refusal 409 `kyc.done` once the check has succeeded, `kyc.in_review` while it runs or waits for a reviewer
 */
export async function lockEditableIdentity(
  { tx }: Work,
  userId: string,
  part: keyof IdentityEditing,
): Promise<ProfileRow> {
  const profile = await lockProfile(tx, userId);
  const checks = await checksOf(tx, userId);
  if (identityEditing(checks, profile.legalType !== null)[part]) return profile;
  throw new Refusal(409, frozenBy(checks, part) === 'in_review' ? 'kyc.in_review' : 'kyc.done');
}

/** Keeps the moment at which the account information became complete, and takes it back where it no longer is. */
export async function settleAccountInformation(
  { tx, now }: Work,
  profile: ProfileRow,
  company?: CompanyRow | null,
): Promise<void> {
  const known = company === undefined ? await companyOf(tx, profile.userId) : company;
  const complete = isAccountInformationComplete(profile, known);
  const at = complete ? (profile.accountInformationAt ?? now) : null;
  await updateProfile(tx, profile.userId, { accountInformationAt: at, updatedAt: now });
}
