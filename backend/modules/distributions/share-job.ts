import type { Deps } from '#backend/deps.ts';
import { stopIfEnding } from '#backend/jobs/ending.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { distributionById, lockDistribution } from './distributions.repository.ts';
import { lookAtHolders } from './look-at-holders.ts';
import { shareDistribution } from './share.ts';

/**
 * Works out the parts of a distribution with many holders, once: run twice, the second finds it done; one that was ended meanwhile gets none. Then looks at who could be
 * paid now, a thousand a transaction: of a distribution that is approved it is asked again.
 */
export async function shareLater(
  deps: Deps,
  { tenantId, distributionId }: JobData['distribution.share'],
): Promise<void> {
  await tenantWork(deps, tenantId, async (work) => {
    const seen = await distributionById(work.tx, tenantId, distributionId);
    if (!seen) return;
    await lockIssuance(work.tx, seen.issuanceId);
    const row = await lockDistribution(work.tx, tenantId, distributionId);
    if (row?.status === 'PROPOSED' && row.sharedAt === null) await shareDistribution(work, row);
  });
  let after: string | null = null;
  do {
    stopIfEnding(deps);
    const last: string | null = after;
    after = await tenantWork(deps, tenantId, async (work) => {
      const row = await lockDistribution(work.tx, tenantId, distributionId);
      const isOpen = row?.status === 'PROPOSED' || row?.status === 'APPROVED';
      return row && isOpen ? lookAtHolders(work, row, last) : null;
    });
  } while (after !== null);
}
