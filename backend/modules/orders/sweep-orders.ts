import type { Deps } from '#backend/deps.ts';
import { stopIfEnding } from '#backend/jobs/ending.ts';
import { forEachTenant, tenantWork } from '#backend/jobs/tenant-work.ts';
import { firmOf } from '#backend/modules/investments/firm-money.repository.ts';
import { offerFactsOf } from '#backend/modules/investments/present-investment.ts';
import { closeIfDue } from '#backend/modules/minting/close-order.ts';
import { mintIfDue } from '#backend/modules/minting/mint-if-due.ts';
import type { Work } from '#backend/work.ts';
import { offerMintsByItself } from '#domain/investment/minting.ts';
import { MINTABLE_STATUSES } from '#domain/investment/waiting.ts';
import { offersThatMint, offersToClose } from './due-offers.repository.ts';
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
    for (const id of await tenantWork(deps, tenantId, offersToMint, host))
      for (const status of MINTABLE_STATUSES) await each(ordersToMint(now, id, status), mintIfDue);
    for (const id of await tenantWork(deps, tenantId, ({ tx }) => offersToClose(tx, tenantId), host))
      await each(ordersToClose(id), closeIfDue);
  });
}

/** Issuances whose orders may be minted now. Where it is not time yet, thousands of paid orders wait, and none of them is looked at. */
async function offersToMint({ tx, tenant, now }: Work): Promise<string[]> {
  const offers = await offersThatMint(tx, tenant.id);
  const firm = await firmOf(tx, tenant.id, ids(offers), now);
  return ids(offers.filter((offer) => offerMintsByItself(offerFactsOf(offer, now, firm.get(offer.id) ?? 0n), now)));
}

const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

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
    const due: string[] = await tenantWork(deps, tenantId, ({ tx }) => find(tx, tenantId, last), host);
    for (const id of due) {
      stopIfEnding(deps);
      await tenantWork(deps, tenantId, (work) => act(work, id), host).catch((error: unknown) => {
        deps.log.error({ err: error, tenantId, investmentId: id }, 'an order could not be swept');
      });
    }
    after = due.at(-1) ?? null;
    if (after === null) return;
  }
}
