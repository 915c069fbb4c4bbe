import type { Deps } from '#backend/deps.ts';
import { everyTenant } from '#backend/jobs/tenant-work.ts';
import { dayIn } from '#domain/time/zone.ts';
import { blankLastMails, dueRecords, markRemoved } from './deleted-people.repository.ts';
import { forgetPerson } from './forget-person.ts';

/** A day's at most: the rest follows the day after. */
const RECORDS_A_DAY = 500;

/** Takes away what was kept of deleted people and whose time is over. What went stands in the audit log, and beside the record with its number. */
export async function removeKept(deps: Deps): Promise<void> {
  await everyTenant(deps, async (work) => {
    const { tx, tenant, now } = work;
    const today = dayIn(now, tenant.customization.tenant.time_zone);
    for (const record of await dueRecords(tx, tenant.id, today, RECORDS_A_DAY)) {
      const { userId, kind } = record;
      const removed = await forgetPerson(work, userId, kind, today);
      await markRemoved(tx, tenant.id, record, removed, now);
      await work.audit('user.records_removed', { subject: { type: 'user', id: userId }, details: { kind, removed } });
    }
    await blankLastMails(tx, tenant.id);
  });
}
