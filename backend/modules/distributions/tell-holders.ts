import type { Deps } from '#backend/deps.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { distributionById } from './distributions.repository.ts';
import { holderMail } from './holder-mail.ts';
import { issuanceById } from './issuance-of.repository.ts';
import { setTold, untold } from './tell-holders.repository.ts';

/** How many people one job writes to, in one transaction. */
const TOLD_AT_ONCE = 500;

/** Writes to the next holders who were paid, and puts the job for those after them into the queue. Run twice, it writes to nobody twice. */
export async function tellHolders(
  deps: Deps,
  { tenantId, distributionId }: JobData['distribution.tell'],
): Promise<void> {
  await tenantWork(deps, tenantId, async (work) => {
    const row = await distributionById(work.tx, tenantId, distributionId);
    const issuance = row && (await issuanceById(work.tx, tenantId, row.issuanceId));
    if (!row || !issuance) return;
    const people = await untold(work.tx, row, TOLD_AT_ONCE);
    if (people.length === 0) return;
    await work.mails(people.map((person) => holderMail(work, issuance, row, person)));
    await setTold(
      work.tx,
      row,
      people.map(({ id }) => id),
      work.now,
    );
    await work.enqueue('distribution.tell', { tenantId, distributionId });
  });
}
