import { z } from 'zod';
import { paperShape } from '#app/features/complaints/pieces/paper-form.ts';
import { replyToComplaint } from '#contract/complaints.ts';

/** An answer to what was asked, and its papers. */
export const replyForm = replyToComplaint.body.extend(paperShape);
/** Taking it back. */
export const withdrawForm = z.object({});
