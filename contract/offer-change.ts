import { z } from 'zod';
import { CHANGE_STATES } from '#domain/issuance/offer-change.ts';
import { differencesInBoth } from './changed-offer.ts';
import { id, instant } from './envelope.ts';

/** A change of an offer, as its project's people read it. */
export const offerChange = z.object({
  number: z.number().int(),
  state: z.enum(CHANGE_STATES),
  explanation: z.object({ es: z.string(), en: z.string() }),
  differences: differencesInBoth,
  /** The version of the information sheet that goes with it, and its papers. */
  sheet: z.object({ number: z.number().int(), es: id, en: id }).nullable(),
  proposed_at: instant,
  /** Names; the house's where the reader may not know the team. */
  proposed_by: z.string(),
  decided_at: instant.nullable(),
  decided_by: z.string().nullable(),
  reason: z.string().nullable(),
  material: z.boolean().nullable(),
  /** Of a material one that holds: whom it met, and until when they may take it back. */
  orders: z.number().int(),
  interests: z.number().int(),
  revocable_until: instant.nullable(),
});
