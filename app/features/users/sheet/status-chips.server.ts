import type { SignedInVisit } from '#app/session/visit.ts';
import type { UserRowWire } from '#contract/users.ts';
import { KYC_TONE, TEST_TONE, USER_TONE } from './user-tones.ts';

/** How a person stands, in three words: the manager's, the identity check's and the knowledge test's. */
export function statusChips({ t }: SignedInVisit, { status, kyc_status: kyc, test_status: test }: UserRowWire) {
  return {
    user: { label: t(`statuses:user.${status}`), tone: USER_TONE[status] },
    kyc: kyc
      ? { label: t(`statuses:kyc.${kyc}`), tone: KYC_TONE[kyc] }
      : { label: t('users:kycNone'), tone: 'neutral' as const },
    test: { label: t(`users:test.${test}`), tone: TEST_TONE[test] },
  };
}

/** The primary role first. */
export function roleNames({ t }: SignedInVisit, { role, roles }: UserRowWire): string {
  return [role, ...roles.filter((one) => one !== role)].map((one) => t(`statuses:role.${one}`)).join(', ');
}
