import type { Deps } from '#backend/deps.ts';
import { everyTenant } from '#backend/jobs/tenant-work.ts';
import { takeDue } from './messages.repository.ts';

/** A message of which nothing was heard for so long has lost its job, and gets another. */
const LOST_AFTER_MS = 30 * 60_000;

/** Sends messages whose moment has come, and takes up what lost its job. */
export async function sweepMessages(deps: Deps): Promise<void> {
  await everyTenant(deps, async ({ tx, tenant, now, enqueue }) => {
    const due = await takeDue(tx, tenant.id, { now, before: new Date(now.getTime() - LOST_AFTER_MS) });
    for (const { id } of due) await enqueue('message.tell', { tenantId: tenant.id, messageId: id, after: null });
  });
}
