import { z } from 'zod';
import { replyToComplaint } from '#contract/complaints.ts';

/** An answer to what was asked. */
export const replyForm = replyToComplaint.body;
/** Taking it back. */
export const withdrawForm = z.object({});
