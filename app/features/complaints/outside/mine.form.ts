import { paperShape } from '#app/features/complaints/pieces/paper-form.ts';
import {
  proveOutsideComplaint,
  replyOutsideComplaint,
  withdrawOutsideComplaint,
} from '#contract/outside-complaints.ts';

/* What can be said by a mailed link. */
export const proveForm = proveOutsideComplaint.body;
export const replyForm = replyOutsideComplaint.body.extend(paperShape);
export const withdrawForm = withdrawOutsideComplaint.body;
