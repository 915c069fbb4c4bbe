import { z } from 'zod';

/** How a notice was cleared with its provider. */
export const resolutionForm = z.object({ id: z.uuid(), resolution: z.string().trim().min(5).max(500) });
