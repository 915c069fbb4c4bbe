import { z } from 'zod';
import { REJECTION_REASONS } from '#domain/user/status.ts';

/** A rejection names one of the four reasons (specification, section 4). */
export const rejectUserForm = z.object({ reason: z.enum(REJECTION_REASONS) });
export const verifyUserForm = z.object({});

/** The person reads the reason and has to know what to mend. */
export const reopenIdentityForm = z.object({ reason: z.string().trim().min(5).max(500) });
