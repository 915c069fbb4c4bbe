import type { SignedInCall } from '#backend/http/call.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { joinedAd } from '#backend/modules/ads/ad-rows.repository.ts';
import { type AdRow, adById, lockAd } from '#backend/modules/ads/ads.repository.ts';
import { blockOf } from '#backend/modules/ads/present-choice.ts';
import { lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import type { Work } from '#backend/work.ts';
import { standingOf } from '#domain/bulletin/ad.ts';
import { type OfferAct, type OfferSide, offerActs, offerStanding, sellingSide } from '#domain/bulletin/offer.ts';
import { lockOffer, type OfferRow, offerById } from './offers.repository.ts';

/** An offer with its ad, both locked, and which side of it sells. */
export interface LockedOffer {
  ad: AdRow;
  offer: OfferRow;
  sellerId: string;
  buyerId: string;
}

/** Locks issuance, ad and offer, in this order; null where there is none. */
export async function lockWithAd({ tx, tenant }: Work, id: string): Promise<LockedOffer | null> {
  const seen = await offerById(tx, tenant.id, id);
  const seenAd = seen && (await adById(tx, tenant.id, seen.adId));
  if (!seenAd) return null;
  await lockIssuance(tx, seenAd.issuanceId);
  const ad = await lockAd(tx, tenant.id, seenAd.id);
  const offer = await lockOffer(tx, tenant.id, id);
  if (!ad || !offer) return null;
  const [sellerId, buyerId] = sellingSide(ad.type) === 'owner' ? [ad.userId, offer.userId] : [offer.userId, ad.userId];
  return { ad, offer, sellerId, buyerId };
}

/** How an offer stands now, with its ad as it stands now. */
export function standsAs({ ad, offer }: Pick<LockedOffer, 'ad' | 'offer'>, now: Date) {
  return offerStanding({ ...offer, ad: { status: standingOf(ad, now), endedBy: ad.endedBy } }, now);
}

/**
 * The offer that the caller would act on, locked, and on which side they stand.
 * @throws Refusal 404 where it is none of theirs; 409 `ad.offer_moved_on` where the act is not theirs now
 */
export async function lockedOffer(
  call: SignedInCall,
  id: string,
  act: OfferAct,
): Promise<LockedOffer & { side: OfferSide }> {
  const { user, now } = call;
  const found = await lockWithAd(call, id);
  const side = found?.ad.userId === user.id ? 'owner' : found?.offer.userId === user.id ? 'offerer' : null;
  if (!found || !side) throw notFound();
  if (!offerActs(standsAs(found, now), found.ad.type, side).includes(act)) throw new Refusal(409, 'ad.offer_moved_on');
  return { ...found, side };
}

/** Throws 409 `ad.blocked` where the token, or the ad's owner, is kept from the board now. */
export async function refuseStopped(work: Work, { id }: AdRow): Promise<void> {
  const row = await joinedAd(work.tx, work.tenant.id, id);
  const block = row && blockOf(work, { ...row.issuance, onChain: row.onChain, listed: row.listed });
  if (block) throw new Refusal(409, 'ad.blocked', { params: { block } });
}
