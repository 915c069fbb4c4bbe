import type { Deps } from '#backend/deps.ts';
import { inOneTransaction, type MinuteSweep } from '#backend/jobs/minute-sweep.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { issuanceById } from '#backend/modules/investments/investments.repository.ts';
import { LIVE_STATUSES } from '#domain/investment/transitions.ts';
import { changeMail } from './change-mail.ts';
import { anyLostChange, changeById, setChange, takeLost } from './offer-changes.repository.ts';
import { noteTold, untold } from './told-people.repository.ts';

/** How many people one job writes to, in one transaction. */
const TOLD_AT_ONCE = 200;
/** A change of which nothing was heard for so long has lost its job, and gets another. */
const LOST_AFTER_MS = 30 * 60_000;
const lostBefore = (now: Date) => new Date(now.getTime() - LOST_AFTER_MS);

/** Takes up the telling of changes that lost its job. */
export const changeSweep: MinuteSweep = {
  isDue: ({ tenant, now }) => anyLostChange(tenant.id, lostBefore(now)),
  sweep: inOneTransaction(async ({ tx, tenant, now, enqueue }) => {
    for (const changeId of await takeLost(tx, tenant.id, { before: lostBefore(now), now }))
      await enqueue('change.tell', { tenantId: tenant.id, changeId });
  }),
};

/**
 * Writes to the next people whom a change met and puts the job for those after them into the queue, in one transaction: whenever it ends, and
 * however often it runs, each is written to once. Who has taken it back meanwhile is not.
 */
export async function tellOfChange(deps: Deps, { tenantId, changeId }: JobData['change.tell']): Promise<void> {
  await tenantWork(deps, tenantId, async (work) => {
    const { tx, tenant, now } = work;
    const change = await changeById(tx, tenantId, changeId);
    const issuance = change && (await issuanceById(tx, change.issuanceId));
    if (!issuance || change.state !== 'APPROVED' || !change.material) return;
    const people = await untold(tx, change, TOLD_AT_ONCE);
    if (people.length === 0) return setChange(tx, change, { toldDoneAt: now });
    const readers = people.filter(({ reads, status }) => reads && LIVE_STATUSES.some((live) => live === status));
    await work.mails(readers.map((person) => changeMail(tenant, issuance, change, person)));
    await noteTold(
      tx,
      change,
      people.map(({ investmentId }) => investmentId),
      now,
    );
    await setChange(tx, change, { toldAskedAt: now });
    await work.enqueue('change.tell', { tenantId, changeId });
  });
}
