import { and, eq } from 'drizzle-orm';
import { mails } from '#backend/db/schema/mails.ts';
import { notifications } from '#backend/db/schema/messages.ts';
import { addresseesAfter } from '#backend/modules/messages/audience.repository.ts';
import { messageMail } from '#backend/modules/messages/message-mail.ts';
import { insertMessage, lockMessage, setMessage } from '#backend/modules/messages/messages.repository.ts';
import { noteWritten } from '#backend/modules/messages/notifications.repository.ts';
import { makeWork, SYSTEM } from '#backend/work.ts';
import { type DemoMessage, MESSAGES } from './content/messages.ts';
import type { Bilingual } from './content/project-content.ts';
import { daysAfter } from './demo-dates.ts';
import type { SeededProject } from './seed-projects.ts';
import type { SeedWork } from './seed-work.ts';

/** More than any demo project has investors. */
const ALL = 10_000;

/** Writes what was told to those who stand behind an open campaign: a message that has been read, a new one, and a draft. */
export async function seedMessages(
  work: SeedWork,
  projects: readonly SeededProject[],
  managerId: string,
): Promise<void> {
  // The demo's investor stands behind every campaign but the first one, where there is another.
  const [first, project = first] = projects.filter(({ content }) => content.status === 'CAMPAIGN');
  if (!project) return;
  for (const message of MESSAGES)
    await write(work, project, message, message.by === 'issuer' ? project.issuer.id : managerId);
}

async function write(work: SeedWork, project: SeededProject, demo: DemoMessage, writtenBy: string): Promise<void> {
  const { deps, tx, tenant, dates } = work;
  const {
    id: issuanceId,
    content: { title },
  } = project;
  const at = dates.at(demo.sentDay ?? 0);
  const { work: then } = makeWork(deps, tx, tenant, at, { ...SYSTEM, userId: writtenBy });
  const id = await insertMessage(tx, {
    ...{ tenantId: tenant.id, issuanceId: project.id, audience: 'INVESTORS', purpose: 'SERVICE' },
    ...{ subject: named(demo.subject, title), body: named(demo.body, title), writtenBy, createdAt: at, at },
  });
  const message = demo.sentDay === null ? null : await lockMessage(tx, tenant.id, id);
  if (!message) return;
  const people = await addresseesAfter(tx, message, null, ALL);
  if (people.length === 0) return;
  const ids = people.map((person) => person.id);
  await noteWritten(tx, { tenantId: tenant.id, messageId: id }, ids, at);
  for (const person of people) await then.mail(messageMail(message, { id: issuanceId, title }, person));
  const ofMessage = and(eq(mails.tenantId, tenant.id), eq(mails.messageId, id));
  await tx.update(mails).set({ state: 'KEPT', sentAt: at }).where(ofMessage);
  await setMessage(tx, message, { state: 'SENT', askedAt: at, told: people.length });
  const isOld = (demo.sentDay ?? 0) < -7;
  if (isOld)
    await tx
      .update(notifications)
      .set({ readAt: daysAfter(at, 1) })
      .where(and(eq(notifications.tenantId, tenant.id), eq(notifications.messageId, id)));
}

function named({ es, en }: Bilingual, title: Bilingual): Bilingual {
  return { es: es.replace('{{project}}', title.es), en: en.replace('{{project}}', title.en) };
}
