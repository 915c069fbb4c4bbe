import { z } from 'zod';
import { paperShape } from '#app/features/complaints/pieces/paper-form.ts';
import { fieldOf } from '#app/forms/field-of.ts';
import { phoneField } from '#app/forms/fields/phone-field.ts';
import { fileComplaint } from '#contract/complaints.ts';
import { nearDays } from '#domain/time/near-day.ts';
import type { Day } from '#domain/time/zone.ts';
import { checkDate } from '#domain/validation/date.ts';

const { kind, subject, what, loss, demand, representative } = fileComplaint.body.shape;

/** A complaint as its template asks for it. @param today the last day on which something can have happened */
export function newComplaintForm(today: Day) {
  const { min } = nearDays(new Date(`${today}T00:00:00Z`));
  return z.object({
    kind,
    subject,
    happened_on: fieldOf((text) => {
      const problem = checkDate(text, { min, max: today });
      return problem ? { ok: false as const, problem } : { ok: true as const, value: text };
    }),
    what,
    loss,
    demand,
    representative,
    phone: phoneField.optional(),
    ...paperShape,
  });
}
export type NewComplaintFields = z.input<ReturnType<typeof newComplaintForm>>;
