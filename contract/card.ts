import { z } from 'zod';

/** What is printed on a card for everybody, nothing else. */
export const card = z.object({
  /** The provider's word: visa, mastercard. */
  brand: z.string(),
  last4: z.string().regex(/^\d{4}$/),
  expiry_month: z.number().int(),
  expiry_year: z.number().int(),
});
export type Card = z.output<typeof card>;
