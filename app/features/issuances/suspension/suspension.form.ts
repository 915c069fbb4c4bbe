import { z } from 'zod';
import { fieldOf } from '#app/forms/field-of.ts';
import { suspendIssuance } from '#contract/campaigns.ts';
import { checkDate } from '#domain/validation/date.ts';

/** Until when, and why; the bounds of the day are the API's. */
export const suspensionForm = z.object({
  last_day: fieldOf((text) => {
    const problem = checkDate(text);
    return problem ? { ok: false as const, problem } : { ok: true as const, value: text };
  }),
  reason: suspendIssuance.body.shape.reason,
});
export type SuspensionFields = z.input<typeof suspensionForm>;
