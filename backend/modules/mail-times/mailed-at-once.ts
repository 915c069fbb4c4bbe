import type { MailOrder } from '#backend/mail/mail-order.ts';
import type { Work } from '#backend/work.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { digestDay, type NewsKind } from '#domain/message/mail-choice.ts';
import { dayIn, hourIn } from '#domain/time/zone.ts';
import { timesOf } from './choices.repository.ts';
import { insertLines } from './lines.repository.ts';

/**
 * Who of several people is mailed of news now. For whom wants it once a day, the subject of their mail is a line of the next mail of a day; who wants
 * none gets none.
 */
export async function mailedAtOnce<P extends { id: string }>(
  { tx, tenant, now }: Pick<Work, 'tx' | 'tenant' | 'now'>,
  about: { kind: NewsKind; issuanceId: string },
  people: readonly P[],
  mail: (person: P) => MailOrder,
): Promise<P[]> {
  if (people.length === 0) return [];
  const timeOf = await timesOf(
    tx,
    { tenantId: tenant.id, ...about },
    people.map(({ id }) => id),
  );
  const zone = tenant.customization.tenant.time_zone;
  const dueOn = digestDay({ hour: hourIn(now, zone), today: dayIn(now, zone) });
  const waiting = people.filter(({ id }) => timeOf(id) === 'DAILY');
  await insertLines(
    tx,
    { tenantId: tenant.id, ...about, dueOn, createdAt: now },
    waiting.map((person) => {
      const { words, path } = mail(person);
      return { userId: person.id, line: words.subject, path: path ?? pathTo.user.notifications };
    }),
  );
  return people.filter(({ id }) => timeOf(id) === 'ONCE');
}
