import type { SignedInCall } from '#backend/http/call.ts';
import { newestCheck } from '#backend/modules/profiles/identity-checks.repository.ts';
import { onboardingFacts } from '#backend/modules/profiles/onboarding-facts.ts';
import type { IdentityWait } from '#contract/investment.ts';
import { awaitsIdentity } from '#domain/onboarding/preparation.ts';
import { reviewDueAt } from '#domain/user/review-due.ts';

/** Whether the caller's unconfirmed orders wait for the check of their identity alone, and until when an answer is promised; null otherwise. */
export async function identityWaitOf({ tx, tenant, user, now }: SignedInCall): Promise<IdentityWait> {
  const facts = {
    person: await onboardingFacts(tx, user.id, now),
    tenant: tenant.customization,
    issuance: { takesOrders: true, takesInterest: false },
    investment: { status: 'CREATED' as const, method: null },
    now,
  };
  if (!awaitsIdentity(facts)) return null;
  const sentAt = (await newestCheck(tx, user.id))?.submittedAt;
  return { by: sentAt ? reviewDueAt(sentAt).toISOString() : null };
}
