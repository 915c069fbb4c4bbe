import type { UserRowJson } from '#contract/users.ts';
import { moneyText } from '#domain/money/money.ts';
import { currentStatus } from '#domain/onboarding/knowledge-test.ts';
import type { UserListRow } from './user-rows.repository.ts';

/** A person as lists show them. A knowledge test past its validity counts as none. */
export function presentUserRow({ user, test, ...row }: UserListRow, now: Date): UserRowJson {
  const state = {
    status: test?.status ?? ('NONE' as const),
    validUntil: test?.valid_until ? new Date(test.valid_until) : null,
  };
  return {
    id: user.id,
    name: row.name,
    representative: row.representative,
    email: user.email,
    role: user.role,
    roles: user.roles,
    legal_type: row.legalType,
    status: user.status,
    rejection_reason: user.rejectionReason,
    kyc_status: row.kycStatus,
    test_status: currentStatus(state, now),
    registered_at: user.createdAt.toISOString(),
    first_investment_at: row.firstInvestmentAt?.toISOString() ?? null,
    invested: moneyText(row.investedCents),
    identity_until: row.kycStatus === 'SUCCESS' ? row.idExpiresOn : null,
    last_visit_at: user.lastLoginAt?.toISOString() ?? null,
  };
}
