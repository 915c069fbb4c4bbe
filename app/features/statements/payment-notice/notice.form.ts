import { z } from 'zod';
import { reason } from '#contract/fields.ts';

/** How a notice was cleared with its provider. */
export const resolutionForm = z.object({ resolution: reason });

/** What becomes of ether that no transfer explains: the button says it. */
export const bookingForm = z.object({});
