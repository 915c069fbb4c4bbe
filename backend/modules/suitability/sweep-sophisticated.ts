import type { Deps } from '#backend/deps.ts';
import { everyTenant } from '#backend/jobs/tenant-work.ts';
import { longDay } from '#backend/mail/long-date.ts';
import type { Work } from '#backend/work.ts';
import { SOPHISTICATED_REMINDER_DAYS } from '#domain/limits.ts';
import { endingRequests, updateRequest } from './sophisticated.repository.ts';
import { sophisticatedMail } from './sophisticated-mail.ts';

const DAY_MS = 86_400_000;

/** Reminds of a status that ends soon, and tells once that it has ended. The status itself ends by its date; nothing has to run for that. */
export async function sweepSophisticated(deps: Deps): Promise<void> {
  await everyTenant(deps, async (work) => {
    await remind(work);
    await tellEnded(work);
  });
}

async function remind(work: Work): Promise<void> {
  const { tx, tenant, now } = work;
  const until = new Date(now.getTime() + SOPHISTICATED_REMINDER_DAYS * DAY_MS);
  for (const { request, email, lang } of await endingRequests(tx, 'soon', now, until)) {
    if (!request.validUntil) continue;
    const day = longDay(request.validUntil, tenant.customization.tenant.time_zone, lang);
    await updateRequest(tx, request.id, { remindedAt: now });
    await work.mail(sophisticatedMail({ userId: request.userId, email, lang }, { turn: 'ending', until: day }));
  }
}

async function tellEnded(work: Work): Promise<void> {
  const { tx, now } = work;
  for (const { request, email, lang } of await endingRequests(tx, 'ended', now, now)) {
    await updateRequest(tx, request.id, { endedAt: now });
    await work.audit('sophisticated.ended', {
      subject: { type: 'user', id: request.userId },
      details: { request_id: request.id },
    });
    await work.mail(sophisticatedMail({ userId: request.userId, email, lang }, { turn: 'ended' }));
  }
}
