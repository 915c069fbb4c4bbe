import { z } from 'zod';
import { OFFER_ACTS, OFFER_STATUSES, SALE_PAYMENTS } from '#domain/bulletin/offer.ts';
import { id, instant, moneyString, priceString } from './envelope.ts';

const terms = z.object({
  id,
  tokens: z.number().int(),
  price: priceString,
  /** Tokens × price. */
  amount: moneyString,
  status: z.enum(OFFER_STATUSES),
  made_at: instant,
  ended_at: instant.nullable(),
});

/** An offer as one of both sides reads it. Nobody's name. */
export const adOffer = terms.extend({
  /** The reader made it. */
  mine: z.boolean(),
  /** By which the ad's owner knows who made it: as `contacts.number`. */
  number: z.number().int(),
  /** The reader is the one whose tokens go. */
  selling: z.boolean(),
  /** What the reader can do now. */
  acts: z.array(z.enum(OFFER_ACTS)),
  /** Who has to act until `act_by`; null: nobody has. */
  turn: z.enum(['you', 'other']).nullable(),
  act_by: instant,
  /** The second yes pays from balance to balance. */
  by_balance: z.boolean(),
  /** Of a buyer who can say yes now: what lacks in their balance. */
  missing: moneyString.nullable(),
});
export type AdOfferJson = z.output<typeof adOffer>;

/** What was accepted at some time, for managers: the record of agreements. */
export const adAgreement = terms.extend({
  /** Who made the offer. */
  person: z.object({ id, name: z.string() }),
  accepted_at: instant,
  agreed_at: instant.nullable(),
  payment: z.enum(SALE_PAYMENTS).nullable(),
  /** Of the transfer that moved the tokens. */
  transfer: z.string().nullable(),
});
export type AdAgreementJson = z.output<typeof adAgreement>;
