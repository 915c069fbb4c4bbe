import { toneOf } from '#app/parts/status/tone-of.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { UserRowJson } from '#contract/users.ts';
import { KYC_STAGE, TEST_STAGE, USER_STAGE } from '#domain/status/stage.ts';

/** How a person stands, in three words: the manager's, the identity check's and the knowledge test's. */
export function statusChips({ t }: SignedInVisit, { status, kyc_status: kyc, test_status: test }: UserRowJson) {
  return {
    user: { label: t(`statuses:user.${status}`), tone: toneOf(USER_STAGE[status], 'house') },
    kyc: kyc
      ? { label: t(`statuses:kyc.${kyc}`), tone: toneOf(KYC_STAGE[kyc], 'house') }
      : { label: t('users:kycNone'), tone: 'neutral' as const },
    test: { label: t(`users:test.${test}`), tone: toneOf(TEST_STAGE[test], 'house') },
  };
}

/** Each role with what it opens, the primary first and named as such. */
export function roleLines({ t }: SignedInVisit, { role, roles }: UserRowJson) {
  return [role, ...roles.filter((one) => one !== role)].map((one, at) => {
    const label = t(`statuses:role.${one}`);
    return {
      label: at === 0 && roles.length > 1 ? t('users:roles.isPrimary', { role: label }) : label,
      opens: t(`users:roles.opens.${one}`),
    };
  });
}

/** The primary role first. */
export function roleNames({ t }: SignedInVisit, { role, roles }: UserRowJson): string {
  return [role, ...roles.filter((one) => one !== role)].map((one) => t(`statuses:role.${one}`)).join(', ');
}
