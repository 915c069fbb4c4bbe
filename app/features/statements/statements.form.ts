import { z } from 'zod';
import { checked, flag } from '#app/forms/checked.ts';
import { fieldOf } from '#app/forms/field-of.ts';
import { checkEmail } from '#domain/validation/contact.ts';
import { checkDate } from '#domain/validation/date.ts';

export const importForm = z.object({
  statement: z
    .instanceof(File, { error: 'validator.error_null' })
    .refine((file) => file.size > 0, { error: 'validator.error_file_empty' }),
});

/** The four ways out of the queue, by the intent of their form. */
export const assignForm = z.object({ reference: z.string().trim().min(3).max(40), return_difference: flag });
export const returnForm = z.object({
  sent_on: fieldOf((text) => {
    const problem = checkDate(text);
    return problem ? { ok: false as const, problem } : { ok: true as const, value: text };
  }),
  bank_reference: z.string().trim().min(3).max(60),
});
export const balanceForm = z.object({ email: checked(z.string().trim().max(254), checkEmail) });
export const dismissForm = z.object({ note: z.string().trim().min(5).max(500) });
