import { companyOf, profileOf } from '#backend/modules/profiles/profiles.repository.ts';
import { findUser, type UserRow } from '#backend/modules/users/users.repository.ts';
import type { Work } from '#backend/work.ts';

/** Whose account it is: their name in law, and whether somebody has looked at the papers that say so. */
export interface AccountOwner {
  user: UserRow;
  /** The company's name where they act for one, else the person's; null where nobody has told it yet. */
  holder: string | null;
  isVerified: boolean;
}

/** The person who gives an account, or changes it. */
export async function accountOwner({ tx, tenant }: Pick<Work, 'tx' | 'tenant'>, userId: string): Promise<AccountOwner> {
  const [user, profile, company] = await Promise.all([
    findUser(tx, tenant.id, userId),
    profileOf(tx, userId),
    companyOf(tx, userId),
  ]);
  if (!user) throw new Error(`user ${userId} is gone`);
  const isCompany = profile.legalType === 'LEGAL_ENTITY';
  const name = isCompany ? (company?.organisationName ?? '') : `${profile.firstName} ${profile.lastName}`;
  return { user, holder: name.trim() || null, isVerified: user.kycStatus === 'SUCCESS' && user.status !== 'REJECTED' };
}
