import type { Deps } from '#backend/deps.ts';
import { stopIfEnding } from '#backend/jobs/ending.ts';
import { forEachTenant, tenantWork } from '#backend/jobs/tenant-work.ts';
import { type CheckAtProvider, checksAtProvider } from '#backend/modules/profiles/identity-checks.repository.ts';
import { KYC_VERIFICATION_UP_TO_HOURS } from '#domain/limits.ts';
import { type IdentityConnection, identityConnectionOf } from './identity-settings.ts';
import { takeReview } from './take-review.ts';
import { toManagers } from './to-managers.ts';

const HOUR_MS = 3_600_000;
/** A check that has not reached the provider by then will not: the job has given up. */
const ON_ITS_WAY_HOURS = 2;

/**
 * Asks the provider about every check that waits for it: a notice may have been lost. What has waited for longer than a person was told goes to
 * the managers, so that no check waits for ever.
 */
export async function sweepIdentity(deps: Deps): Promise<void> {
  await forEachTenant(deps, async ({ id: tenantId, host }) => {
    const seen = await tenantWork(
      deps,
      tenantId,
      async ({ tx, tenant, now }) => ({
        now,
        connection: identityConnectionOf(tenant, deps.config),
        checks: await checksAtProvider(tx),
      }),
      host,
    );
    for (const check of seen.checks) {
      stopIfEnding(deps);
      if (await isEnded(deps, tenantId, seen.connection, check)) continue;
      const since = check.handedOnAt ?? check.submittedAt ?? check.createdAt;
      const { status } = check;
      const most = status === 'PENDING' ? KYC_VERIFICATION_UP_TO_HOURS : ON_ITS_WAY_HOURS;
      if (seen.now.getTime() - since.getTime() >= most * HOUR_MS)
        await tenantWork(deps, tenantId, (work) => toManagers(work, check.id, status, 'no_word'), host);
    }
  });
}

/** Whether the provider has by now said yes or no. */
async function isEnded(
  deps: Deps,
  tenantId: string,
  connection: IdentityConnection | null,
  { id: checkId, status, providerReference: applicant }: CheckAtProvider,
): Promise<boolean> {
  if (status !== 'PENDING' || !applicant || !connection) return false;
  try {
    return await takeReview(deps, tenantId, connection, { checkId, applicant });
  } catch (error) {
    deps.log.warn({ err: error, tenantId, checkId }, 'an identity review could not be taken');
    return false;
  }
}
