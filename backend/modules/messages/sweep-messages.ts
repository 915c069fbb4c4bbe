import { inOneTransaction, type MinuteSweep } from '#backend/jobs/minute-sweep.ts';
import { anyDueMessage, takeDue } from './messages.repository.ts';

/** A message of which nothing was heard for so long has lost its job, and gets another. */
const LOST_AFTER_MS = 30 * 60_000;
const momentsOf = (now: Date) => ({ now, before: new Date(now.getTime() - LOST_AFTER_MS) });

/** Sends messages whose moment has come, and takes up what lost its job. */
export const messageSweep: MinuteSweep = {
  isDue: ({ tenant, now }) => anyDueMessage(tenant.id, momentsOf(now)),
  sweep: inOneTransaction(async ({ tx, tenant, now, enqueue }) => {
    const due = await takeDue(tx, tenant.id, momentsOf(now));
    for (const { id } of due) await enqueue('message.tell', { tenantId: tenant.id, messageId: id, after: null });
  }),
};
