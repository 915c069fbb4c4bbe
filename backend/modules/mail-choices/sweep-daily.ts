import { anyOf } from '#backend/db/any-row.ts';
import { type DueAsk, inOneTransaction, type MinuteSweep } from '#backend/jobs/minute-sweep.ts';
import { leaveLinks } from '#backend/modules/mail-leaves/leave-links.ts';
import { anyLineDue, peopleDue, takeLines } from '#backend/modules/mail-times/lines.repository.ts';
import { DIGEST_HOUR } from '#domain/alert/alert.ts';
import { type Day, dayIn, hourIn } from '#domain/time/zone.ts';
import { dayMail } from './day-mail.ts';

/** People whom one pass mails; the next one, a minute later, goes on. */
const AT_ONCE = 500;

/** Mails what waited for the day to whom wanted it so, once a day in one mail, from eight in the morning of the tenant's day on. */
export const dailySweep: MinuteSweep = {
  isDue(at) {
    const today = dayToMail(at);
    return today === null ? anyOf() : anyLineDue(at.tenant.id, today);
  },
  sweep: inOneTransaction(async (work) => {
    const { tx, tenant } = work;
    const today = dayToMail(work);
    if (today === null) return;
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
  }),
};

/** The tenant's day; null where its mails do not leave yet. */
function dayToMail({ tenant, now }: DueAsk): Day | null {
  const zone = tenant.customization.tenant.time_zone;
  return hourIn(now, zone) < DIGEST_HOUR ? null : dayIn(now, zone);
}
