import type { z } from 'zod';
import type { SessionFacts } from '#backend/modules/users/users.repository.ts';
import type { sessionUser } from '#contract/session-user.ts';

/** What a sign-in tells of a person, without the token (specification, section 7). */
export function sessionUserOf({ user, profile, wallets, kycStatus }: SessionFacts) {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    roles: user.roles,
    role: user.role,
    nationality: profile.nationality,
    profile_image: user.profileImageFileId,
    legal_information: { type: profile.legalType, first_name: profile.firstName, last_name: profile.lastName },
    wallets,
    kyc_status: kycStatus,
    email_verification: user.emailVerifiedAt !== null,
    referral_code: user.referralCode,
  } satisfies Omit<z.input<typeof sessionUser>, 'accessToken'>;
}
