import type { Deps } from '#backend/deps.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { distributionById, lockDistribution } from './distributions.repository.ts';
import { shareDistribution } from './share.ts';

/** Works out the parts of a distribution with many holders, once: run twice, the second finds it done; one that was ended meanwhile gets none. */
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
}
