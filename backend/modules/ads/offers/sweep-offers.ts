import type { Deps } from '#backend/deps.ts';
import { stopIfEnding } from '#backend/jobs/ending.ts';
import type { MinuteSweep } from '#backend/jobs/minute-sweep.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import type { Work } from '#backend/work.ts';
import { isLive } from '#domain/bulletin/offer.ts';
import { freeOfOffer } from './keep-tokens.ts';
import { lockWithAd, standsAs } from './locked-offer.ts';
import { tellOfOffer } from './offer-mail.ts';
import { anyOverdueOffer, overdueOffers, updateOffer } from './offers.repository.ts';

/** Each minute: offers on which nobody acted in time, or whose ad is over, lapse. Their tokens are free again and both sides are told. */
export const offerSweep: MinuteSweep = {
  isDue: ({ tenant, now }) => anyOverdueOffer(tenant.id, now),
  sweep: sweepOffers,
};

async function sweepOffers(deps: Deps, { id: tenantId, host }: { id: string; host: string }): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const last: string | null = after;
    const find = ({ tx, now }: Work) => overdueOffers(tx, tenantId, now, last);
    const ids: string[] = await tenantWork(deps, tenantId, find, host);
    for (const id of ids) {
      stopIfEnding(deps);
      await tenantWork(deps, tenantId, (work) => lapse(work, id), host).catch((error: unknown) => {
        deps.log.error({ err: error, tenantId, offerId: id }, 'an offer could not be swept');
      });
    }
    after = ids.at(-1) ?? null;
    if (after === null) return;
  }
}

/** Looked at again under its lock: running twice does no harm. */
async function lapse(work: Work, id: string): Promise<void> {
  const found = await lockWithAd(work, id);
  if (!found || !isLive(found.offer.status) || standsAs(found, work.now) !== 'LAPSED') return;
  await freeOfOffer(work, found);
  const { ad, offer } = found;
  const lapsed = await updateOffer(work.tx, offer, { status: 'LAPSED', endedAt: work.now });
  await work.audit('ad.offer_lapsed', { subject: { type: 'ad', id: ad.id }, details: { offer: id } });
  for (const to of [ad.userId, offer.userId]) await tellOfOffer(work, { ad, offer: lapsed }, to, 'lapsed');
}
