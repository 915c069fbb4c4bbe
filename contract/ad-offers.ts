import { z } from 'zod';
import { TOKENS_MAX } from '#domain/money/human-amount.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, priceString } from './envelope.ts';
import { warningTyped } from './fields.ts';

const ofOne = z.object({ id });
const done = dataOf(ofOne);
const nothing = z.object({});

/**
 * Offers to take, or to give, tokens of somebody's ad at a price. It binds nobody yet. A buyer who is not sophisticated accepts both risks, and above the threshold
 * types the word of the warning. 422 on `tokens`, `price`, `risk_loss`, `risk_liquidity`, `warning_typed`; 409 `ad.offer_open`: one's last one is not over.
 */
export const makeAdOffer = endpoint({
  id: 'makeAdOffer',
  summary: 'Make an offer on an ad',
  method: 'POST',
  path: '/ads/{id}/offers',
  action: 'ad.agree',
  params: ofOne,
  body: z.object({
    tokens: z.number().int().min(1).max(TOKENS_MAX),
    price: priceString,
    risk_loss: z.boolean().default(false),
    risk_liquidity: z.boolean().default(false),
    warning_typed: warningTyped,
  }),
  answer: done,
  idempotent: true,
  errors: [
    'user.rejected',
    'ad.identity',
    'ad.preparation',
    'ad.blocked',
    'ad.not_open',
    'ad.offer_open',
    'ad.offers_today',
  ],
});

/**
 * The ad's owner accepts: the tokens are kept for this offer and leave the board. `ad.offer_left`: the ad has fewer by now; `ad.seller_short`: who offered them has
 * not got them any more; `ad.balance_short`: an owner who buys cannot pay, with `missing`.
 */
export const acceptAdOffer = endpoint({
  id: 'acceptAdOffer',
  summary: 'Accept an offer',
  method: 'POST',
  path: '/ad-offers/{id}/accept',
  action: 'ad.agree',
  params: ofOne,
  body: nothing,
  answer: done,
  idempotent: true,
  errors: [
    'user.rejected',
    'ad.identity',
    'ad.preparation',
    'ad.blocked',
    'ad.offer_moved_on',
    'ad.offer_left',
    'ad.seller_short',
    'ad.balance_short',
  ],
});

/** The ad's owner says no. */
export const refuseAdOffer = endpoint({
  id: 'refuseAdOffer',
  summary: 'Refuse an offer',
  method: 'POST',
  path: '/ad-offers/{id}/refuse',
  action: 'ad.agree',
  params: ofOne,
  body: nothing,
  answer: done,
  idempotent: true,
  errors: ['ad.offer_moved_on'],
});

/** Either side takes its yes back, until both have said it. What was kept is free again, and stands on the board while the ad does. */
export const takeBackAdOffer = endpoint({
  id: 'takeBackAdOffer',
  summary: 'Take an offer, or its acceptance, back',
  method: 'POST',
  path: '/ad-offers/{id}/take-back',
  action: 'ad.agree',
  params: ofOne,
  body: nothing,
  answer: done,
  idempotent: true,
  errors: ['ad.offer_moved_on'],
});

/**
 * Who offered says yes, for good. Where the platform keeps balances the money goes from the buyer's to the seller's and the tokens go the other way, both or none:
 * `ad.balance_short` with `missing`, or `ad.buyer_short` to a seller. Else both wait for the money. `ad.side_held`: one of both may not give or receive now.
 */
export const confirmAdOffer = endpoint({
  id: 'confirmAdOffer',
  summary: 'Confirm an accepted offer',
  method: 'POST',
  path: '/ad-offers/{id}/confirm',
  action: 'ad.agree',
  params: ofOne,
  body: nothing,
  answer: done,
  idempotent: true,
  errors: [
    'user.rejected',
    'ad.identity',
    'ad.preparation',
    'ad.blocked',
    'ad.offer_moved_on',
    'ad.balance_short',
    'ad.buyer_short',
    'ad.side_held',
    'transfer.record_moment',
  ],
});

/** The seller says that the money has come; the tokens go. */
export const confirmAdPayment = endpoint({
  id: 'confirmAdPayment',
  summary: 'Say that an agreed sale was paid',
  method: 'POST',
  path: '/ad-offers/{id}/paid',
  action: 'ad.agree',
  params: ofOne,
  body: nothing,
  answer: done,
  idempotent: true,
  errors: ['ad.offer_moved_on', 'ad.blocked', 'ad.side_held', 'transfer.record_moment'],
});
