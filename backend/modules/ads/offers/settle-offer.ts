import type { SignedInCall } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { moveTokens } from '#backend/modules/transfers/move-tokens.ts';
import type { LockedOffer } from './locked-offer.ts';
import { tellOfOffer } from './offer-mail.ts';
import { updateOffer } from './offers.repository.ts';
import { payFromBalance } from './pay-from-balance.ts';

/** What keeps one of both sides from it: whoever asks is not told which, nor why. */
const OF_A_SIDE = /^transfer\.(?:sender|recipient)_/;

/**
 * Settles an offer that both agreed to: the tokens go, and by `payment` the money from balance to balance, in this transaction: both or none. The issuance is locked
 * first, accounts last; the transfer's key lets an offer move its tokens once.
 * @throws Refusal 409 `ad.side_held`, `ad.balance_short`, `ad.buyer_short`, `transfer.record_moment`
 */
export async function settleOffer(call: SignedInCall, { ad, offer, sellerId, buyerId }: LockedOffer): Promise<void> {
  const { tx, user, now } = call;
  const { id, tokens, amountCents, agreedAt, payment } = offer;
  const transfer = await moveTokens(call, {
    ...{ key: `sale:${id}`, kind: 'MARKET', issuanceId: ad.issuanceId },
    ...{ fromUserId: sellerId, toUserId: buyerId, tokens, paidCents: amountCents, askedBy: user.id },
    held: { cause: 'SALE', ref: id },
  }).catch((error: unknown) => {
    throw error instanceof Refusal && OF_A_SIDE.test(error.code) ? new Refusal(409, 'ad.side_held') : error;
  });
  if (payment === 'BALANCE') await payFromBalance(call, { offerId: id, sellerId, buyerId, cents: amountCents });
  const change = { status: 'SETTLED' as const, agreedAt, payment, endedAt: now, transferId: transfer.id };
  const settled = await updateOffer(tx, offer, change);
  await call.audit('ad.sale_settled', {
    subject: { type: 'ad', id: ad.id },
    details: { offer: id, transfer: transfer.reference, tokens, payment: payment ?? '' },
  });
  await tellOfOffer(call, { ad, offer: settled }, sellerId, 'settled_seller');
  await tellOfOffer(call, { ad, offer: settled }, buyerId, 'settled_buyer');
}
