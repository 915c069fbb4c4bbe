import { Refusal } from '#backend/http/refusal.ts';
import { type AdRow, updateAd } from '#backend/modules/ads/ads.repository.ts';
import { holdTokens, releaseTokens } from '#backend/modules/transfers/hold-tokens.ts';
import type { Work } from '#backend/work.ts';
import { adWithBack, adWithout, KEEPING_OFFERS } from '#domain/bulletin/offer.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';
import type { LockedOffer } from './locked-offer.ts';

/** Keeps an accepted offer's tokens for it, and takes them off the ad. Throws 409 `ad.seller_short` where who offered them has not got them free any more. */
export async function keepForOffer(work: Work, { ad, offer, sellerId }: LockedOffer): Promise<void> {
  await changeAd(work, ad, adWithout(ad, offer.tokens));
  const { issuanceId } = ad;
  const kept = { issuanceId, userId: sellerId, tokens: offer.tokens, cause: 'SALE' as const, ref: offer.id };
  await holdTokens(work, kept).catch((error: unknown) => {
    throw error instanceof Refusal && ['transfer.too_many', 'transfer.certified'].includes(error.code)
      ? new Refusal(409, 'ad.seller_short')
      : error;
  });
}

/** Frees the tokens of an offer that comes to nothing; they stand on the board again while its ad does. */
export async function freeOfOffer(work: Work, { ad, offer }: LockedOffer): Promise<void> {
  if (!KEEPING_OFFERS.some((status) => status === offer.status)) return;
  await releaseTokens(work, { cause: 'SALE', ref: offer.id });
  const next = adWithBack(ad, offer.tokens);
  if (next.status !== 'OPEN') return;
  const isOver = ad.status === 'AGREED' && work.now.getTime() > ad.expiresAt.getTime();
  if (isOver) await updateAd(work.tx, ad, { status: 'EXPIRED', endedAt: ad.expiresAt });
  else await changeAd(work, ad, next);
}

/** Writes an ad's tokens down, and has those of one to sell kept as long as it is open. */
async function changeAd(work: Work, ad: AdRow, { status, tokens }: Pick<AdRow, 'status' | 'tokens'>): Promise<void> {
  const cents = amountOf(tokens, priceOf(ad.price));
  await updateAd(work.tx, ad, {
    ...{ status, tokens, version: ad.version + 1, endedAt: status === 'OPEN' ? null : work.now },
    // A few tokens at parts of a cent are not nothing.
    amountCents: cents > 0n ? cents : 1n,
  });
  if (ad.type === 'BUY') return;
  await releaseTokens(work, { cause: 'AD', ref: ad.id });
  const { issuanceId, userId, id } = ad;
  if (status === 'OPEN') await holdTokens(work, { issuanceId, userId, tokens, cause: 'AD', ref: id });
}
