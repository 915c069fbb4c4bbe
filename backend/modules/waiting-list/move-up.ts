import { stopIfEnding } from '#backend/jobs/ending.ts';
import type { MinuteSweep } from '#backend/jobs/minute-sweep.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { type IssuanceRow, lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { isOpen } from '#backend/modules/investments/investor-flow.ts';
import type { Work } from '#backend/work.ts';
import { orderExpiresAt } from '#domain/investment/order-expiry.ts';
import { freeTokens } from '#domain/issuance/oversubscription.ts';
import { isSuspended } from '#domain/issuance/suspension.ts';
import { nextOffers } from '#domain/issuance/waiting-list.ts';
import { tellOfPlace } from './place-mail.ts';
import { anyWithPlaces, issuancesWithPlaces, type QueueRow, queueOf, updatePlace } from './places.repository.ts';

/** Places that one look moves: the minute's next look goes on. */
const AT_ONCE = 200;

/** Each minute: ends offers whose time is over, ends the lists of offers that are over, and holds what is free for those who are first. */
export const waitingListSweep: MinuteSweep = {
  isDue: ({ tenant }) => anyWithPlaces(tenant.id),
  async sweep(deps, { id: tenantId, host }) {
    const found = await tenantWork(deps, tenantId, ({ tx }) => issuancesWithPlaces(tx, tenantId), host);
    for (const id of found) {
      stopIfEnding(deps);
      await tenantWork(deps, tenantId, (work) => moveUp(work, id), host).catch((error: unknown) => {
        deps.log.error({ err: error, tenantId, issuanceId: id }, 'a waiting list could not be moved up');
      });
    }
  },
};

/** Under the issuance's lock, so that nobody orders or frees tokens meanwhile. A suspended offer waits. */
async function moveUp(work: Work, issuanceId: string): Promise<void> {
  const { tx, now } = work;
  const issuance = await lockIssuance(tx, issuanceId);
  if (isSuspended(issuance.suspendedUntil, now)) return;
  const queue = await queueOf(tx, issuance, AT_ONCE);
  if (!isOpen(issuance, now)) {
    for (const row of queue) await end(work, issuance, row, 'closed');
    return;
  }
  const late = queue.filter(({ place }) => place.offeredUntil !== null && place.offeredUntil < now);
  for (const row of late) await end(work, issuance, row, 'lapsed');
  await offer(
    work,
    await lockIssuance(tx, issuanceId),
    queue.filter(({ place }) => place.state === 'WAITING'),
  );
}

async function end(work: Work, issuance: IssuanceRow, row: QueueRow, why: 'closed' | 'lapsed'): Promise<void> {
  const { place } = row;
  await updatePlace(work.tx, place, { state: 'LAPSED', endedAt: work.now });
  await tellOfPlace(work, issuance, { ...row, userId: place.userId }, why, {
    tokens: place.offeredTokens ?? place.tokens,
  });
}

async function offer(work: Work, issuance: IssuanceRow, waiting: readonly QueueRow[]): Promise<void> {
  const { tx, tenant, now } = work;
  const { settings, customization } = tenant;
  const until = orderExpiresAt(now, settings.waitingListDays, customization.tenant.time_zone);
  const offers = nextOffers(
    freeTokens(issuance),
    issuance.minTokens,
    waiting.map(({ place }) => place),
  );
  for (const [at, { tokens }] of offers.entries()) {
    const row = waiting[at];
    if (!row) continue;
    await updatePlace(tx, row.place, { state: 'OFFERED', offeredTokens: tokens, offeredUntil: until });
    await tellOfPlace(work, issuance, { ...row, userId: row.place.userId }, 'offered', { tokens, until });
  }
}
