import { documentsOf } from '#backend/modules/profiles/legal-documents.repository.ts';
import { onboardingFacts } from '#backend/modules/profiles/onboarding-facts.ts';
import { isPersonStopped } from '#backend/modules/screening/stop.repository.ts';
import type { Work } from '#backend/work.ts';
import { AREA_ROLES, type Role } from '#domain/access/roles.ts';
import { type VerificationBlock, verificationBlocks } from '#domain/user/verification-block.ts';

/** What keeps a person from being verified by hand, as their data stand. */
export async function blocksOf(
  { tx, tenant, now }: Pick<Work, 'tx' | 'tenant' | 'now'>,
  { id, roles }: { id: string; roles: readonly Role[] },
): Promise<VerificationBlock[]> {
  const [documents, person, stopped] = await Promise.all([
    documentsOf(tx, id),
    onboardingFacts(tx, id, now),
    isPersonStopped(tx, tenant.id, id),
  ]);
  return verificationBlocks({
    tenant: tenant.customization,
    invests: roles.some((role) => AREA_ROLES.user.includes(role)),
    person,
    stopped,
    documents: documents.map(({ type }) => type),
    now,
  });
}
