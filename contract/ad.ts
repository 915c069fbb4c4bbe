import { z } from 'zod';
import { AD_ENDED_BY, AD_STATUSES, AD_TYPES, BOARD_BLOCKS } from '#domain/bulletin/ad.ts';
import { REFERENCE_METHODS } from '#domain/bulletin/ad-terms.ts';
import { PRODUCT_TYPES } from '#domain/issuance/status.ts';
import { id, instant, localizedText, moneyString, priceString } from './envelope.ts';

const token = z.object({
  id,
  slug: z.string(),
  title: localizedText,
  symbol: z.string(),
  product_type: z.enum(PRODUCT_TYPES),
});

/** A row of the board. Nobody's name: who placed it is told to managers alone. */
export const ad = z.object({
  id,
  reference: z.string(),
  type: z.enum(AD_TYPES),
  status: z.enum(AD_STATUSES),
  issuance: token,
  tokens: z.number().int(),
  price: priceString,
  /** Tokens × price. */
  amount: moneyString,
  published_at: instant,
  /** Its last second. */
  expires_at: instant,
  ended_at: instant.nullable(),
  ended_by: z.enum(AD_ENDED_BY).nullable(),
  /** Why nobody can answer it now, although it is open. */
  block: z.enum(BOARD_BLOCKS).nullable(),
  version: z.number().int(),
});
export type AdJson = z.output<typeof ad>;

/** A price to compare with, how it came about and when. It binds nobody (Regulation (EU) 2020/1503, article 25(5)). */
const reference = z.object({ price: priceString, method: z.enum(REFERENCE_METHODS), at: instant });

/** A token that somebody could place an ad for, and within which bounds. */
export const adChoice = z.object({
  issuance: token,
  /** Own ones. */
  held: z.number().int(),
  /** Own ones that no open ad offers. */
  free: z.number().int(),
  /** All that there are in hands. */
  supply: z.number().int(),
  reference,
  price_min: priceString,
  price_max: priceString,
  block: z.enum(BOARD_BLOCKS).nullable(),
});
export type AdChoiceJson = z.output<typeof adChoice>;

/** What is to be said to, or asked of, who would buy or sell. */
export const trader = z.object({
  /** Why they can do neither now: a manager said no; their identity is not checked; of a buyer, the entry questions are not answered. */
  block: z.enum(['rejected', 'identity', 'preparation']).nullable(),
  /** Of who is not sophisticated: above this amount the risk is warned of by a typed word (article 21(7)). Null: no warning is due. */
  warning_above: moneyString.nullable(),
});

export const adContact = z.object({
  id,
  /** From 1, in the order in which people wrote. */
  number: z.number().int(),
  messages: z.array(z.object({ id, mine: z.boolean(), text: z.string(), at: instant })),
});
