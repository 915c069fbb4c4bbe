import type { Deps } from '#backend/deps.ts';
import { stopIfEnding } from '#backend/jobs/ending.ts';
import { forEachTenant, tenantWork } from '#backend/jobs/tenant-work.ts';
import type { Work } from '#backend/work.ts';
import { addDays, dayIn } from '#domain/time/zone.ts';
import { REMIND_DAYS_BEFORE } from '#domain/user/asked-papers.ts';
import { dayText } from './ask-for-papers.ts';
import { takeReminders } from './papers-due.repository.ts';
import { reminderMail } from './papers-mail.ts';

/** Mails of one transaction. */
const AT_ONCE = 200;

/** Reminds whoever has not brought what they were asked for: three days before its last day, and once it has passed. */
export async function sweepAskedPapers(deps: Deps): Promise<void> {
  await forEachTenant(deps, async ({ id, host }) => {
    while ((await tenantWork(deps, id, remind, host)) === AT_ONCE) stopIfEnding(deps);
  });
}

async function remind(work: Work): Promise<number> {
  const { tx, tenant, now } = work;
  const today = dayIn(now, tenant.customization.tenant.time_zone);
  const due = await takeReminders(tx, tenant.id, { today, near: addDays(today, REMIND_DAYS_BEFORE) }, AT_ONCE);
  for (const { dueOn, which, ...person } of due)
    await work.mail(reminderMail(person, dayText(dueOn, person.lang), which === 2));
  return due.length;
}
