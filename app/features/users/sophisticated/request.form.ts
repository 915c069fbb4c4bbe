import { z } from 'zod';

/** The person reads the reason and has to know what is missing. */
export const refuseRequestForm = z.object({ reason: z.string().trim().min(5).max(500) });
export const grantRequestForm = z.object({});
