import { z } from 'zod';
import type { AttemptRow } from '#backend/modules/payment-records/attempts.repository.ts';

/** How long a quoted rate holds. A block's own time decides whether a transfer kept to it. */
export const QUOTE_MINUTES = 20;
/** How long after it an order waits for blocks that were made in time and are not read yet. */
export const READING_MINUTES = 10;
/** How long an order waits for the confirmations of what was seen in time. */
export const CONFIRMING_MINUTES = 60;

const details = z.object({
  chainId: z.number().int(),
  index: z.number().int().nonnegative(),
  wei: z.string().regex(/^\d+$/).transform(BigInt),
  rateCents: z.string().regex(/^\d+$/).transform(BigInt),
  quoteEndsAt: z.iso.datetime().transform((text) => new Date(text)),
  /** Where the payer wants it back, in lower case; null at attempts of before it was asked, which go back to whoever sent. */
  refundTo: z
    .string()
    .regex(/^0x[0-9a-f]{40}$/)
    .nullable()
    .default(null),
});

/** What an attempt on a chain asked: so many wei at a rate, at the deposit address of an index, until the quote ends. */
export type Quote = z.output<typeof details>;

/** A quote as an attempt keeps it. */
export function quoteDetails(quote: Quote): z.input<typeof details> {
  return {
    ...quote,
    wei: quote.wei.toString(),
    rateCents: quote.rateCents.toString(),
    quoteEndsAt: quote.quoteEndsAt.toISOString(),
  };
}

/** Throws where the attempt is none on a chain. */
export function quoteOf(attempt: Pick<AttemptRow, 'details'>): Quote {
  return details.parse(attempt.details);
}
