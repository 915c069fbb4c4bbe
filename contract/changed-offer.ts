import { z } from 'zod';
import { instant } from './envelope.ts';

/** One thing that is said otherwise than before; empty: nothing was, or is, said of it. */
const difference = z.object({ section: z.string(), label: z.string(), before: z.string(), after: z.string() });
export type OfferDifference = z.output<typeof difference>;

export const differencesInBoth = z.object({ es: z.array(difference), en: z.array(difference) });

/** A material change of an offer, as everybody may read it. */
export const changedOffer = z.object({
  number: z.number().int(),
  at: instant,
  /** Until when whoever stood behind the offer may take it back. */
  until: instant,
  /** What was changed and why, in the issuer's words. */
  explanation: z.object({ es: z.string(), en: z.string() }),
  differences: differencesInBoth,
});
export type ChangedOffer = z.output<typeof changedOffer>;
