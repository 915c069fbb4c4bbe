import { z } from 'zod';
import { calendarFields, returnFields, tokenFields } from './project-fields.ts';

/** The terms that may change while people stand behind an offer (`CHANGEABLE_TERMS`). */
export const offerTerms = z.object({
  ...calendarFields.pick({ ends_on: true, token_expires_on: true }).shape,
  ...tokenFields.pick({ tokens_for_sale: true, soft_cap_tokens: true, min_tokens: true, max_tokens: true }).shape,
  ...returnFields.shape,
});
export type OfferTerms = z.output<typeof offerTerms>;
