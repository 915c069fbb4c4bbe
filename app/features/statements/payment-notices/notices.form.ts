import { z } from 'zod';
import { id } from '#contract/envelope.ts';
import { reason } from '#contract/fields.ts';

/** How a notice was cleared with its provider. */
export const resolutionForm = z.object({ id, resolution: reason });

/** What becomes of ether that no transfer explains. */
export const bookingForm = z.object({ id });
