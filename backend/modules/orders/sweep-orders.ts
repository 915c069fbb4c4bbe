import { anyOf } from '#backend/db/any-row.ts';
import type { Deps } from '#backend/deps.ts';
import { stopIfEnding } from '#backend/jobs/ending.ts';
import type { MinuteSweep } from '#backend/jobs/minute-sweep.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { firmOf } from '#backend/modules/investments/firm-money.repository.ts';
import { offerFactsOf } from '#backend/modules/investments/present-investment.ts';
import { closeIfDue } from '#backend/modules/minting/close-order.ts';
import { mintIfDue } from '#backend/modules/minting/mint-if-due.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import type { Work } from '#backend/work.ts';
import { offerMintsByItself } from '#domain/investment/minting.ts';
import { MINTABLE_STATUSES } from '#domain/investment/waiting.ts';
import { anyOfferToWorkAt, offersThatMint, offersToClose } from './due-offers.repository.ts';
import {
  anyUnpaidDue,
  type DueFinder,
  expiredOrders,
  ordersToClose,
  ordersToMint,
  ordersToRemind,
} from './due-orders.repository.ts';
import { expireIfDue, remindIfDue } from './expire-order.ts';

const DAY_MS = 86_400_000;

/**
 * What orders do by themselves as time passes: unpaid ones expire, after a reminder; paid ones are minted by their issuance's strategy once the
 * reflection period is over; minted ones close with their issuance. Each order in a transaction of its own, looked at again under its lock,
 * so that running twice, or being killed anywhere, does no harm. One that fails is logged and does not hold up the rest.
 */
export const orderSweep: MinuteSweep = {
  isDue: ({ tenant, now }) =>
    anyOf(anyUnpaidDue(tenant.id, now, remindersOf(tenant, now)), anyOfferToWorkAt(tenant.id, now)),
  sweep: sweepOrders,
};

/** Null where the tenant sends none. */
function remindersOf({ settings }: CallTenant, now: Date) {
  const days = settings.orderReminderDaysBefore;
  if (days <= 0) return null;
  const from = (moreDays: number) => new Date(now.getTime() + moreDays * DAY_MS);
  return { now, until: from(days), acceptedBefore: from(-1) };
}

async function sweepOrders(deps: Deps, { id: tenantId, host }: { id: string; host: string }): Promise<void> {
  const now = deps.clock.now();
  const reminders = await tenantWork(deps, tenantId, async ({ tenant }) => remindersOf(tenant, now), host);
  const each = (find: DueFinder, act: (work: Work, id: string) => Promise<void>) =>
    forEachDue(deps, tenantId, host, find, act);
  await each(expiredOrders(now), expireIfDue);
  if (reminders) await each(ordersToRemind(reminders), remindIfDue);
  for (const id of await tenantWork(deps, tenantId, offersToMint, host))
    for (const status of MINTABLE_STATUSES) await each(ordersToMint(now, id, status), mintIfDue);
  for (const id of await tenantWork(deps, tenantId, ({ tx }) => offersToClose(tx, tenantId), host))
    await each(ordersToClose(id), closeIfDue);
}

/** Issuances whose orders may be minted now. Where it is not time yet, thousands of paid orders wait, and none of them is looked at. */
async function offersToMint({ tx, tenant, now }: Work): Promise<string[]> {
  const offers = await offersThatMint(tx, tenant.id, now);
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
