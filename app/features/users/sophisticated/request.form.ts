import { z } from 'zod';
import { reason } from '#contract/fields.ts';

export const refuseRequestForm = z.object({ reason });
export const grantRequestForm = z.object({});
