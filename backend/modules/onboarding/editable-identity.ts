import { Refusal } from '#backend/http/refusal.ts';
import type { Work } from '#backend/work.ts';
import { mayEditIdentity } from '#domain/user/kyc-transitions.ts';
import { isAccountInformationComplete } from './account-information.ts';
import {
  type CompanyRow,
  companyOf,
  lockProfile,
  newestCheck,
  type ProfileRow,
  updateProfile,
} from './identity.repository.ts';

/**
 * Locks the person's identity for a change.
 * @throws Refusal 409 `kyc.done` once the check has succeeded, `kyc.in_review` while it runs or waits for a reviewer
 */
export async function lockEditableIdentity({ tx }: Work, userId: string): Promise<ProfileRow> {
  const profile = await lockProfile(tx, userId);
  const status = (await newestCheck(tx, userId))?.status ?? null;
  if (!mayEditIdentity(status)) throw new Refusal(409, status === 'SUCCESS' ? 'kyc.done' : 'kyc.in_review');
  return profile;
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
