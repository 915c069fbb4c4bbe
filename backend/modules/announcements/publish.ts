import type { Work } from '#backend/work.ts';
import { setUpdate, type UpdateRow } from './announcements.repository.ts';

/** Puts news on the public page and has its readers told; both with the caller's commit. */
export async function publish(work: Work, update: UpdateRow): Promise<void> {
  const { tx, now } = work;
  await setUpdate(tx, update, {
    state: 'PUBLISHED',
    publishAt: null,
    publishedAt: now,
    toldAskedAt: now,
    toldDoneAt: null,
  });
  await work.audit('update.published', {
    subject: { type: 'issuance', id: update.issuanceId },
    details: { update: update.id },
  });
  await work.enqueue('update.tell', { tenantId: update.tenantId, updateId: update.id, after: null });
}
