import { z } from 'zod';
import { fieldOf } from '#app/forms/field-of.ts';
import { phoneField } from '#app/forms/fields/phone-field.ts';
import { fileComplaint } from '#contract/complaints.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { nearDays } from '#domain/time/near-day.ts';
import type { Day } from '#domain/time/zone.ts';
import { checkDate } from '#domain/validation/date.ts';

const { kind, what, loss, demand, representative } = fileComplaint.body.shape;

/** A complaint as its template asks for it. @param today the last day on which something can have happened */
export function newComplaintForm(today: Day) {
  const { min } = nearDays(new Date(`${today}T00:00:00Z`));
  return z.object({
    kind,
    /** `order/<id>` or `project/<id>`; nothing: it is about none. */
    subject: z
      .string()
      .max(60, { error: 'validator.error_option' })
      .regex(/^(?:order|project)\/[0-9a-f-]{36}$/, { error: 'validator.error_option' })
      .optional(),
    happened_on: fieldOf((text) => {
      const problem = checkDate(text, { min, max: today });
      return problem ? { ok: false as const, problem } : { ok: true as const, value: text };
    }),
    what,
    loss,
    demand,
    representative,
    phone: phoneField.optional(),
  });
}
export type NewComplaintFields = z.input<ReturnType<typeof newComplaintForm>>;
type Typed = z.output<ReturnType<typeof newComplaintForm>>;

/** What the form says, as the call takes it. */
export function complaintBody({ subject, ...typed }: Typed): BodyOf<typeof fileComplaint> {
  const [type, id = ''] = subject?.split('/') ?? [];
  return { ...typed, ...(type === 'order' || type === 'project' ? { subject: { type, id } } : {}) };
}
