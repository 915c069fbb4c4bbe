import { z } from 'zod';
import { ISSUANCE_STATUSES } from '#domain/issuance/status.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, localizedText, moneyString, nearDay, pageOf, pageQuery, priceString } from './envelope.ts';

/** Somebody who holds tokens of an issuance. */
const holder = z.object({
  /** The person's. */
  id,
  /** A company's own name; an issuer may read initials. */
  name: z.string(),
  /** Where their tokens go; null without one, and for an issuer. */
  wallet: z.string().nullable(),
  tokens: z.number().int(),
  /** Hundredths of a per cent of all tokens in hands, rounded down. */
  share: z.number().int(),
  value: moneyString,
  since: instant,
  moved_at: instant,
});

/**
 * Who holds tokens of an issuance: now, most tokens first; or at the end of a day that has been, as a register is read, in the order in which they came. 404 for
 * an issuer who asks for another's.
 */
export const listHolders = endpoint({
  id: 'listHolders',
  summary: 'Token holders of an issuance',
  method: 'GET',
  path: '/managed/issuances/{id}/holders',
  caller: 'issuer-or-manager',
  params: z.object({ id }),
  query: pageQuery.extend({ at: nearDay.optional() }),
  answer: pageOf(holder).extend({
    issuance: z.object({
      id,
      title: localizedText,
      status: z.enum(ISSUANCE_STATUSES),
      symbol: z.string(),
      price: priceString,
    }),
    /** All tokens in hands now, and how many people hold them. */
    supply: z.number().int(),
    holders: z.number().int(),
    /** Hundredths of a per cent that the five largest hold together now. */
    top_five_share: z.number().int(),
  }),
});
