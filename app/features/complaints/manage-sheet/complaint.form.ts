import { z } from 'zod';
import { fieldOf } from '#app/forms/field-of.ts';
import {
  admitComplaint,
  askComplainant,
  decideComplaint,
  delayComplaint,
  dismissComplaint,
} from '#contract/complaints.ts';
import { checkDate } from '#domain/validation/date.ts';

export const admitForm = admitComplaint.body;
export const dismissForm = dismissComplaint.body;
export const askForm = askComplainant.body;
/** Why, and to which day; the bounds of the day are the API's. */
export const delayForm = z.object({
  decide_on: fieldOf((text) => {
    const problem = checkDate(text);
    return problem ? { ok: false as const, problem } : { ok: true as const, value: text };
  }),
  reason: delayComplaint.body.shape.reason,
});
export type DelayFields = z.input<typeof delayForm>;
export const decideForm = decideComplaint.body;
