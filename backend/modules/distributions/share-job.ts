import type { Deps } from '#backend/deps.ts';
import { stopIfEnding } from '#backend/jobs/ending.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { runById } from '#backend/modules/runs/runs.repository.ts';
import { distributionById, lockDistribution } from './distributions.repository.ts';
import { lookAtHolders } from './look-at-holders.ts';
import { shareDistribution } from './share.ts';

/**
 * Works out the parts of a distribution with many holders, once: run twice, the second finds it done; one that was ended meanwhile gets none. Then looks at who could be
 * paid now, a thousand a transaction: of a distribution that is approved it is asked again. While a run pays it nobody is looked at here: the run asks of each itself, and both would wait for each other.
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
      const run = row?.runId ? await runById(work.tx, tenantId, row.runId) : null;
      return row && isOpen && run?.state !== 'RUNNING' ? lookAtHolders(work, row, last) : null;
    });
  } while (after !== null);
}
