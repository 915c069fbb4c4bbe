import { z } from 'zod';
import { DISTRIBUTION_STATUSES } from '#domain/distribution/status.ts';
import { id, localizedText, moneyString } from './envelope.ts';

/** A distribution as far as a manager needs it to decide on a movement. */
export const rowDistribution = z.object({
  id,
  /** Of the issuer's transfer. */
  reference: z.string(),
  name: z.string(),
  status: z.enum(DISTRIBUTION_STATUSES),
  issuance: z.object({ id, title: localizedText, issuer: z.string() }),
  gross: moneyString,
  /** What is still to come of the issuer's money; "0.00" where nothing is, or nothing came of it. */
  missing: moneyString,
  /** Whether money can be booked to it: it was neither paid nor ended. */
  open: z.boolean(),
});

export type RowDistribution = z.output<typeof rowDistribution>;
