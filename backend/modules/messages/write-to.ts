import { leaveLinks } from '#backend/modules/mail-leaves/leave-links.ts';
import { mailedAtOnce } from '#backend/modules/mail-times/mailed-at-once.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isNewsMessage } from '#domain/message/mail-choice.ts';
import type { Addressee } from './audience.repository.ts';
import { messageMail } from './message-mail.ts';
import type { MessageRow } from './messages.repository.ts';
import { noteWritten } from './notifications.repository.ts';
import { projectOf } from './project.repository.ts';

/** Writes a message, which is locked, to several people, each as they want it mailed; answers how many of them had not been written to before. */
export async function writeTo(work: Work, message: MessageRow, people: readonly Addressee[]): Promise<number> {
  if (people.length === 0) return 0;
  const { tx, now } = work;
  const { tenantId, id: messageId, issuanceId } = message;
  const project = issuanceId === null ? null : await projectOf(tx, tenantId, issuanceId);
  const fresh = await noteWritten(
    tx,
    { tenantId, messageId },
    people.map(({ id }) => id),
    now,
  );
  const reached = people.filter(({ id }) => fresh.has(id));
  const told =
    issuanceId !== null && isNewsMessage(message)
      ? await mailedAtOnce(work, { kind: 'MESSAGES', issuanceId }, reached, (person) => ({
          ...messageMail(message, project, person),
          // Its words stand there whole, whatever is mailed.
          path: pathTo.user.notifications,
        }))
      : reached;
  const leaves = message.purpose === 'COMMERCIAL' ? await leaveLinks(work, told, { matter: 'ADVERTISING' }) : null;
  await work.mails(told.map((person) => messageMail(message, project, person, { leave: leaves?.get(person.id) })));
  return fresh.size;
}
