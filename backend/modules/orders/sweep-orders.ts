import type { Deps } from '#backend/deps.ts';
import { stopIfEnding } from '#backend/jobs/ending.ts';
import { forEachTenant, tenantWork } from '#backend/jobs/tenant-work.ts';
import { closeIfDue } from '#backend/modules/minting/close-order.ts';
import { mintIfDue } from '#backend/modules/minting/mint-if-due.ts';
import type { Work } from '#backend/work.ts';
import { type DueFinder, expiredOrders, ordersToClose, ordersToMint, ordersToRemind } from './due-orders.repository.ts';
import { expireIfDue, remindIfDue } from './expire-order.ts';

const DAY_MS = 86_400_000;

/**
 * What orders do by themselves as time passes: unpaid ones expire, after a reminder; paid ones are minted by their issuance's strategy once the
 * reflection period is over; minted ones close with their issuance. Each order in a transaction of its own, looked at again under its lock,
 * so that running twice, or being killed anywhere, does no harm. One that fails is logged and does not hold up the rest.
 */
export async function sweepOrders(deps: Deps): Promise<void> {
  await forEachTenant(deps, async ({ id: tenantId, host }) => {
    const now = deps.clock.now();
    const reminderDays = await tenantWork(
      deps,
      tenantId,
      async ({ tenant }) => tenant.settings.orderReminderDaysBefore,
      host,
    );
    const until = new Date(now.getTime() + reminderDays * DAY_MS);
    const yesterday = new Date(now.getTime() - DAY_MS);
    const each = (find: DueFinder, act: (work: Work, id: string) => Promise<void>) =>
      forEachDue(deps, tenantId, host, find, act);
    await each(expiredOrders(now), expireIfDue);
    if (reminderDays > 0) await each(ordersToRemind(now, until, yesterday), remindIfDue);
    await each(ordersToMint(now), mintIfDue);
    await each(ordersToClose, closeIfDue);
  });
}

async function forEachDue(
  deps: Deps,
  tenantId: string,
  host: string,
  find: DueFinder,
  act: (work: Work, id: string) => Promise<void>,
): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const last: string | null = after;
    const ids: string[] = await tenantWork(deps, tenantId, ({ tx }) => find(tx, last), host);
    for (const id of ids) {
      stopIfEnding(deps);
      await tenantWork(deps, tenantId, (work) => act(work, id), host).catch((error: unknown) => {
        deps.log.error({ err: error, tenantId, investmentId: id }, 'an order could not be swept');
      });
    }
    after = ids.at(-1) ?? null;
    if (after === null) return;
  }
}
