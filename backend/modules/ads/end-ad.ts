import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { releaseTokens } from '#backend/modules/transfers/hold-tokens.ts';
import type { Work } from '#backend/work.ts';
import { takeDownAd, withdrawAd } from '#contract/ads.ts';
import { standingOf } from '#domain/bulletin/ad.ts';
import { tellOfAd } from './ad-mail.ts';
import { type AdRow, adById, lockAd, updateAd } from './ads.repository.ts';

/** Locks an ad that is open still. Throws 409 `ad.not_open` where it is over. */
async function openAd({ tx, tenant, now }: Work, id: string): Promise<AdRow> {
  const ad = await lockAd(tx, tenant.id, id);
  if (!ad) throw notFound();
  if (standingOf(ad, now) !== 'OPEN') throw new Refusal(409, 'ad.not_open');
  return ad;
}

/** Its owner takes it back. */
export const withdrawAdRoute = serve(withdrawAd, async (call, { params: { id } }) => {
  const { tx, tenant, user, now } = call;
  if ((await adById(tx, tenant.id, id))?.userId !== user.id) throw notFound();
  const ad = await openAd(call, id);
  await updateAd(tx, ad, { status: 'WITHDRAWN', endedAt: now, endedBy: 'owner' });
  await releaseTokens(call, { cause: 'AD', ref: id });
  await call.audit('ad.withdrawn', { subject: { type: 'ad', id } });
  return { data: { id } };
});

/** A manager takes it down; its owner reads why. */
export const takeDownAdRoute = serve(takeDownAd, async (call, { params: { id }, body: { reason } }) => {
  const { tx, now } = call;
  const ad = await openAd(call, id);
  await updateAd(tx, ad, { status: 'WITHDRAWN', endedAt: now, endedBy: 'manager', reason });
  await releaseTokens(call, { cause: 'AD', ref: id });
  await call.audit('ad.taken_down', { subject: { type: 'ad', id }, details: { reason } });
  await tellOfAd(call, ad, ad.userId, 'taken_down', { text: reason });
  return { data: { id } };
});
