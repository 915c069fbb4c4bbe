import { z } from 'zod';
import { AD_STATUSES, AD_TYPES, AMOUNT_BANDS } from '#domain/bulletin/ad.ts';
import { PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { TOKENS_MAX } from '#domain/money/human-amount.ts';
import { ad, adChoice, adContact, trader } from './ad.ts';
import { adAgreement, adOffer } from './ad-offer.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant, nearDay, pageOf, pageQuery, priceString, soughtId } from './envelope.ts';
import { adMessage, reason, warningTyped } from './fields.ts';
import { historyEntry } from './history.ts';

const ofOne = z.object({ id });
const listQuery = pageQuery.extend({
  type: z.enum(AD_TYPES).optional(),
  product: z.enum(PRODUCT_TYPES).optional(),
  status: z.enum(AD_STATUSES).optional(),
  amount: z.enum(AMOUNT_BANDS).optional(),
  /** Days of publication. */
  from: nearDay.optional(),
  to: nearDay.optional(),
});
const terms = { tokens: z.number().int().min(1).max(TOKENS_MAX), price: priceString };

/** Open ads of everybody, newest first; `mine`: all of one's own. Those that are over are shown to their owner alone. */
export const listAds = endpoint({
  id: 'listAds',
  summary: 'The bulletin board',
  method: 'GET',
  path: '/ads',
  caller: 'investor',
  query: listQuery.extend({ mine: z.enum(['yes']).optional() }),
  answer: pageOf(ad.extend({ own: z.boolean() })).extend({
    /** Own ads that are open. */
    own_open: z.number().int(),
  }),
});

/** What the caller could place an ad for: to sell, what they hold; to buy, what they may hold. */
export const listAdChoices = endpoint({
  id: 'listAdChoices',
  summary: 'Tokens that an ad can be placed for',
  method: 'GET',
  path: '/ads/choices',
  caller: 'investor',
  query: z.object({ type: z.enum(AD_TYPES).default('SELL'), issuance: soughtId.optional() }),
  answer: dataOf(z.object({ choices: z.array(adChoice), trader })),
});

const sheet = ad.extend({
  own: z.boolean(),
  choice: adChoice,
  /** Why a manager took it down, for its owner. */
  reason: z.string().nullable(),
  trader,
  /** Whoever wrote to one's own ad, newest first; of another's, the own messages. */
  contacts: z.array(adContact),
  /** Those on one's own ad, newest first; on another's, one's own. */
  offers: z.array(adOffer),
});

/** 404 for an ad of somebody else that is over, unless the caller wrote to it. */
export const getAd = endpoint({
  id: 'getAd',
  summary: 'One ad',
  method: 'GET',
  path: '/ads/{id}',
  caller: 'investor',
  params: ofOne,
  answer: dataOf(sheet),
});

/**
 * Places an ad. `notice`: what the board is and is not was read. A buyer who is not sophisticated accepts both risks, and above the threshold types the
 * word of the warning. 422 on `tokens`, `price`, `risk_loss`, `risk_liquidity`, `warning_typed`.
 */
export const postAd = endpoint({
  id: 'postAd',
  summary: 'Place an ad',
  method: 'POST',
  path: '/ads',
  action: 'ad.post',
  body: z.object({
    type: z.enum(AD_TYPES),
    issuance: id,
    ...terms,
    notice: z.literal(true),
    risk_loss: z.boolean().default(false),
    risk_liquidity: z.boolean().default(false),
    warning_typed: warningTyped,
  }),
  answer: dataOf(z.object({ id, reference: z.string(), expires_at: instant })),
  idempotent: true,
  errors: ['user.rejected', 'ad.identity', 'ad.preparation', 'ad.blocked', 'ad.too_many'],
});

/** Changes tokens and price of an open ad of one's own. `version`: of what was seen; 409 `ad.stale` where it is another by now. */
export const editAd = endpoint({
  id: 'editAd',
  summary: 'Change an ad',
  method: 'PUT',
  path: '/ads/{id}',
  action: 'ad.post',
  params: ofOne,
  body: z.object({ ...terms, version: z.number().int().min(1), warning_typed: warningTyped }),
  answer: dataOf(z.object({ id })),
  idempotent: true,
  errors: ['user.rejected', 'ad.identity', 'ad.preparation', 'ad.blocked', 'ad.not_open', 'ad.stale'],
});

/** Takes an open ad of one's own off the board, for good. */
export const withdrawAd = endpoint({
  id: 'withdrawAd',
  summary: 'Withdraw an ad',
  method: 'POST',
  path: '/ads/{id}/withdraw',
  action: 'ad.post',
  params: ofOne,
  body: z.object({}),
  answer: dataOf(z.object({ id })),
  idempotent: true,
  errors: ['ad.not_open'],
});

/** Writes to an ad's owner, or as its owner to one who wrote (`contact`). The other reads it by mail and here; neither sees the other's address. */
export const sendAdMessage = endpoint({
  id: 'sendAdMessage',
  summary: 'Write to the other side of an ad',
  method: 'POST',
  path: '/ads/{id}/messages',
  action: 'ad.answer',
  params: ofOne,
  body: z.object({ text: adMessage, contact: id.optional() }),
  answer: dataOf(z.object({ id })),
  idempotent: true,
  errors: ['user.rejected', 'ad.identity', 'ad.blocked', 'ad.not_open', 'ad.messages_today'],
});

const managed = ad.extend({ owner: z.object({ id, name: z.string() }), contacts: z.number().int() });

/** All ads of the tenant, newest first. */
export const listManagedAds = endpoint({
  id: 'listManagedAds',
  summary: 'The bulletin board as managers see it',
  method: 'GET',
  path: '/manager/ads',
  caller: 'manager',
  query: listQuery,
  answer: pageOf(managed),
});

export const getManagedAd = endpoint({
  id: 'getManagedAd',
  summary: 'One ad as managers see it',
  method: 'GET',
  path: '/manager/ads/{id}',
  caller: 'manager',
  params: ofOne,
  answer: dataOf(
    managed.extend({
      reason: z.string().nullable(),
      choice: adChoice,
      agreements: z.array(adAgreement),
      history: z.array(historyEntry),
    }),
  ),
});

/** Takes an ad off the board; its owner is told why. */
export const takeDownAd = endpoint({
  id: 'takeDownAd',
  summary: 'Take an ad down',
  method: 'POST',
  path: '/manager/ads/{id}/take-down',
  action: 'ad.take_down',
  params: ofOne,
  body: z.object({ reason }),
  answer: dataOf(z.object({ id })),
  idempotent: true,
  errors: ['ad.not_open'],
});
