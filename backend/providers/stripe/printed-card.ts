import { z } from 'zod';

/** What the provider tells of a card: what is printed on it for everybody. */
export const printedCard = z.object({
  brand: z.string().min(1).max(30),
  last4: z.string().regex(/^\d{4}$/),
  exp_month: z.number().int().min(1).max(12),
  exp_year: z.number().int().min(2000).max(2999),
});
export type PrintedCard = z.output<typeof printedCard>;
