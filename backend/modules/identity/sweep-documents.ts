import type { Deps } from '#backend/deps.ts';
import { stopIfEnding } from '#backend/jobs/ending.ts';
import { forEachTenant, tenantWork } from '#backend/jobs/tenant-work.ts';
import { longDay } from '#backend/mail/long-date.ts';
import type { Work } from '#backend/work.ts';
import { dayIn } from '#domain/time/zone.ts';
import { remindUpTo } from '#domain/user/document-days.ts';
import { documentMail } from './document-mail.ts';
import { takeEnding } from './ending-documents.repository.ts';

/** Mails of one transaction. */
const AT_ONCE = 200;

/** Tells people once that their identity document comes to its last day, thirty days before, or that it has passed where nobody told them. */
export async function sweepDocuments(deps: Deps): Promise<void> {
  await forEachTenant(deps, async ({ id, host }) => {
    while ((await tenantWork(deps, id, remind, host)) === AT_ONCE) stopIfEnding(deps);
  });
}

async function remind(work: Work): Promise<number> {
  const { tx, tenant, now } = work;
  const { modules, tenant: platform } = tenant.customization;
  // Where nobody is checked, no document was looked at.
  if (!modules.kyc) return 0;
  const today = dayIn(now, platform.time_zone);
  const ending = await takeEnding(tx, tenant.id, remindUpTo(today), AT_ONCE);
  for (const { lastDay, ...person } of ending) {
    // A day of the calendar, the same wherever it is read.
    const day = longDay(new Date(`${lastDay}T12:00:00Z`), 'UTC', person.lang);
    await work.mail(documentMail(person, day, lastDay < today));
  }
  return ending.length;
}
