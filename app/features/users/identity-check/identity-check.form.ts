import { z } from 'zod';

/** The person reads the reason and has to know what to mend. */
export const refuseIdentityForm = z.object({ reason: z.string().trim().min(5).max(500) });
export const approveIdentityForm = z.object({});
