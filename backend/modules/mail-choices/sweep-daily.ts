import type { Deps } from '#backend/deps.ts';
import { everyTenant } from '#backend/jobs/tenant-work.ts';
import { leaveLinks } from '#backend/modules/mail-leaves/leave-links.ts';
import { peopleDue, takeLines } from '#backend/modules/mail-times/lines.repository.ts';
import { DIGEST_HOUR } from '#domain/alert/alert.ts';
import { dayIn, hourIn } from '#domain/time/zone.ts';
import { dayMail } from './day-mail.ts';

/** People whom one pass mails; the next one, a minute later, goes on. */
const AT_ONCE = 500;

/** Mails what waited for the day to whom wanted it so, once a day in one mail, from eight in the morning of the tenant's day on. */
export async function sweepDaily(deps: Deps): Promise<void> {
  await everyTenant(deps, async (work) => {
    const { tx, tenant, now } = work;
    const zone = tenant.customization.tenant.time_zone;
    if (hourIn(now, zone) < DIGEST_HOUR) return;
    const today = dayIn(now, zone);
    const people = await peopleDue(tx, tenant.id, today, AT_ONCE);
    if (people.length === 0) return;
    const lines = await takeLines(
      tx,
      tenant.id,
      today,
      people.map(({ id }) => id),
    );
    // Another pass may have taken some of them.
    const due = people.filter(({ id }) => lines.some(({ userId }) => userId === id));
    const leaves = await leaveLinks(work, due, { matter: 'DIGEST' });
    for (const person of due) {
      const mine = lines.filter(({ userId }) => userId === person.id);
      await work.mail({ ...dayMail(person, mine), leave: leaves.get(person.id) });
    }
  });
}
