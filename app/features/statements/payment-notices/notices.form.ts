import { z } from 'zod';
import { isRecordId } from '#domain/validation/record-id.ts';

/** How a notice was cleared with its provider. */
export const resolutionForm = z.object({
  id: z.string().refine(isRecordId),
  resolution: z.string().trim().min(5).max(500),
});

/** What becomes of ether that no transfer explains. */
export const bookingForm = z.object({ id: z.string().refine(isRecordId) });
