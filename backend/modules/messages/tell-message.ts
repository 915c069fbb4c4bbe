import type { Deps } from '#backend/deps.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { leaveLinks } from '#backend/modules/mail-leaves/leave-links.ts';
import { mailedAtOnce } from '#backend/modules/mail-times/mailed-at-once.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isNewsMessage } from '#domain/message/mail-choice.ts';
import { addresseesAfter } from './audience.repository.ts';
import { messageMail } from './message-mail.ts';
import { lockMessage, setMessage } from './messages.repository.ts';
import { noteWritten } from './notifications.repository.ts';
import { projectOf } from './project.repository.ts';

/** How many people one job writes to, in one transaction: between two of them a message can be stopped. */
const AT_ONCE = 200;

/** Writes to the next of a message's audience and puts the job for those after them into the queue, in one transaction. Run twice, it writes to nobody twice. */
export async function tellMessage(deps: Deps, { tenantId, messageId, after }: JobData['message.tell']): Promise<void> {
  await tenantWork(deps, tenantId, async (work) => {
    const { tx, now } = work;
    const message = await lockMessage(tx, tenantId, messageId);
    if (message?.state !== 'SCHEDULED' && message?.state !== 'SENDING') return;
    const onwards = (next: string | null, startAfter?: Date) =>
      work.enqueue('message.tell', { tenantId, messageId, after: next }, startAfter ? { startAfter } : {});
    // Sent again after a stop: this job is the one of before, or the queue's clock is ahead.
    if (message.at > now) return onwards(null, message.at);
    const people = await addresseesAfter(tx, message, after, AT_ONCE);
    const last = people.at(-1);
    if (!last) {
      await work.audit('message.sent', {
        subject: { type: 'message', id: messageId },
        details: { told: message.told },
      });
      return setMessage(tx, message, { state: 'SENT' });
    }
    const project = message.issuanceId === null ? null : await projectOf(tx, tenantId, message.issuanceId);
    const fresh = await noteWritten(
      tx,
      { tenantId, messageId },
      people.map(({ id }) => id),
      now,
    );
    const reached = people.filter(({ id }) => fresh.has(id));
    const told =
      message.issuanceId !== null && isNewsMessage(message)
        ? await mailedAtOnce(work, { kind: 'MESSAGES', issuanceId: message.issuanceId }, reached, (person) => ({
            ...messageMail(message, project, person),
            // Its words stand there whole, whatever is mailed.
            path: pathTo.user.notifications,
          }))
        : reached;
    const leaves = message.purpose === 'COMMERCIAL' ? await leaveLinks(work, told, { matter: 'ADVERTISING' }) : null;
    for (const person of told)
      await work.mail(messageMail(message, project, person, { leave: leaves?.get(person.id) }));
    await setMessage(tx, message, { state: 'SENDING', askedAt: now, told: message.told + fresh.size });
    await onwards(last.id);
  });
}
