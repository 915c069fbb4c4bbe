import type { Deps } from '#backend/deps.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { everyTenant, tenantWork } from '#backend/jobs/tenant-work.ts';
import { type IssuanceRow, issuanceById } from '#backend/modules/investments/investments.repository.ts';
import { takesAnyOrder } from '#backend/modules/investments/investor-flow.ts';
import { openingMail } from './opening-mail.ts';
import {
  issuancesToTell,
  listenersAfter,
  noteTold,
  type Telling,
  takeInHand,
  updateTelling,
} from './tellings.repository.ts';

/** How many people one job writes to, in one transaction. */
export const TOLD_AT_ONCE = 500;
/** A telling of which nothing was heard for so long has lost its job, and gets another. */
const LOST_AFTER_MS = 30 * 60_000;

/** Looks which campaigns have begun to take orders since, by a change of phase or by their date, and has those told who asked for it. */
export async function sweepOpenings(deps: Deps): Promise<void> {
  await everyTenant(deps, async ({ tx, tenant, now, enqueue }) => {
    const lost = new Date(now.getTime() - LOST_AFTER_MS);
    for (const issuance of await issuancesToTell(tx, tenant.id, lost)) {
      if (!takesAnyOrder(issuance, now) || !(await takeInHand(tx, openingOf(issuance), now, lost))) continue;
      await enqueue('issuance.tell', { tenantId: tenant.id, issuanceId: issuance.id, after: null });
    }
  });
}

/**
 * Writes to the next people who follow an issuance or have declared interest in it, and puts the job for those after them into the queue, all in
 * one transaction: killed anywhere, it goes on where it was. Run twice, it writes to nobody twice. Stops where no orders are taken any more;
 * the sweep takes it up again.
 */
export async function tellOpening(
  deps: Deps,
  { tenantId, issuanceId, after }: JobData['issuance.tell'],
): Promise<void> {
  await tenantWork(deps, tenantId, async (work) => {
    const { tx, tenant, now } = work;
    const issuance = await issuanceById(tx, issuanceId);
    if (!issuance) return;
    const telling = openingOf(issuance);
    if (!takesAnyOrder(issuance, now)) return updateTelling(tx, telling, { askedAt: null });
    const people = await listenersAfter(tx, telling, after, TOLD_AT_ONCE);
    const last = people.at(-1);
    if (!last) return updateTelling(tx, telling, { doneAt: now });
    const fresh = await noteTold(
      tx,
      telling,
      people.map(({ id }) => id),
      now,
    );
    for (const person of people) if (fresh.has(person.id)) await work.mail(openingMail(tenant, issuance, person));
    await updateTelling(tx, telling, { askedAt: now });
    await work.enqueue('issuance.tell', { tenantId, issuanceId, after: last.id });
  });
}

/** The telling of an issuance that takes orders. */
export const openingOf = ({ tenantId, id }: Pick<IssuanceRow, 'tenantId' | 'id'>): Telling => ({
  tenantId,
  issuanceId: id,
  occasion: 'OPENED',
});
