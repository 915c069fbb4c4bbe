import { z } from 'zod';
import { reason } from '#contract/fields.ts';

export const refuseIdentityForm = z.object({ reason });
export const approveIdentityForm = z.object({});
