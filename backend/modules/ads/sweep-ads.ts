import type { Deps } from '#backend/deps.ts';
import { stopIfEnding } from '#backend/jobs/ending.ts';
import type { MinuteSweep } from '#backend/jobs/minute-sweep.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { releaseTokens } from '#backend/modules/transfers/hold-tokens.ts';
import type { Work } from '#backend/work.ts';
import { standingOf } from '#domain/bulletin/ad.ts';
import { tellOfAd } from './ad-mail.ts';
import { anyOverdueAd, lockAd, overdueAds, updateAd } from './ads.repository.ts';

/** Each minute: ads whose last day is over come off the board, and their owners are told. */
export const adSweep: MinuteSweep = {
  isDue: ({ tenant, now }) => anyOverdueAd(tenant.id, now),
  sweep: sweepAds,
};

async function sweepAds(deps: Deps, { id: tenantId, host }: { id: string; host: string }): Promise<void> {
  let after: string | null = null;
  for (;;) {
    const last: string | null = after;
    const find = ({ tx, now }: Work) => overdueAds(tx, tenantId, now, last);
    const ids: string[] = await tenantWork(deps, tenantId, find, host);
    for (const id of ids) {
      stopIfEnding(deps);
      await tenantWork(deps, tenantId, (work) => expire(work, id), host).catch((error: unknown) => {
        deps.log.error({ err: error, tenantId, adId: id }, 'an ad could not be swept');
      });
    }
    after = ids.at(-1) ?? null;
    if (after === null) return;
  }
}

/** Looked at again under its lock: running twice does no harm. */
async function expire(work: Work, id: string): Promise<void> {
  const { tx, tenant, now } = work;
  const ad = await lockAd(tx, tenant.id, id);
  if (ad?.status !== 'OPEN' || standingOf(ad, now) !== 'EXPIRED') return;
  await updateAd(tx, ad, { status: 'EXPIRED', endedAt: ad.expiresAt });
  await releaseTokens(work, { cause: 'AD', ref: id });
  await work.audit('ad.expired', { subject: { type: 'ad', id } });
  await tellOfAd(work, ad, ad.userId, 'expired');
}
